/** A position in a block, before a word or an item. */
type Cut = readonly [node: Node, offset: number];

/**
 * Divides the children of an element among pages of this size, measured where the element is in the
 * document. A heading stays with what follows it. Lists are divided between items, and paragraphs
 * and quotes between words; other blocks, such as code, only if they are longer than a page.
 * @returns the HTML of each page
 */
export function paginate(element: HTMLElement, size: { width: number; height: number }): readonly string[] {
  const pages: HTMLElement[] = [];
  const addPage = () => {
    // The DOM type is `Node`, but a copy is of the same kind as its original.
    const page = element.cloneNode() as HTMLElement;
    page.style.cssText = `box-sizing: border-box; width: ${size.width}px; height: ${size.height}px`;
    element.after(page);
    pages.push(page);
    return page;
  };
  const blocks = [...element.children];
  let page = addPage();
  for (let block = blocks.shift(); block; block = blocks.shift()) {
    page.append(block);
    const end = page.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(page).paddingBottom);
    if (block.getBoundingClientRect().bottom <= end) continue;
    const unit = unitOf(block);
    const isWholePage = unit.length === page.children.length;
    const rest = restAfter(block, end, false) ?? (isWholePage ? restAfter(block, end, true) : null);
    // A block that is too large and cannot be divided overflows its page.
    if (!rest && isWholePage) continue;
    blocks.unshift(...(rest ? [rest] : unit));
    if (!rest) for (const element of unit) element.remove();
    page = addPage();
  }
  const html = pages.map(({ innerHTML }) => innerHTML).filter((content) => content !== '');
  for (const measuredPage of pages) measuredPage.remove();
  return html;
}

/** A block, with the headings directly before it. */
function unitOf(block: Element): readonly Element[] {
  const { previousElementSibling: previous } = block;
  return [...(previous && /^H\d$/.test(previous.tagName) ? unitOf(previous) : []), block];
}

/** Removes the part of a block below `end` and returns it; `null` when no part fits above. */
function restAfter(block: Element, end: number, mayCutAnywhere: boolean): Element | null {
  const cuts = cutsIn(block, mayCutAnywhere);
  const range = document.createRange();
  range.selectNodeContents(block);
  let [fitting, tooFar] = [-1, cuts.length];
  while (tooFar - fitting > 1) {
    const middle = Math.floor((fitting + tooFar) / 2);
    range.setEnd(...(cuts[middle] ?? [block, 0]));
    if (range.getBoundingClientRect().bottom <= end) fitting = middle;
    else tooFar = middle;
  }
  const cut = cuts[fitting];
  if (!cut) return null;
  range.selectNodeContents(block);
  range.setStart(...cut);
  // A copy is of the same kind as its original.
  const rest = block.cloneNode() as Element;
  rest.append(range.extractContents());
  if (block instanceof HTMLOListElement && rest instanceof HTMLOListElement)
    rest.start = block.start + block.children.length;
  return rest;
}

function cutsIn(block: Element, mayCutAnywhere: boolean): readonly Cut[] {
  if (!mayCutAnywhere && block.matches('ul, ol'))
    return [...block.childNodes].flatMap((node, index) =>
      node instanceof Element && node.previousElementSibling ? [[block, index] as const] : [],
    );
  if (!mayCutAnywhere && !block.matches('p, blockquote')) return [];
  const cuts: Cut[] = [];
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { index } of node.nodeValue?.matchAll(/(?<=\s)\S/g) ?? []) cuts.push([node, index]);
  return cuts;
}
