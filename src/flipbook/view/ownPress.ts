/** Presses on these are the page's own. */
const ownPresses =
  'a, button, input, textarea, select, label, summary, audio, video, [contenteditable]:not([contenteditable="false"]), [data-flip-ignore]';

/** The elements from where an event happened up to `book`, without it. */
function elementsBelow(event: Event, book: Element): Element[] {
  const path = event.composedPath();
  // DOM edge: below an element there are only elements, and the roots of shadows.
  return path.slice(0, path.indexOf(book)).filter((step) => 'matches' in step) as Element[];
}

/** Whether the event happened on something that has a use for presses. */
export function isOwnPress(event: Event, book: Element): boolean {
  return elementsBelow(event, book).some((element) => element.matches(ownPresses));
}

/** Whether it happened in something that can be scrolled sideways, as a page is turned. */
export function scrollsSideways(event: Event, book: Element): boolean {
  return elementsBelow(event, book).some(
    (element) => element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
}

/** Whether it happened on a scrollbar: outside what its element has room for. */
export function isOnScrollbar(event: MouseEvent): boolean {
  // DOM edge: pointers press elements.
  const element = event.composedPath()[0] as Element;
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  return (
    (scrollHeight > clientHeight && event.offsetX > clientWidth && clientWidth > 0) ||
    (scrollWidth > clientWidth && event.offsetY > clientHeight && clientHeight > 0)
  );
}
