/** Whether some text of `book` is selected. */
export function selectsIn(book: HTMLElement): boolean {
  const selection = book.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(book, true);
}

/** Clears the selection, as a press beside it does. */
export function clearSelection(book: HTMLElement): void {
  book.ownerDocument.getSelection()?.removeAllRanges();
}
