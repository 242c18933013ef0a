import { elementsBelow, isOnBook } from './eventTarget.ts';

/** Repeats a click that missed its page: the browser sends a finger's click to the revealed page. */
export function createPressClick(book: HTMLElement) {
  let page: Element | undefined;
  let target: EventTarget | undefined;
  const click = {
    /** Whether the next click belongs to a drag, and is swallowed. */
    isSwallowed: false,
    note(press: PointerEvent): void {
      page = elementsBelow(press, book).at(-1);
      target = press.composedPath()[0];
    },
    forget(): void {
      page = undefined;
    },
    /** Whether an event of the press happened on another page. A click by key never did. */
    isMissedBy(event: MouseEvent): boolean {
      const other = event.composedPath().includes(book) ? elementsBelow(event, book).at(-1) : undefined;
      return event.detail > 0 && page !== undefined && other !== undefined && other !== page;
    },
    /** Swallows a click on the book, or repeats one that missed its page on the pressed element. */
    onClick(event: MouseEvent): void {
      if (!isOnBook(event, book)) return;
      const { isSwallowed } = click;
      const isMissed = click.isMissedBy(event);
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
  /** Whether the last click, or one of its double click, was pressed on text. */
  let isTextPressed = false;
  const selection = {
    /** Whether a mouse is pressed that must not select. */
    isPrevented: false,
    /**
     * A press that may become a fold must not become a selection too. A double click on text is not
     * the book's: the browser selects the word.
     * @returns whether it is the second press of such a double click
     */
    decide(press: MouseEvent, drags: boolean): boolean {
      const isSecond = press.detail > 1;
      const isText = isOnText(press);
      isTextPressed = isText || (isSecond && isTextPressed);
      const selectsWord = isSecond && isTextPressed;
      selection.isPrevented = selectsWord ? !isText : drags;
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
