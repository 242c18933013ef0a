import { type RefObject, useSyncExternalStore } from 'react';
import { useFlipbook } from '../../useFlipbook.ts';
import { drawPart, type PartProps } from './drawPart.tsx';

export interface FullscreenState {
  /** Whether something of the page fills the screen. */
  readonly active: boolean;
}

/** What {@link Fullscreen} takes. Its words are `children`. */
export type FullscreenProps = PartProps<'button', FullscreenState> & {
  /** What is to fill the screen, such as an element around book and toolbar. @default the book */
  target?: RefObject<Element | null> | undefined;
};

/** Lets the book fill the screen, and ends it. Where a browser cannot, and on servers, there is no button. */
export function Fullscreen({ target, ...props }: FullscreenProps) {
  const book = useFlipbook(({ book }) => book);
  const active = useSyncExternalStore(
    subscribe,
    () => (document.fullscreenEnabled ? document.fullscreenElement !== null : null),
    () => null,
  );
  if (active === null) return null;
  return drawPart({
    tag: 'button',
    props,
    state: { active },
    own: {
      type: 'button',
      children: 'full screen',
      'aria-pressed': active,
      onClick: () => {
        // A refusal is the browser's own, and says so itself.
        if (active) document.exitFullscreen().catch(() => {});
        else (target?.current ?? book?.getElement())?.requestFullscreen().catch(() => {});
      },
    },
  });
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
