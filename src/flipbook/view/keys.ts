import type { Direction } from '../engine/shapes.ts';
import { canScroll } from './canScroll.ts';
import { elementsBelow, elementsOf, eventOwners, isWithin, ownKeys, ownPresses } from './eventTarget.ts';
import { isPlainKey } from './isPlainKey.ts';
import { canScrollByKey } from './scrollKeys.ts';

export type KeyRequest = Direction | 'first' | 'last' | 'scroll';

/** The requests of a left-to-right book. A right-to-left book swaps the left and right arrows. */
const requests: Readonly<Record<string, KeyRequest>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'back',
  PageDown: 'forward',
  Home: 'first',
  End: 'last',
  ArrowUp: 'scroll',
  ArrowDown: 'scroll',
  ' ': 'scroll',
};

export function isSideways(key: string): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight';
}

export function keyRequest(event: KeyboardEvent, book: Element, rightToLeft: boolean): KeyRequest | null {
  const { key, shiftKey } = event;
  const request = requests[key];
  if (!request || !isPlainKey(event) || (shiftKey && key !== ' ')) return null;
  const part = partOf(event, book);
  const isTaken = (element: Element): boolean =>
    element.matches(key === ' ' ? `${ownKeys},${ownPresses}` : ownKeys) ||
    (isSideways(key) ? canScroll(element, true) : canScrollByKey(event, element));
  if (!part || elementsBelow(event, part).some(isTaken)) return null;
  // A control outside the book keeps its keys if it handles them itself, or is part of a widget that
  // does, such as a tab list.
  if (part !== book && (isTaken(part) || part.closest(ownKeys))) return null;
  if (rightToLeft && isSideways(key)) return request === 'forward' ? 'back' : 'forward';
  return request;
}

/** The book, or an element that controls it by `aria-controls`, in which an event happened. */
function partOf(event: Event, book: Element): Element | undefined {
  if (isWithin(event, book)) return book;
  const controls = (element: Element): boolean =>
    book.id !== '' && element.getAttribute('aria-controls')?.split(/\s+/).includes(book.id) === true;
  const owner = elementsOf(event).find((element) => element.matches(eventOwners) || controls(element));
  return owner && controls(owner) ? owner : undefined;
}
