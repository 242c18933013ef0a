import type { PointerKind } from '../engine/state.ts';
import { canScroll, elementsBelow } from './eventPath.ts';
import type { ViewModel } from './measure.ts';

/** Elements that are found by one of these roles. */
const withRole = (roles: string): string => roles.replace(/\w+/g, '[role~=$&]').replaceAll(' ', ',');

/** What uses presses and arrow keys itself. Media without a bar of controls is a picture. */
const fields = `input,textarea,select,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[data-flip-ignore],${withRole('slider spinbutton textbox searchbox combobox scrollbar')}`;

/** Presses on these are the page's own. */
export const ownPresses = `${fields},a,area,button,label,summary,${withRole('button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem')}`;

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

/** Whether a press is the page's: on a control, unless those give theirs away, or on a scrollbar. */
export function keepsPress(event: PointerEvent, book: Element, { clickEventForward }: ViewModel): boolean {
  return (clickEventForward && isOwnPress(event, book)) || isOnScrollbar(event);
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
