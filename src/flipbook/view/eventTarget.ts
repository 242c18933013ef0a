import type { PointerKind } from '../engine/state.ts';
import type { ViewModel } from './bookSizes.ts';
import { canScroll } from './canScroll.ts';

/** After zooming out, browsers stop slightly off 1. */
const zoomedScale = 1.01;

/** Books, open dialogs and popovers own their events. `:is` ignores selectors that a browser lacks. */
export const eventOwners = ':is([data-flipbook],dialog[open],:popover-open)';

/** Whether an event happened in `root`, and not in another book, dialog or popover inside it. */
export function isWithin(event: Event, root: Element | null): boolean {
  return elementsOf(event).find((element) => element.matches(eventOwners)) === root;
}

/** Whether an event happened on the pages of a book, and not in another book inside it. */
export function isOnBook(event: Event, book: HTMLElement): boolean {
  return isWithin(event, book.parentElement) && event.composedPath().includes(book);
}

/** The elements of the event's path inside `top`, the innermost first. */
export function elementsBelow(event: Event, top: Element): readonly Element[] {
  const elements = elementsOf(event);
  return elements.slice(0, elements.indexOf(top));
}

export function elementsOf(event: Event): readonly Element[] {
  return event.composedPath().filter((step): step is Element => 'matches' in step);
}

const withRole = (roles: string): string => roles.replace(/\w+/g, '[role~=$&]').replaceAll(' ', ',');

/** Controls that handle pointers and arrow keys. Media count only with `controls`. */
const fields =
  'input,textarea,select,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),' +
  `[data-flip-ignore],${withRole('slider spinbutton textbox searchbox combobox scrollbar')}`;

/** Embedded documents. Only they receive the events of a mouse that enters them. */
const frames = 'iframe,object,embed';

/** Elements that handle presses themselves. */
export const ownPresses =
  `${fields},${frames},[draggable=true],a,area,button,label,summary,` +
  `${withRole('button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem')}`;

/** Elements that handle arrow keys themselves. */
export const ownKeys = `${fields},${withRole('tablist radiogroup listbox menu menubar toolbar grid tree')}`;

export function pointerKind({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Whether a press uses the main button without Ctrl and, with a mouse, without Shift, which selects text. */
export function isPrimaryPress(event: PointerEvent): boolean {
  const selects = pointerKind(event) === 'mouse' && event.shiftKey;
  return event.button === 0 && !event.ctrlKey && !selects;
}

export function isOnControl(event: Event, book: Element): boolean {
  return elementsBelow(event, book).some((element) => element.matches(ownPresses));
}

export function isOnFrame(event: Event): boolean {
  return elementsOf(event)[0]?.matches(frames) === true;
}

/**
 * Whether content uses the pointer itself, such as a canvas to draw on: it captures the pointer, or
 * has `touch-action: none`. A capture by the target of a finger or pen does not count, because
 * browsers always set it.
 */
function usesPointer(event: PointerEvent, book: Element): boolean {
  return elementsBelow(event, book).some((element, index) => {
    const captures = (index > 0 || event.pointerType === 'mouse') && element.hasPointerCapture(event.pointerId);
    return captures || getComputedStyle(element).touchAction === 'none';
  });
}

/**
 * Whether a press is not for the book: it belongs to content that handles presses itself (unless
 * `clickEventForward` is off) or to a scroll bar, or the book is in an ignored element.
 */
export function keepsPress(event: PointerEvent, book: Element, { clickEventForward }: ViewModel): boolean {
  const isIgnored = book.closest('[data-flip-ignore]') !== null;
  const isForContent = clickEventForward && (isOnControl(event, book) || usesPointer(event, book));
  return isIgnored || isForContent || isOnScrollbar(event);
}

export function isControlAt(book: Element, { clientX, clientY }: MouseEvent): boolean {
  // The DOM type is `Node`, but the root of a rendered element is a document or a shadow root.
  const root = book.getRootNode() as Document | ShadowRoot;
  const control = root.elementFromPoint(clientX, clientY)?.closest(ownPresses);
  return control != null && book.contains(control);
}

/** Whether an event happened on a scroll bar: outside the client area of its target. */
export function isOnScrollbar(event: MouseEvent): boolean {
  // The DOM type is `EventTarget`, but a pointer event always has an element.
  const element = event.composedPath()[0] as Element;
  const { clientWidth, clientHeight, clientLeft } = element;
  // In right-to-left text, the scroll bar lies between the left border and the client area.
  const leftBarPx = clientLeft - Number.parseFloat(getComputedStyle(element).borderLeftWidth);
  const isBeside = (event.offsetX >= 0 && event.offsetX < leftBarPx) || event.offsetX > leftBarPx + clientWidth;
  // Check `overflow`, too, because text in an SVG is larger than its client area, in the SVG's units.
  return (
    (isBeside && clientWidth > 0 && canScroll(element, false)) ||
    (event.offsetY > clientHeight && clientHeight > 0 && canScroll(element, true))
  );
}

/** Whether a finger or pen pans instead of turning. */
export function isPan(press: PointerEvent, pointer: PointerKind, book: Element): boolean {
  if (pointer === 'mouse') return false;
  const scrollsSideways = pointer === 'touch' && elementsBelow(press, book).some((element) => canScroll(element, true));
  return scrollsSideways || isZoomed();
}

export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > zoomedScale;
}
