import type { PointerKind } from '../engine/state.ts';
import type { ViewModel } from './bookSizes.ts';

/** Zoomed out again, browsers stop a little beside 1. */
const zoomedScale = 1.01;

/** What has the events in it to itself: a book, a dialog or popover that is open. `:is` forgives what a browser does not know. */
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

/** Elements that are found by one of these roles. */
const withRole = (roles: string): string => roles.replace(/\w+/g, '[role~=$&]').replaceAll(' ', ',');

/** What uses presses and arrow keys itself. Media without a bar of controls is a picture. */
const fields = `input,textarea,select,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[data-flip-ignore],${withRole('slider spinbutton textbox searchbox combobox scrollbar')}`;

/** Documents of their own. A mouse that goes into one is heard there alone. */
const frames = 'iframe,object,embed';

/** Presses on these are the page's own. */
export const ownPresses = `${fields},${frames},[draggable=true],a,area,button,label,summary,${withRole('button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem')}`;

/** Arrow keys in these are the page's own. */
export const ownKeys = `${fields},${withRole('tablist radiogroup listbox menu menubar toolbar grid tree')}`;

/** The kind of a pointer; one that is of none is a mouse. */
export function pointerKind({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Whether a press is the primary one, and no shortcut; with Shift held, a mouse selects text. */
export function isPrimaryPress(event: PointerEvent): boolean {
  const selects = pointerKind(event) === 'mouse' && event.shiftKey;
  return event.button === 0 && !event.ctrlKey && !selects;
}

/** Whether the event happened on an element that uses presses itself. */
export function isOwnPress(event: Event, book: Element): boolean {
  return elementsBelow(event, book).some((element) => element.matches(ownPresses));
}

/** Whether an event happened on a document that a page shows. */
export function isOnFrame(event: Event): boolean {
  return elementsOf(event)[0]?.matches(frames) === true;
}

/** Whether a press is the page's: on a control, unless those give theirs away, on a scrollbar, or of what is around the book. */
export function keepsPress(event: PointerEvent, book: Element, { clickEventForward }: ViewModel): boolean {
  const isIgnored = book.closest('[data-flip-ignore]') !== null;
  return isIgnored || (clickEventForward && isOwnPress(event, book)) || isOnScrollbar(event);
}

/** Whether a control of the book is drawn at the place of an event by now. */
export function showsControl(book: Element, { clientX, clientY }: MouseEvent): boolean {
  // DOM edge: what is drawn has a document or a shadow root.
  const root = book.getRootNode() as Document | ShadowRoot;
  const control = root.elementFromPoint(clientX, clientY)?.closest(ownPresses);
  return control != null && book.contains(control);
}

/** Whether it happened on a scrollbar: outside its element's client area. */
export function isOnScrollbar(event: MouseEvent): boolean {
  // DOM edge: pointers press elements.
  const element = event.composedPath()[0] as Element;
  const { clientWidth, clientHeight, clientLeft } = element;
  // In right-to-left text the bar is on the left, and is what there is beside the border before the client area.
  const left = clientLeft - Number.parseFloat(getComputedStyle(element).borderLeftWidth);
  const isBeside = (event.offsetX >= 0 && event.offsetX < left) || event.offsetX > left + clientWidth;
  // Having more in it than it shows is not enough: so has text of a drawing, which is measured in the drawing's own units.
  return (
    (isBeside && clientWidth > 0 && canScroll(element, false)) ||
    (event.offsetY > clientHeight && clientHeight > 0 && canScroll(element, true))
  );
}

/**
 * Whether the browser moves what is seen with a press: with a finger or a pen the part of the page that a zoomed window
 * shows, with a finger also a part of the page that scrolls sideways.
 */
export function pans(press: PointerEvent, pointer: PointerKind, book: Element): boolean {
  if (pointer === 'mouse') return false;
  const scrollsSideways = pointer === 'touch' && elementsBelow(press, book).some((element) => canScroll(element, true));
  return scrollsSideways || isZoomed(book.ownerDocument.defaultView);
}

/** Whether the window shows a part of its page only, zoomed with two fingers: one finger then moves that part. */
export function isZoomed(window: Window | null): boolean {
  return (window?.visualViewport?.scale ?? 1) > zoomedScale;
}
