import { type MouseEvent, type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useFlipbook } from '../../useFlipbook.ts';
import { type PartProps, renderPart } from './renderPart.tsx';
import { endOrphan, isFilled, subscribeToFilled, toggleFilled } from './view/fillScreen.ts';

export interface FullscreenState {
  /** Whether an element of the document fills the screen or the window. */
  readonly active: boolean;
}

/** The props of {@link Fullscreen}. Its label is `children`. */
export type FullscreenProps = PartProps<'button', FullscreenState> & {
  /** The element that fills the screen, for example around flipbook and toolbar. @default the flipbook */
  target?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Enters and leaves full screen. Focus stays on the button, or moves to the flipbook while the
 * button is hidden. Without the Fullscreen API, as on iPhones, the element fills the window. Escape
 * ends that, and so does the button, which moves to a corner if the element does not contain it.
 * Renders nothing on servers.
 */
export function Fullscreen({ target, ...props }: FullscreenProps) {
  const handle = useFlipbook(({ book }) => book);
  const active = useSyncExternalStore(subscribeToFilled, isFilled, () => null);
  useEffect(() => endOrphan, []);
  if (active === null) return null;
  return renderPart({
    tag: 'button',
    props,
    state: { active },
    partProps: {
      type: 'button',
      children: 'full screen',
      'aria-pressed': active,
      onClick: ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
        const book = handle?.getElement();
        const element = target?.current ?? book;
        if (element) toggleFilled({ element, button, book: book ?? element });
      },
    },
  });
}
