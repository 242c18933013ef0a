import type { Direction } from '../engine/shapes.ts';
import { ownKeys } from './controls.ts';
import { canScroll, elementsBelow, isWithin } from './eventPath.ts';

/** What a key requests of the book. */
export type KeyRequest = Direction | 'first' | 'last' | 'cancel';

/** The request of each key in a book read from left to right; left and right are visual. */
const requests: Readonly<Record<string, KeyRequest>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'back',
  PageDown: 'forward',
  Home: 'first',
  End: 'last',
  Escape: 'cancel',
};

/** The request of a key press for `book`, or `null` when it is not for the book. */
export function keyRequest(event: KeyboardEvent, book: Element, rightToLeft: boolean): KeyRequest | null {
  const { key } = event;
  const asked = Object.hasOwn(requests, key) ? requests[key] : undefined;
  if (!asked || event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !isWithin(event, book)) return null;
  const isSideways = key.startsWith('Arrow');
  const isTaken = (element: Element): boolean => element.matches(ownKeys) || canScroll(element, isSideways);
  if (asked !== 'cancel' && elementsBelow(event, book).some(isTaken)) return null;
  if (rightToLeft && isSideways) return asked === 'forward' ? 'back' : 'forward';
  return asked;
}
