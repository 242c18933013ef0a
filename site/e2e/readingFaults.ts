/**
 * Finds text that cannot be read: cut off, covered, overprinted or too small text, words broken across
 * lines, and a page wider than its window. Scrolls to each line, and tests its start, middle and end.
 * Runs in the page, so it is one function without imports.
 */
export function readingFaults(): string[] {
  // Words wider than this share of their scroller, or of the window, may break.
  const shareOfScroller = 0.5;
  // The minimum size of rendered text on a page of the manual, in CSS pixels.
  const smallestPx = 11;
  const faults = new Set<string>();

  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** Whether an element is code, for screen readers only, or behind an open dialog. */
  const isNotDisplayed = (element: Element): boolean =>
    element.closest('script, style, noscript, [inert]') !== null ||
    getComputedStyle(element).clipPath === 'inset(50%)' ||
    (element.parentElement !== null && isNotDisplayed(element.parentElement));
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
  // Browsers serialize colors as `rgb(0, 0, 0)`, `rgba(0, 0, 0, 0)`, `color(srgb 0 0 0 / 0.5)`.
  const isOpaque = (element: Element) =>
    element.matches('img, svg *') || !/^rgba\(|\//.test(getComputedStyle(element).backgroundColor);

  function boxesOf(node: Text, from = 0, to = node.length): readonly DOMRect[] {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  }

  /** Scrolls a line to the middle of its scrollers and of the window. */
  function reveal(node: Text, line: number): DOMRect | undefined {
    const middle = () => {
      const { top = 0, bottom = 0 } = boxesOf(node)[line] ?? {};
      return (top + bottom) / 2;
    };
    for (let parent = node.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      const { top, height } = parent.getBoundingClientRect();
      if (scrolls(parent)) parent.scrollBy({ top: middle() - top - height / 2, behavior: 'instant' });
    }
    window.scrollBy({ top: middle() - innerHeight / 2, behavior: 'instant' });
    return boxesOf(node)[line];
  }

  const hasTextAt = (element: Element, x: number, y: number) =>
    [...element.childNodes].some(
      (node) =>
        node instanceof Text &&
        boxesOf(node).some(
          ({ left, right, top, height }) => x > left && x < right && y > top + 0.2 * height && y < top + 0.8 * height,
        ),
    );

  /** The reason why a text cannot be read at a point. */
  function faultAt(parent: Element, x: number, y: number): string | undefined {
    const hits = document.elementsFromPoint(x, y);
    const depth = hits.findIndex((hit) => parent.contains(hit));
    if (depth === -1) return 'is cut off';
    const others = hits.filter((hit) => !hit.contains(parent) && !parent.contains(hit) && isVisible(hit));
    const cover = others.find((other) => hits.indexOf(other) < depth && isOpaque(other));
    if (cover) return `is covered by <${cover.localName}>`;
    const isPaintedOver = (other: Element) => hits.slice(0, hits.indexOf(other)).some(isOpaque);
    const overprint = others.find((other) => !isNotDisplayed(other) && !isPaintedOver(other) && hasTextAt(other, x, y));
    return overprint && `overlaps "${overprint.textContent?.trim().slice(0, 40)}"`;
  }

  function checkWords(node: Text, scrollerWidthPx: number): void {
    for (const { 0: token, index: from } of node.data.matchAll(/\S+/g)) {
      const widthPx = boxesOf(node, from, from + token.length).reduce((sum, { width }) => sum + width, 0);
      if (widthPx > shareOfScroller * scrollerWidthPx) continue;
      for (const { 0: word, index } of token.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const lines = boxesOf(node, from + index, from + index + word.length).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) faults.add(`"${word}" breaks across lines`);
      }
    }
  }

  function checkSize(parent: Element, quote: string): void {
    const page = parent.closest<HTMLElement>('[data-flipbook] article');
    if (!page) return;
    const scale = page.getBoundingClientRect().width / page.offsetWidth;
    const sizePx = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (sizePx < smallestPx) faults.add(`${quote} is ${sizePx.toFixed(1)} px tall`);
  }

  function checkText(node: Text, parent: Element): void {
    const quote = `"${node.data.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const lines = boxesOf(node);
    if (lines.length === 0) faults.add(`${quote} has no size`);
    checkSize(parent, quote);
    for (const line of lines.keys()) {
      const box = reveal(node, line);
      if (!box) continue;
      for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
        const fault = faultAt(parent, x, (box.top + box.bottom) / 2);
        if (fault) faults.add(`${quote} ${fault}`);
      }
    }
    let scroller: Element | null = parent;
    while (scroller && !scrolls(scroller)) scroller = scroller.parentElement;
    checkWords(node, (scroller ?? document.documentElement).clientWidth);
  }

  // Hit tests must find decorations, too.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  const [leftPx, topPx] = [scrollX, scrollY];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node instanceof Text && parent && node.data.trim() && isVisible(parent) && !isNotDisplayed(parent))
      checkText(node, parent);
  }
  window.scrollTo({ left: leftPx, top: topPx, behavior: 'instant' });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adoptedSheet) => adoptedSheet !== sheet);

  const overflowPx = document.documentElement.scrollWidth - innerWidth;
  if (overflowPx > 1) faults.add(`the page is ${overflowPx} px wider than the window`);
  return [...faults];
}
