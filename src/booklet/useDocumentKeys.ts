import { type RefObject, useEffect } from 'react';
import { scrollPages } from '../flipbook/view/scrollKeys.ts';
import type { PageTurner } from './PageTurner.ts';

/** Keys that scroll, and whether they go up. */
const scrollKeys: ReadonlyMap<string, boolean> = new Map([
  ['ArrowUp', true],
  ['ArrowDown', false],
  ['PageUp', true],
  ['PageDown', false],
  [' ', false],
]);

/** Lengths of a scrolled window are rounded. */
const slackPx = 1;

/**
 * Takes keys while focus is on the document, or on an element that only a script can focus, such as a heading: the left
 * and right arrows turn pages, others scroll the open page. Where that cannot scroll, or the end of it that is scrolled to
 * is not in sight yet, the browser scrolls the window. Inside the book the book's own keys count.
 */
export function useDocumentKeys(root: RefObject<HTMLElement | null>, turner: RefObject<PageTurner | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
      if (!(target instanceof HTMLElement) || target.tabIndex >= 0 || root.current?.contains(target)) return;
      if (key === 'ArrowRight') turner.current?.turn('forward', 'bottom');
      else if (key === 'ArrowLeft') turner.current?.turn('back', 'bottom');
      else if (!scrollPages(event, scrollablePages(root.current, key))) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root, turner]);
}

/** The open pages that a key scrolls before the window. */
function scrollablePages(root: HTMLElement | null, key: string): readonly Element[] {
  const isUp = scrollKeys.get(key);
  if (isUp === undefined || !root) return [];
  return [...root.querySelectorAll('article')].filter((page) => {
    const { top, bottom } = page.getBoundingClientRect();
    const isEndInSight = isUp ? top >= -slackPx : bottom <= window.innerHeight + slackPx;
    return isEndInSight && !page.closest('[hidden]');
  });
}
