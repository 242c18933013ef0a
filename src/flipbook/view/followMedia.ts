import type { Controller } from './controller.ts';

/**
 * Pauses media as their page turns away, and resumes them as a turn back to it starts.
 * @returns a function to call when other pages may be open
 */
export function followMedia(
  { book, store }: Pick<Controller, 'book' | 'store'>,
  isOn: () => boolean,
  signal: AbortSignal,
): () => void {
  const pausedHere = new WeakSet<HTMLMediaElement>();
  const update = (): void => {
    if (!isOn()) return;
    const open = store.openPageBoxes();
    for (const media of book.querySelectorAll<HTMLMediaElement>('audio,video')) {
      const isOpen = open.some((page) => page.contains(media));
      if (!isOpen && !media.paused) {
        media.pause();
        pausedHere.add(media);
      }
      // The browser may refuse: it allows no sound before the visitor's first press.
      if (isOpen && pausedHere.delete(media)) media.play().catch(() => undefined);
    }
  };
  // Media with `autoplay` start when they have loaded. The event does not bubble.
  book.addEventListener('play', update, { signal, capture: true });
  return update;
}
