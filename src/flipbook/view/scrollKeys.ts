import { canScroll, canScrollFarther } from './canScroll.ts';

const linePx = 40;
/** The share of the visible height that page keys scroll. The rest stays visible for context. */
const viewShare = 7 / 8;

/** The distance that a key scrolls, in px; negative is up. */
function distanceOf({ key, shiftKey }: KeyboardEvent, { clientHeight, scrollHeight }: Element): number {
  const viewPx = clientHeight * viewShare;
  if (key === 'ArrowUp' || key === 'ArrowDown') return key === 'ArrowUp' ? -linePx : linePx;
  if (key === 'Home' || key === 'End') return key === 'Home' ? -scrollHeight : scrollHeight;
  return key === 'PageUp' || shiftKey ? -viewPx : viewPx;
}

export function canScrollByKey(event: KeyboardEvent, element: Element): boolean {
  return canScrollFarther(element, distanceOf(event, element) < 0);
}

/**
 * Scrolls the focused page. Without focus, scrolls the first page that can scroll down, or the last
 * one that can scroll up. Returns whether it used the key: a held key that has scrolled to the end
 * of its page does not turn that page.
 */
export function scrollPages(event: KeyboardEvent, pages: readonly Element[]): boolean {
  // The DOM type is `EventTarget`, but a key press always has an element.
  const focusedPages = pages.filter((page) => page.contains(event.composedPath()[0] as Element));
  const scrollers = (focusedPages.length > 0 ? focusedPages : pages).flatMap(
    (page) => [...page.querySelectorAll('*')].find((element) => canScroll(element, false)) ?? [],
  );
  const candidates = scrollers.filter((scroller) => canScrollByKey(event, scroller));
  const [first] = candidates;
  const scroller = first && distanceOf(event, first) < 0 ? candidates.at(-1) : first;
  scroller?.scrollBy(0, distanceOf(event, scroller));
  return scroller !== undefined || (event.repeat && scrollers.length > 0);
}
