/** Whether a mouse is on a line of text that can be selected, not beside it. */
export function isOnText(event: MouseEvent): boolean {
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
