/** Replaces each text with its translation in two nested elements, as Google Translate does. */
export function translate(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    if (!node.textContent?.trim()) continue;
    const font = document.createElement('font');
    font.innerHTML = '<font></font>';
    font.firstElementChild?.append(`[${node.textContent}]`);
    node.parentNode?.replaceChild(font, node);
  }
}
