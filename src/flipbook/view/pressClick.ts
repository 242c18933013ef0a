import { elementsBelow, isOnBook } from './eventPath.ts';

/**
 * The click that the browser makes of a press. A finger's comes when its page has begun to turn: the browser looks anew what
 * lies there, and aims it at the page that has come to light.
 */
export function createPressClick(book: HTMLElement) {
  let page: Element | undefined;
  let target: EventTarget | undefined;
  const click = {
    /** Whether the next one belongs to a drag, and is swallowed. */
    isSwallowed: false,
    note(press: PointerEvent): void {
      page = elementsBelow(press, book).at(-1);
      target = press.composedPath()[0];
    },
    forget(): void {
      page = undefined;
    },
    /** Whether an event of the press happened on another page. A click by a key is none of its events. */
    isMissedBy(event: MouseEvent): boolean {
      const other = event.composedPath().includes(book) ? elementsBelow(event, book).at(-1) : undefined;
      return event.detail > 0 && page !== undefined && other !== undefined && other !== page;
    },
    /** Keeps a click on the book from what it is aimed at; one that missed its page is made again on what was pressed. */
    onClick(event: MouseEvent): void {
      const { isSwallowed } = click;
      const isMissed = click.isMissedBy(event);
      click.isSwallowed = false;
      if (!(isSwallowed || isMissed) || !isOnBook(event, book)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isSwallowed)
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    },
  };
  return click;
}
