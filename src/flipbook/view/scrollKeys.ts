import { canScroll } from './eventTarget.ts';

/** How far an arrow key scrolls, in px. */
const linePx = 40;
/** How much of what is seen the page keys scroll by: the rest stays, to read on from. */
const viewShare = 7 / 8;

/** How far a key scrolls an element down, in px; negative: up. */
function distanceOf({ key, shiftKey }: KeyboardEvent, { clientHeight, scrollHeight }: Element): number {
  const viewPx = clientHeight * viewShare;
  if (key === 'ArrowUp' || key === 'ArrowDown') return key === 'ArrowUp' ? -linePx : linePx;
  if (key === 'Home' || key === 'End') return key === 'Home' ? -scrollHeight : scrollHeight;
  return key === 'PageUp' || shiftKey ? -viewPx : viewPx;
}

/** Whether an element has room left to scroll up or down as a key says. */
export function hasRoomFor(event: KeyboardEvent, element: Element): boolean {
  if (!canScroll(element, false)) return false;
  const { scrollTop, clientHeight, scrollHeight } = element;
  return distanceOf(event, element) < 0 ? scrollTop >= 1 : scrollTop + clientHeight <= scrollHeight - 1;
}

/**
 * Scrolls the open page that holds the focus; without one the first that can, upwards the last. Returns whether the key
 * is used up: one that is held down does not turn where the page ends.
 */
export function scrollPages(event: KeyboardEvent, pages: readonly Element[]): boolean {
  // DOM edge: keys are pressed on elements.
  const focused = pages.filter((page) => page.contains(event.composedPath()[0] as Element));
  const scrollers = (focused.length > 0 ? focused : pages).flatMap(
    (page) => [...page.querySelectorAll('*')].find((element) => canScroll(element, false)) ?? [],
  );
  const able = scrollers.filter((scroller) => hasRoomFor(event, scroller));
  const [first] = able;
  const scroller = first && distanceOf(event, first) < 0 ? able.at(-1) : first;
  scroller?.scrollBy(0, distanceOf(event, scroller));
  return scroller !== undefined || (event.repeat && scrollers.length > 0);
}
