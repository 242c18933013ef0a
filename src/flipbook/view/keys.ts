import type { Direction } from '../engine/shapes.ts';
import { ownKeys, ownPresses } from './controls.ts';
import { canScroll, elementsBelow, isWithin } from './eventPath.ts';
import { hasRoomFor } from './scrollKeys.ts';

/** What a key requests of the book. */
export type KeyRequest = Direction | 'first' | 'last' | 'cancel' | 'scroll';

/** The request of each key in a book read from left to right; left and right are visual. Up and down scroll first. */
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
  Escape: 'cancel',
};

/** Whether it is one of the keys that turn to their own side, and scroll nothing. */
export function isSideways(key: string): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight';
}

/** The request of a key press for `book`, or `null` when it is not for the book. */
export function keyRequest(event: KeyboardEvent, book: Element, rightToLeft: boolean): KeyRequest | null {
  const { key } = event;
  const asked = Object.hasOwn(requests, key) ? requests[key] : undefined;
  if (!asked || event.defaultPrevented || event.isComposing) return null;
  const isShifted = event.shiftKey && key !== ' ';
  if (event.ctrlKey || event.altKey || event.metaKey || isShifted || !isWithin(event, book)) return null;
  const isTaken = (element: Element): boolean =>
    element.matches(key === ' ' ? `${ownKeys},${ownPresses}` : ownKeys) ||
    (isSideways(key) ? canScroll(element, true) : hasRoomFor(event, element));
  if (asked !== 'cancel' && elementsBelow(event, book).some(isTaken)) return null;
  if (rightToLeft && isSideways(key)) return asked === 'forward' ? 'back' : 'forward';
  return asked;
}
