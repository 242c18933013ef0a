import { targetOf } from '../../../engine/run.ts';
import { turnTo } from '../../../engine/spreads.ts';
import { canScroll, canScrollFarther } from '../../../view/canScroll.ts';
import { elementsBelow, elementsOf, isOnBook } from '../../../view/eventTarget.ts';
import type { ConnectedBook } from '../../../view/listen.ts';
import { addMove, directionOf, isFarEnough, isSideways, type WheelGesture, type WheelMove } from '../wheelGesture.ts';

/** The length of a wheel unit, in px, by `deltaMode`: a pixel, a line, a page. */
const unitsPx = [1, 16, 400] as const;

/**
 * Turns a page for each gesture of the wheel on the book, until `signal` aborts. A gesture that
 * scrolls the window keeps scrolling it when the book moves under the pointer.
 * @internal the book calls it
 */
export function listenToWheel({ book, store }: ConnectedBook, signal: AbortSignal): void {
  let gesture: WheelGesture | null = null;

  function onWheel(event: WheelEvent): void {
    const move = moveOf(event);
    if (!(move.x || move.y)) return;
    gesture = addMove(gesture, move);
    if (isTaken(event)) gesture = { ...gesture, role: 'elsewhere' };
    else if (gesture.role === 'open') gesture = { ...gesture, role: nextRole(gesture, event) };
    if ((gesture.role === 'open' || gesture.role === 'spent') && event.cancelable) event.preventDefault();
  }

  /** Whether the event is not for the book, or the book ignores input. */
  function isTaken(event: WheelEvent): boolean {
    const { frozen, useMouseEvents } = store.model;
    // With a modifier, the wheel zooms or goes back in history.
    const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
    if (frozen || !useMouseEvents || isShortcut || event.defaultPrevented || !isOnBook(event, book)) return true;
    return elementsOf(event).some((element) => element.matches('[data-flip-ignore]'));
  }

  /** The role of an open gesture after an event. Requests a turn once the gesture has gone far enough. */
  function nextRole(openGesture: WheelGesture, event: WheelEvent): WheelGesture['role'] {
    const { state, model } = store;
    const to = directionOf(openGesture, model.rightToLeft);
    // At the end of the book, its surroundings scroll.
    const canTurn = turnTo({ from: targetOf(state), to, corner: 'bottom' }, model) !== null;
    if (!canTurn || elementsBelow(event, book).some((element) => canScrollOn(openGesture, element))) return 'scroll';
    if (!isFarEnough(openGesture)) return 'open';
    void store.request({ to, reason: 'wheel' });
    return 'spent';
  }

  // Not passive, because it prevents scrolling.
  book.addEventListener('wheel', onWheel, { signal, passive: false });
  // Passive, so that the window scrolls without waiting for the listener.
  const onWheelBeside = (event: WheelEvent): void => {
    if (!event.composedPath().includes(book)) onWheel(event);
  };
  window.addEventListener('wheel', onWheelBeside, { signal, capture: true, passive: true });
}

function moveOf({ deltaX, deltaY, deltaMode, timeStamp: timeMs }: WheelEvent): WheelMove {
  const unitPx = unitsPx[deltaMode] ?? 1;
  return { x: deltaX * unitPx, y: deltaY * unitPx, timeMs };
}

function canScrollOn(gesture: WheelGesture, element: Element): boolean {
  if (!isSideways(gesture)) return canScrollFarther(element, gesture.y < 0);
  if (!canScroll(element, true)) return false;
  const { scrollLeft, scrollWidth, clientWidth } = element;
  // In right-to-left text, positions count down from 0 at the right end.
  const leftEnd = getComputedStyle(element).direction === 'rtl' ? clientWidth - scrollWidth : 0;
  const fromLeftPx = scrollLeft - leftEnd;
  return gesture.x < 0 ? fromLeftPx >= 1 : fromLeftPx + clientWidth <= scrollWidth - 1;
}
