import { type RefObject, useLayoutEffect } from 'react';
import { ownKeys, scrollPages } from 'react-page-turn';
import type { PageTurner } from './Booklet.tsx';
import { slackPx } from './ScrollArea.tsx';

const upKeys = ['ArrowUp', 'PageUp', 'Home'];
const downKeys = ['ArrowDown', 'PageDown', 'End', ' '];

/**
 * Handles keys pressed on the document, on an element that only scripts focus, such as a heading,
 * or, in the text view, on the booklet's links and buttons. The left and right arrows turn the page
 * on that side. Other keys scroll an open page, or the window if no page can scroll or the page's
 * end is outside the window.
 */
export function useDocumentKeys(
  root: RefObject<HTMLElement | null>,
  turner: RefObject<PageTurner | null>,
  direction: 'rtl' | undefined,
) {
  // A layout effect, because React delays other effects until a screen's transition has ended.
  useLayoutEffect(() => {
    const [left, right] = direction === 'rtl' ? (['forward', 'back'] as const) : (['back', 'forward'] as const);
    const turns = new Map([
      ['ArrowLeft', left],
      ['ArrowRight', right],
    ]);
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
      if (belongsToControl(target, root.current)) return;
      const turn = turns.get(key);
      const flipbook = root.current?.querySelector('[data-flipbook]');
      // The flipbook handles the key itself, because it knows when a held key may turn again.
      if (turn && flipbook) flipbook.dispatchEvent(new KeyboardEvent('keydown', event));
      else if (turn) turner.current?.turn(turn, 'bottom');
      else if (!scrollPages(event, scrollablePages(root.current, key))) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, turner, direction]);
}

/** Whether keys on `target` belong to the flipbook, a field, or a control outside the booklet. */
function belongsToControl(target: EventTarget | null, booklet: Element | null): boolean {
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
