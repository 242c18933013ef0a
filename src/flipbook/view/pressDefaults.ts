import { elementsBelow, isOnBook } from './eventTarget.ts';

/**
 * Repeats a click that missed the pressed page. When a finger's release begins a turn, the browser
 * sends the click to the page that the turn reveals.
 */
export function createPressClick(book: HTMLElement) {
  let page: Element | undefined;
  let target: EventTarget | undefined;
  const click = {
    /** Whether the next click ends a drag, so that no element may receive it. */
    isSwallowed: false,
    note(press: PointerEvent): void {
      page = elementsBelow(press, book).at(-1);
      target = press.composedPath()[0];
    },
    forget(): void {
      page = undefined;
    },
    /** Whether an event and its press were on different pages. Always false for a click by key. */
    isOnOtherPage(event: MouseEvent): boolean {
      const eventPage = event.composedPath().includes(book) ? elementsBelow(event, book).at(-1) : undefined;
      return event.detail > 0 && page !== undefined && eventPage !== undefined && eventPage !== page;
    },
    /** Swallows a drag's click. If a click missed the pressed page, clicks the pressed element. */
    onClick(event: MouseEvent): void {
      if (!isOnBook(event, book)) return;
      const { isSwallowed } = click;
      const isMissed = click.isOnOtherPage(event);
      click.isSwallowed = false;
      if (!(isSwallowed || isMissed)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isSwallowed)
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    },
  };
  return click;
}

export function selectsIn(book: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(book, true);
}

export function createTextSelection() {
  /** Whether a press of the current click or double click was on text. */
  let isTextPressed = false;
  const selection = {
    /** Whether the pressed mouse must not select. */
    isPrevented: false,
    /**
     * Prevents a selection by a press that may fold a page. The second press of a double click on
     * text turns nothing, because the browser selects the word.
     * @returns whether it is such a second press
     */
    decide(press: MouseEvent, mayDrag: boolean): boolean {
      const isSecond = press.detail > 1;
      const isText = isOnText(press);
      isTextPressed = isText || (isSecond && isTextPressed);
      const selectsWord = isSecond && isTextPressed;
      selection.isPrevented = selectsWord ? !isText : mayDrag;
      return selectsWord;
    },
  };
  return selection;
}

function isOnText(event: MouseEvent): boolean {
  // The DOM type is `EventTarget`, but a mouse press always has an element.
  const element = event.composedPath()[0] as Element;
  if (getComputedStyle(element).userSelect === 'none') return false;
  const range = document.createRange();
  const { clientX: x, clientY: y } = event;
  return [...element.childNodes].some((node) => {
    range.selectNode(node);
    const lines = node.nodeType === 3 ? [...range.getClientRects()] : [];
    return lines.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  });
}
