import { canScroll } from './canScroll.ts';

const linePx = 40;
/** Share of the visible height that page keys scroll; the rest stays visible for context. */
const viewShare = 7 / 8;

/** The distance that a key scrolls, in px; negative is up. */
function distanceOf({ key, shiftKey }: KeyboardEvent, { clientHeight, scrollHeight }: Element): number {
  const viewPx = clientHeight * viewShare;
  if (key === 'ArrowUp' || key === 'ArrowDown') return key === 'ArrowUp' ? -linePx : linePx;
  if (key === 'Home' || key === 'End') return key === 'Home' ? -scrollHeight : scrollHeight;
  return key === 'PageUp' || shiftKey ? -viewPx : viewPx;
}

export function hasRoomFor(event: KeyboardEvent, element: Element): boolean {
  if (!canScroll(element, false)) return false;
  const { scrollTop, clientHeight, scrollHeight } = element;
  return distanceOf(event, element) < 0 ? scrollTop >= 1 : scrollTop + clientHeight <= scrollHeight - 1;
}

/**
 * Scrolls the focused page, else the first that can scroll (upwards the last). Returns whether it
 * used the key: a held key does not turn at the end of the page.
 */
export function scrollPages(event: KeyboardEvent, pages: readonly Element[]): boolean {
  // The DOM type is `EventTarget`, but a key press always has an element.
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
