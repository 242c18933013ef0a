import { type MouseEvent, type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useFlipbook } from '../../useFlipbook.ts';
import { drawPart, type PartProps } from './drawPart.tsx';
import { endOrphan, isFilled, subscribeToFilled, toggleFilled } from './view/fillScreen.ts';

export interface FullscreenState {
  /** Whether an element of the page fills the screen or the window. */
  readonly active: boolean;
}

/** The props of {@link Fullscreen}. Its text is `children`. */
export type FullscreenProps = PartProps<'button', FullscreenState> & {
  /** The element that fills the screen, such as one around book and toolbar. @default the book */
  target?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Lets the book fill the screen, and ends it. The focus stays on the button, or is in the book while that hides the button. Where a
 * browser has no full screen, as on iPhones, the book fills the window; Escape and the button, which is then in a corner, lead back.
 * On servers there is no button.
 */
export function Fullscreen({ target, ...props }: FullscreenProps) {
  const handle = useFlipbook(({ book }) => book);
  const active = useSyncExternalStore(subscribeToFilled, isFilled, () => null);
  useEffect(() => endOrphan, []);
  if (active === null) return null;
  return drawPart({
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
