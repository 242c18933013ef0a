import type { Direction } from '../engine/shapes.ts';
import { isWithin } from './isWithin.ts';

/** What a key asks of the book. */
export type KeyRequest = Direction | 'first' | 'last' | 'cancel';

/** Elements that use the arrow keys themselves. */
const ownKeys =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [role="slider"], [role="spinbutton"], [role="textbox"], [role="combobox"], [role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"], [role="menubar"], [role="toolbar"], [role="grid"], [role="tree"], [data-flip-ignore]';

/** What each key asks for in a book read from left to right; left and right are visual. */
const requests: Readonly<Record<string, KeyRequest>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'back',
  PageDown: 'forward',
  Home: 'first',
  End: 'last',
  Escape: 'cancel',
};

/** Whether `element`, or what it lies in within `book`, can be scrolled by the key. */
function scrolls(element: Element, book: Element, key: string): boolean {
  if (key === 'Escape') return false;
  const sideways = key.startsWith('Arrow');
  for (let box: Element | null = element; box && box !== book; box = box.parentElement) {
    const room = sideways ? box.scrollWidth > box.clientWidth : box.scrollHeight > box.clientHeight;
    const { overflowX, overflowY } = getComputedStyle(box);
    if (room && /auto|scroll/.test(sideways ? overflowX : overflowY)) return true;
  }
  return false;
}

/** What a key press asks of `book`, or `null` when it is not the book's. */
export function keyRequest(event: KeyboardEvent, book: Element, rightToLeft: boolean): KeyRequest | null {
  const { key } = event;
  const asked = Object.hasOwn(requests, key) ? requests[key] : undefined;
  if (!asked || event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !isWithin(event, book)) return null;
  // DOM edge: keys go to elements.
  const target = event.composedPath()[0] as Element;
  if (asked !== 'cancel' && (target.closest(ownKeys) || scrolls(target, book, key))) return null;
  if (rightToLeft && key.startsWith('Arrow')) return asked === 'forward' ? 'back' : 'forward';
  return asked;
}
