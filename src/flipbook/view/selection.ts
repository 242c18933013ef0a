/** Whether some text of `book` is selected. */
export function selectsIn(book: HTMLElement): boolean {
  const selection = book.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(book, true);
}

/** Clears the selection, as a press beside it does. */
export function clearSelection(book: HTMLElement): void {
  book.ownerDocument.getSelection()?.removeAllRanges();
}

/** What a mouse may select. */
export function createTextSelection() {
  /** Whether the last click, or one of its double click, was pressed on text. */
  let isTextPressed = false;
  const selection = {
    /** Whether a mouse is down that must not select. */
    isPrevented: false,
    /**
     * Decides for the press of a mouse. One that may become a fold must not become a selection too. The second press of a
     * double click on text, where either press was on some, is not the book's: the browser selects the word that lies there
     * by then, if there is one.
     *
     * @param drags - whether it may drag a page
     * @returns whether it is such a second press
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

/** Whether a mouse is on a line of text that can be selected, not beside it. */
function isOnText(event: MouseEvent): boolean {
  // DOM edge: a mouse presses elements.
  const element = event.composedPath()[0] as Element;
  if (getComputedStyle(element).userSelect === 'none') return false;
  const range = element.ownerDocument.createRange();
  return [...element.childNodes].some((node) => {
    range.selectNode(node);
    return node.nodeType === 3 && [...range.getClientRects()].some((line) => contains(line, event));
  });
}

function contains({ left, top, right, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
