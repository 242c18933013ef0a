/** What has the events in it to itself: a book, a dialog or popover that is open. `:is` forgives what an engine does not know. */
export const owners = ':is([data-flipbook],dialog[open],:popover-open)';

/** Whether an event happened in `root`, and not in another book, nor in a dialog or popover that is open there. */
export function isWithin(event: Event, root: Element | null): boolean {
  return elementsOf(event).find((element) => element.matches(owners)) === root;
}

/** Whether an event happened on the pages of a book, whose box is `book`. */
export function isOnBook(event: Event, book: HTMLElement): boolean {
  return isWithin(event, book.parentElement) && event.composedPath().includes(book);
}

/** The elements from where an event happened up to `top`, without it. */
export function elementsBelow(event: Event, top: Element): readonly Element[] {
  const elements = elementsOf(event);
  return elements.slice(0, elements.indexOf(top));
}

/** The elements on an event's path. A check by class would fail for those of another window. */
export function elementsOf(event: Event): readonly Element[] {
  return event.composedPath().filter((step): step is Element => 'matches' in step);
}

/** Whether an element can be scrolled: sideways, or up and down. */
export function canScroll(element: Element, isSideways: boolean): boolean {
  // Cheap questions first: few elements have more in them than they show.
  return isSideways
    ? element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)
    : element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
}
