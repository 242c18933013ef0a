/**
 * Finds text that a reader has lost, that lies on other text or under a picture, or that is broken inside a word, by geometry. Lost
 * is what an ancestor cuts off where nothing can be scrolled, what begins before the page does, and what has no size; a page wider
 * than its window is a fault, too, and so is a picture that takes room and is not drawn. Runs in the page and sees nothing of
 * this file, so it is one function.
 *
 * @returns a line for each fault; none where everything can be read
 */
export function readingFaults(): string[] {
  // What edges may be off by: letters are smoothed, and boxes are drawn scaled.
  const slackPx = 1;
  // A line's box has room above and below its letters, which others may use.
  const shareOfLetters = 0.6;
  // A word that is longer than half the line may be broken: where something stands beside it, it has no room.
  const shareOfLine = 0.5;
  const page = document.documentElement;

  type Box = { left: number; top: number; right: number; bottom: number };
  type Line = { box: Box; node: Text; parent: Element };

  /** Meant to be heard only: of its box nothing is drawn. */
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

  /** Boxes around an element that may cut it off; those that it is positioned outside of may not. */
  function clippersOf(element: Element): Element[] {
    const faultyElements: Element[] = [];
    let { position } = getComputedStyle(element);
    for (let around = element.parentElement; around && around !== page; around = around.parentElement) {
      const style = getComputedStyle(around);
      const holdsFixed =
        style.transform !== 'none' || style.containerType !== 'normal' || style.contain.includes('paint');
      if (position === 'fixed' && !holdsFixed) continue;
      if (position === 'absolute' && style.position === 'static' && !holdsFixed) continue;
      position = style.position;
      if (around !== document.body && (style.overflowX !== 'visible' || style.overflowY !== 'visible'))
        faultyElements.push(around);
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX === 'visible' && overflowY === 'visible' ? faultyElements : [element, ...faultyElements];
  }

  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  type Span = { start: number; end: number };

  type Clip = { edge: Span; overflow: string; scrolled: number; length: number };

  /** What of a span an ancestor leaves along an axis: none where it cuts. What scrolls has it at its own start, once scrolled to it. */
  function leftBy({ edge, overflow, scrolled, length }: Clip, span: Span): Span | undefined {
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

  /** What cuts a line off, if anything does. */
  function cutter({ box, parent }: Line): Element | undefined {
    let across: Span = { start: box.left, end: box.right };
    let down: Span = { start: box.top, end: box.bottom };
    for (const clipper of clippersOf(parent)) {
      const [clipAcross, clipDown] = clipsOf(clipper);
      const x = leftBy(clipAcross, across);
      const y = leftBy(clipDown, down);
      if (!x || !y) return clipper;
      [across, down] = [x, y];
    }
    const isOnPage = across.start + scrollX >= -slackPx && down.start + scrollY >= -slackPx;
    return isOnPage && across.end + scrollX <= page.scrollWidth + slackPx ? undefined : page;
  }

  /** The part of a box that those around it leave. */
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

  // As browsers write them: `rgb(0 0 0)`, `rgba(0, 0, 0, 0)`, `color(srgb 0 0 0 / 0.5)`.
  const isOpaque = (colour: string) => !colour.startsWith('rgba(') && !colour.includes('/');

  /** Whether an element, or what it stands in up to what both stand in, paints over a place. */
  function paintsOver(element: Element, other: Element, place: Box): boolean {
    for (let around: Element | null = element; around && !around.contains(other); around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (isOpaque(backgroundColor) && shared(around.getBoundingClientRect(), place)) return true;
    }
    return false;
  }

  /** Whether something opaque is painted between two texts in a place: then one is covered, and not printed over. */
  function isCovered(a: Element, b: Element, place: Box): boolean {
    const top = document.elementFromPoint((place.left + place.right) / 2, (place.top + place.bottom) / 2);
    const uppers = [a, b].filter((one) => one.contains(top) && !one.contains(one === a ? b : a));
    // Out of sight there is nothing to be asked which of them is above.
    return (uppers.length > 0 ? uppers : [a, b]).some((upper) => paintsOver(upper, upper === a ? b : a, place));
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

  /** What scrolls together is together when it is scrolled to; of others that counts which is to be seen. */
  function sharedPlace(one: TextPosition, other: TextPosition): Box | undefined {
    return one.scroller === other.scroller
      ? shared(one.scrolledTo, other.scrolledTo)
      : shared(one.visibleBox, other.visibleBox);
  }

  const linePositions = lines.map((line) => ({ line, ...placeOf(line.parent, line.box) }));
  for (const [at, one] of linePositions.entries()) {
    for (const other of linePositions.slice(at + 1)) {
      const place = sharedPlace(one, other);
      if (place && !isCovered(one.line.parent, other.line.parent, place))
        faults.add(`${quoteText(one.line)} and ${quoteText(other.line)} overlap`);
    }
  }

  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** Whether a picture is not drawn, and what is around it is, with a place for it. */
  function isGap(picture: Element): boolean {
    const { position, visibility } = getComputedStyle(picture);
    const isAlone = picture.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
    return visibility === 'hidden' && position !== 'absolute' && isAlone;
  }

  function lookAtPicture(picture: Element, box: DOMRect): void {
    if (isGap(picture)) faults.add(`a picture is not drawn and takes ${box.width} px`);
    if (!isVisible(picture)) return;
    const picturePosition = placeOf(picture, box);
    for (const { line, ...linePosition } of linePositions) {
      const place = sharedPlace(picturePosition, linePosition);
      if (place && !isCovered(picture, line.parent, place)) faults.add(`a picture lies on ${quoteText(line)}`);
    }
  }

  for (const picture of document.querySelectorAll('svg, img')) {
    const box = picture.getBoundingClientRect();
    if (box.width > 0) lookAtPicture(picture, box);
  }

  /** How long a line is at most where an element stands: as long as what scrolls there is wide, or the window. */
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

  const beyond = page.scrollWidth - innerWidth;
  if (beyond > slackPx) faults.add(`the page is ${beyond} px wider than the window`);
  return [...faults];
}
