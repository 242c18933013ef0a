/** A rectangle of the window, in CSS px. */
export type Area = { x: number; y: number; width: number; height: number };

/** A line of text, the text's number, and where its letters are. */
export type Line = { text: string; number: number; isLarge: boolean; area: Area };

/** Some lines, and the number of the text that comes after them. */
export type LinesInSight = { lines: Line[]; next: number };

/**
 * Scrolls a text to the middle and tells where its lines are, and those of the texts after it, up to one that is out of sight. Runs
 * in the page and sees nothing of this file, so it is one function.
 *
 * @param from the text's number, from 0 for the page's first
 * @returns `undefined` after the page's last text
 */
export function linesInSight(from: number): LinesInSight | undefined {
  // Of a line's box, its letters have the middle; above and below them may be an edge of a box or other lines.
  const shareOfLetters = 0.6;
  // WCAG 2.2, "large scale": 18 points, or 14 points and bold.
  const largePx = 24;
  const largeBoldPx = 56 / 3;
  const boldWeight = 700;

  type Box = { left: number; top: number; right: number; bottom: number };
  type Text = { said: string; parent: Element; boxes: () => readonly DOMRect[] };

  // Of a field's value there is no text that could be measured: it is somewhere between the field's paddings.
  function fieldText(field: HTMLInputElement): Text {
    const boxes = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const { left, top, height } = field.getBoundingClientRect();
      const [before, after] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
      return [new DOMRect(left + field.clientLeft + before, top, field.clientWidth - before - after, height)];
    };
    return { said: field.value || field.placeholder, parent: field, boxes };
  }

  function nodeText(node: Node, parent: Element): Text {
    const range = document.createRange();
    range.selectNodeContents(node);
    return { said: node.textContent ?? '', parent, boxes: () => [...range.getClientRects()] };
  }

  /** All that is written on the page. What is disabled needs no contrast. */
  function textsOf(root: Element): readonly Text[] {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof HTMLInputElement) texts.push(fieldText(node));
      else if (!(node instanceof Element) && node.parentElement) texts.push(nodeText(node, node.parentElement));
    }
    return texts.filter(
      ({ said, parent }) =>
        said.trim() &&
        !parent.closest('script, style, noscript, :disabled, [aria-disabled="true"]') &&
        parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  }

  function lettersOf({ left, top, right, bottom }: DOMRect): Box {
    const spare = ((bottom - top) * (1 - shareOfLetters)) / 2;
    return { left, right, top: top + spare, bottom: bottom - spare };
  }

  /** A box's part that is in the window and in all that scrolls or cuts around it. */
  function partInSight(box: Box, parent: Element): Box {
    let seen = { left: Math.max(box.left, 0), top: Math.max(box.top, 0), right: box.right, bottom: box.bottom };
    seen = { ...seen, right: Math.min(seen.right, innerWidth), bottom: Math.min(seen.bottom, innerHeight) };
    for (let around = parent.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      seen = {
        left: Math.max(seen.left, edge.left),
        top: Math.max(seen.top, edge.top),
        right: Math.min(seen.right, edge.right),
        bottom: Math.min(seen.bottom, edge.bottom),
      };
    }
    return seen;
  }

  // As browsers write them: `rgb(0 0 0)`, `rgba(0, 0, 0, 0)`, `color(srgb 0 0 0 / 0.5)`.
  const isOpaque = (colour: string) => !colour.startsWith('rgba(') && !colour.includes('/');

  /** Whether a text is painted in a place: clipped words are only heard, and others have a panel before them. */
  function isPainted({ left, top, right, bottom }: Box, parent: Element): boolean {
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const at = stack.indexOf(parent);
    return at >= 0 && !stack.slice(0, at).some((above) => isOpaque(getComputedStyle(above).backgroundColor));
  }

  function isLarge(parent: Element): boolean {
    const { fontSize, fontWeight } = getComputedStyle(parent);
    return Number.parseFloat(fontSize) >= (Number(fontWeight) >= boldWeight ? largeBoldPx : largePx);
  }

  function linesOf({ said, parent, boxes }: Text, number: number): Line[] {
    const seen = boxes().map((box) => partInSight(lettersOf(box), parent));
    const painted = seen.filter((box) => box.right > box.left && box.bottom > box.top && isPainted(box, parent));
    return painted.map(({ left, top, right, bottom }) => ({
      text: said.trim().replace(/\s+/g, ' '),
      number,
      isLarge: isLarge(parent),
      area: { x: left, y: top, width: right - left, height: bottom - top },
    }));
  }

  function isInSight({ parent, boxes }: Text): boolean {
    return boxes()
      .map(lettersOf)
      .every((box) => {
        const seen = partInSight(box, parent);
        return seen.right - seen.left >= box.right - box.left - 1 && seen.bottom - seen.top >= box.bottom - box.top - 1;
      });
  }

  const texts = textsOf(document.body);
  const first = texts[from];
  if (!first) return undefined;
  // What lets presses through to what is behind it is asked for, too.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(touchable);
  first.parent.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
  const after = texts.findIndex((text, index) => index > from && !isInSight(text));
  const next = after < 0 ? texts.length : after;
  const lines = texts.slice(from, next).flatMap((text, index) => linesOf(text, from + index));
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(touchable), 1);
  return { lines, next };
}
