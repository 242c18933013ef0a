import { type RefObject, useEffect } from 'react';
import { ownKeys, scrollPages } from 'react-page-turn';
import type { PageTurner } from './Booklet.tsx';
import { slackPx } from './ScrollArea.tsx';

const upKeys = ['ArrowUp', 'PageUp', 'Home'];
const downKeys = ['ArrowDown', 'PageDown', 'End', ' '];

/**
 * Handles keys pressed on the document, or on an element that only scripts focus, such as a
 * heading. The left and right arrows turn the page on that side. Other keys scroll the open page,
 * or the window if that cannot scroll or its end is out of sight.
 */
export function useDocumentKeys(
  root: RefObject<HTMLElement | null>,
  turner: RefObject<PageTurner | null>,
  direction: 'rtl' | undefined,
) {
  useEffect(() => {
    const [left, right] = direction === 'rtl' ? (['forward', 'back'] as const) : (['back', 'forward'] as const);
    const turns = new Map([
      ['ArrowLeft', left],
      ['ArrowRight', right],
    ]);
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
      if (isTaken(target, root.current)) return;
      const to = turns.get(key);
      const flipbook = root.current?.querySelector('[data-flipbook]');
      // The flipbook turns as each turn lands while a key is held.
      if (to && flipbook) flipbook.dispatchEvent(new KeyboardEvent('keydown', event));
      else if (to) turner.current?.turn(to, 'bottom');
      else if (!scrollPages(event, scrollablePages(root.current, key))) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root, turner, direction]);
}

/** Whether keys on `target` belong to the flipbook, a field in it, or another control. */
function isTaken(target: EventTarget | null, booklet: Element | null): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (!booklet?.contains(target)) return target.tabIndex >= 0;
  return booklet.querySelector('[data-flipbook]') !== null || target.closest(ownKeys) !== null;
}

function scrollablePages(root: HTMLElement | null, key: string): readonly Element[] {
  const isUp = upKeys.includes(key);
  if (!root || !(isUp || downKeys.includes(key))) return [];
  return [...root.querySelectorAll('article')].filter((page) => {
    const { top, bottom } = page.getBoundingClientRect();
    const isEndVisible = isUp ? top >= -slackPx : bottom <= window.innerHeight + slackPx;
    return isEndVisible && !page.closest('[hidden]');
  });
}
