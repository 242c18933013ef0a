/**
 * Finds unreadable text by geometry: text that is lost, overlaps other text or a picture, or breaks
 * inside a word. Lost text is cut off by an ancestor that does not scroll, starts before the page,
 * or has no size. Too wide pages and hidden pictures that take space are faults, too. Runs in the
 * page, so it is one function without imports.
 */
export function readingFaults(): string[] {
  // Tolerance for edges, since text is smoothed and boxes are scaled.
  const slackPx = 1;
  // Letters fill only this share of a line box; other boxes may overlap the rest.
  const shareOfLetters = 0.6;
  // Words longer than this share of the line may break.
  const shareOfLine = 0.5;
  const page = document.documentElement;

  type Box = { left: number; top: number; right: number; bottom: number };
  type Line = { box: Box; node: Text; parent: Element };

  /** Whether an element is visually hidden, for screen readers only. */
  function isOnlyHeard(element: Element): boolean {
    const { clipPath } = getComputedStyle(element);
    return clipPath === 'inset(50%)' || (element.parentElement !== null && isOnlyHeard(element.parentElement));
  }

  function lettersOf({ left, top, right, bottom }: DOMRect): Box {
    const spare = ((bottom - top) * (1 - shareOfLetters)) / 2;
    return { left, right, top: top + spare, bottom: bottom - spare };
  }

  function boxesOf(node: Text, from = 0, to = node.length): readonly Box[] {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0).map(lettersOf);
  }

  /** Ancestors that may clip an element, without those that it is positioned outside of. */
  function clippersOf(element: Element): Element[] {
    const clippers: Element[] = [];
    let { position } = getComputedStyle(element);
    for (let around = element.parentElement; around && around !== page; around = around.parentElement) {
      const style = getComputedStyle(around);
      const holdsFixed =
        style.transform !== 'none' || style.containerType !== 'normal' || style.contain.includes('paint');
      if (position === 'fixed' && !holdsFixed) continue;
      if (position === 'absolute' && style.position === 'static' && !holdsFixed) continue;
      position = style.position;
      if (around !== document.body && (style.overflowX !== 'visible' || style.overflowY !== 'visible'))
        clippers.push(around);
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX === 'visible' && overflowY === 'visible' ? clippers : [element, ...clippers];
  }

  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  type Span = { start: number; end: number };

  type Clip = { edge: Span; overflow: string; scrolled: number; length: number };

  /**
   * The part of a span that is visible along an axis, with scrollers scrolled to it; `undefined` if
   * none is.
   */
  function visibleSpan({ edge, overflow, scrolled, length }: Clip, span: Span): Span | undefined {
    if (overflow === 'visible') return span;
    const scrollRange = scrolls(overflow)
      ? { start: edge.start - scrolled, end: edge.start - scrolled + length }
      : edge;
    if (span.start < scrollRange.start - slackPx || span.end > scrollRange.end + slackPx) return undefined;
    return scrolls(overflow)
      ? { start: edge.start, end: Math.min(edge.end, edge.start + span.end - span.start) }
      : span;
  }

  function clipsOf(clipper: Element): readonly [across: Clip, down: Clip] {
    const { left, top, right, bottom } = clipper.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(clipper);
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = clipper;
    return [
      { edge: { start: left, end: right }, overflow: overflowX, scrolled: scrollLeft, length: scrollWidth },
      { edge: { start: top, end: bottom }, overflow: overflowY, scrolled: scrollTop, length: scrollHeight },
    ];
  }

  /** The element that cuts a line off. */
  function cutter({ box, parent }: Line): Element | undefined {
    let across: Span = { start: box.left, end: box.right };
    let down: Span = { start: box.top, end: box.bottom };
    for (const clipper of clippersOf(parent)) {
      const [clipAcross, clipDown] = clipsOf(clipper);
      const x = visibleSpan(clipAcross, across);
      const y = visibleSpan(clipDown, down);
      if (!x || !y) return clipper;
      [across, down] = [x, y];
    }
    const isOnPage = across.start + scrollX >= -slackPx && down.start + scrollY >= -slackPx;
    return isOnPage && across.end + scrollX <= page.scrollWidth + slackPx ? undefined : page;
  }

  /** Intersects a box with its clippers. */
  function partIn(clippers: readonly Element[], box: Box): Box {
    return clippers.reduce<Box>((box, clipper) => {
      const edge = clipper.getBoundingClientRect();
      return {
        left: Math.max(box.left, edge.left),
        top: Math.max(box.top, edge.top),
        right: Math.min(box.right, edge.right),
        bottom: Math.min(box.bottom, edge.bottom),
      };
    }, box);
  }

  const isScroller = (element: Element) => scrolls(getComputedStyle(element).overflowY);

  function shared(a: Box, b: Box): Box | undefined {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    const right = Math.min(a.right, b.right);
    const bottom = Math.min(a.bottom, b.bottom);
    return right - left > slackPx && bottom - top > slackPx ? { left, top, right, bottom } : undefined;
  }

  // Browsers serialize colors as `rgb(0 0 0)`, `rgba(0, 0, 0, 0)`, `color(srgb 0 0 0 / 0.5)`.
  const isOpaque = (color: string) => !color.startsWith('rgba(') && !color.includes('/');

  /** Whether an element, or an ancestor that the other is outside of, paints over an area. */
  function paintsOver(element: Element, other: Element, overlap: Box): boolean {
    for (let around: Element | null = element; around && !around.contains(other); around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (isOpaque(backgroundColor) && shared(around.getBoundingClientRect(), overlap)) return true;
    }
    return false;
  }

  /**
   * Whether something opaque between two texts covers one of them, so that they do not overprint.
   */
  function isCovered(a: Element, b: Element, overlap: Box): boolean {
    const top = document.elementFromPoint((overlap.left + overlap.right) / 2, (overlap.top + overlap.bottom) / 2);
    const uppers = [a, b].filter((one) => one.contains(top) && !one.contains(one === a ? b : a));
    // Outside the viewport, `elementFromPoint` cannot tell which one is above.
    return (uppers.length > 0 ? uppers : [a, b]).some((upper) => paintsOver(upper, upper === a ? b : a, overlap));
  }

  function isRead(text: Text): boolean {
    const { parentElement: parent, data } = text;
    if (!parent || !data.trim() || parent.closest('script, style, noscript')) return false;
    return parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isOnlyHeard(parent);
  }

  function textsRead(): readonly { node: Text; parent: Element }[] {
    const texts: { node: Text; parent: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Text && node.parentElement && isRead(node)) texts.push({ node, parent: node.parentElement });
    }
    return texts;
  }

  const quoteText = ({ node }: { node: Text }) => `"${node.data.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const faults = new Set<string>();

  const lines = textsRead().flatMap(({ node, parent }): Line[] => {
    const boxes = boxesOf(node);
    if (boxes.length === 0) faults.add(`${quoteText({ node })} has no size`);
    return boxes.map((box) => ({ box, node, parent }));
  });

  for (const line of lines) {
    const by = cutter(line);
    if (by) faults.add(`${quoteText(line)} is cut off by <${by.localName}>`);
  }

  type TextPosition = { scroller: Element | undefined; visibleBox: Box; scrolledTo: Box };

  function placeOf(element: Element, box: Box): TextPosition {
    const clippers = clippersOf(element);
    const still = clippers.filter((clipper) => !isScroller(clipper));
    return { scroller: clippers.find(isScroller), visibleBox: partIn(clippers, box), scrolledTo: partIn(still, box) };
  }

  /** Compares boxes in the same scroller as scrolled to, and all others as currently visible. */
  function overlapOf(one: TextPosition, other: TextPosition): Box | undefined {
    return one.scroller === other.scroller
      ? shared(one.scrolledTo, other.scrolledTo)
      : shared(one.visibleBox, other.visibleBox);
  }

  const linePositions = lines.map((line) => ({ line, ...placeOf(line.parent, line.box) }));
  for (const [at, one] of linePositions.entries()) {
    for (const other of linePositions.slice(at + 1)) {
      const overlap = overlapOf(one, other);
      if (overlap && !isCovered(one.line.parent, other.line.parent, overlap))
        faults.add(`${quoteText(one.line)} and ${quoteText(other.line)} overlap`);
    }
  }

  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** Whether a picture is hidden but still takes space in a visible parent. */
  function isGap(picture: Element): boolean {
    const { position, visibility } = getComputedStyle(picture);
    const isParentVisible = picture.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
    return visibility === 'hidden' && position !== 'absolute' && isParentVisible;
  }

  function checkPicture(picture: Element, box: DOMRect): void {
    if (isGap(picture)) faults.add(`a picture is hidden but takes ${box.width} px`);
    if (!isVisible(picture)) return;
    const picturePosition = placeOf(picture, box);
    for (const { line, ...linePosition } of linePositions) {
      const overlap = overlapOf(picturePosition, linePosition);
      if (overlap && !isCovered(picture, line.parent, overlap)) faults.add(`a picture overlaps ${quoteText(line)}`);
    }
  }

  for (const picture of document.querySelectorAll('svg, img')) {
    const box = picture.getBoundingClientRect();
    if (box.width > 0) checkPicture(picture, box);
  }

  /** The longest possible line at an element: the width of its scroller or of the window. */
  const longestLineAt = (element: Element) => (clippersOf(element).find(isScroller) ?? page).clientWidth;

  const isBroken = (boxes: readonly Box[]) => new Set(boxes.map(({ top }) => Math.round(top))).size > 1;

  function checkWordLengths(node: Text, longestPx: number): void {
    for (const { 0: token, index: from } of node.data.matchAll(/\S+/g)) {
      const widthPx = boxesOf(node, from, from + token.length).reduce((sum, { left, right }) => sum + right - left, 0);
      if (widthPx > shareOfLine * longestPx) continue;
      for (const { 0: word, index } of token.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const at = from + index;
        if (isBroken(boxesOf(node, at, at + word.length))) faults.add(`"${word}" is broken inside`);
      }
    }
  }

  for (const { node, parent } of textsRead()) checkWordLengths(node, longestLineAt(parent));

  const overflowPx = page.scrollWidth - innerWidth;
  if (overflowPx > slackPx) faults.add(`the page is ${overflowPx} px wider than the window`);
  return [...faults];
}
