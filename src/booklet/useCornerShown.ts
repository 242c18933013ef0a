import { type RefObject, useEffect } from 'react';
import type { FlipbookHandle } from 'react-page-turn';
import { deviceMemory } from '../visit/deviceMemory.ts';

/** The book has been seen by then, and is not yet forgotten. */
const waitMs = 1200;
const inputs = ['pointerdown', 'keydown', 'wheel'] as const;

/** Lets the book show a corner once on a device, on the first visit; not to those who have begun to do something. */
export function useCornerShown(book: RefObject<FlipbookHandle | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || deviceMemory.read('corner') !== undefined) return;
    const over = new AbortController();
    const remember = () => deviceMemory.write('corner', 'shown');
    const timer = setTimeout(() => {
      remember();
      book.current?.showCorner('bottom', over.signal);
    }, waitMs);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    const cut = () => {
      remember();
      over.abort();
    };
    for (const type of inputs)
      document.addEventListener(type, cut, { signal: over.signal, capture: true, passive: true });
    return () => over.abort();
  }, [book, isWanted]);
}
