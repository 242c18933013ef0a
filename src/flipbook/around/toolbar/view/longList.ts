// List space: along the scroll axis, from the start of reading, in CSS px of the window.

/** The layout of a list's items, which should have the same size. */
export interface Lines {
  readonly isAcross: boolean;
  readonly perLine: number;
  /** The length of a line divided by its items. */
  readonly pxPerItem: number;
}

export interface Anchor {
  readonly item: Element;
  readonly at: number;
}

type Span = readonly [start: number, end: number];

const gapsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-missing]')];
const itemsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-index]')];
const isFromRight = (list: HTMLElement) => getComputedStyle(list).direction === 'rtl';

function spanIn(list: HTMLElement, isAcross: boolean): (rect: DOMRect) => Span {
  if (!isAcross) return ({ top, bottom }) => [top, bottom];
  return isFromRight(list) ? ({ left, right }) => [-right, -left] : ({ left, right }) => [left, right];
}

/** Measures the lines of the rendered items; `null` when the list is not displayed. */
export function measureLines(list: HTMLElement): Lines | null {
  const [gaps, items] = [gapsIn(list), itemsIn(list)];
  for (const gap of gaps) gap.style.display = 'none';
  const rects = items.map((item) => item.getBoundingClientRect());
  const isAcross = list.scrollWidth > list.clientWidth + 1 || rects.every(({ top }) => top === rects[0]?.top);
  const spanOf = spanIn(list, isAcross);
  const starts = rects.map((rect) => spanOf(rect)[0]);
  for (const gap of gaps) gap.style.display = '';
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  const inLine = (start: number) => starts.filter((each) => Math.abs(each - start) < 1).length;
  const pxPerItem = (last - first) / (items.length - inLine(last));
  return pxPerItem > 0 && Number.isFinite(pxPerItem) ? { isAcross, perLine: inLine(first), pxPerItem } : null;
}

export function sizeGaps(list: HTMLElement, { isAcross, perLine, pxPerItem }: Lines): void {
  const { rowGap, columnGap, gridAutoRows, gridAutoColumns } = getComputedStyle(list);
  const beside = Number.parseFloat(isAcross ? columnGap : rowGap) || 0;
  const [length, breadth] = isAcross ? ['width', 'height'] : ['height', 'width'];
  const [along, across] = isAcross ? ['column', 'row'] : ['row', 'column'];
  // Grid tracks of a fixed size do not grow with their content.
  const isFixed = /\d/.test(isAcross ? gridAutoColumns : gridAutoRows);
  for (const gap of gapsIn(list)) {
    const missing = Number(gap.dataset.missing);
    const tracks = isFixed ? `span ${Math.ceil(missing / perLine)}` : 'auto';
    gap.style.cssText =
      'box-sizing: border-box; flex: none; margin: 0; padding: 0; border: 0; visibility: hidden;' +
      `${length}: ${missing * pxPerItem - beside}px; ${breadth}: ${isAcross ? '1px' : '100%'};` +
      `grid-${across}: 1 / -1; grid-${along}: ${tracks}`;
  }
}

/** The visible part of the list; `null` when it is outside the window. */
function sightOf(list: HTMLElement, isAcross: boolean): Span | null {
  const spanOf = spanIn(list, isAcross);
  const { clientWidth, clientHeight } = list.ownerDocument.documentElement;
  const [start, end] = spanOf(list.getBoundingClientRect());
  const [from, to] = spanOf(new DOMRect(0, 0, clientWidth, clientHeight));
  return start < to && end > from ? [Math.max(start, from), Math.min(end, to)] : null;
}

/** The first rendered item that is visible, or else the last rendered one. */
export function anchorIn(list: HTMLElement, { isAcross }: Lines): Anchor | null {
  const sight = sightOf(list, isAcross);
  const spanOf = spanIn(list, isAcross);
  const items = itemsIn(list);
  const item = items.find((each) => spanOf(each.getBoundingClientRect())[1] > (sight?.[0] ?? 0)) ?? items.at(-1);
  return item ? { item, at: spanOf(item.getBoundingClientRect())[0] } : null;
}

/** The numbers of the first and the last visible item, rendered or not; `null` when none is visible. */
export function visibleNumbers(list: HTMLElement, lines: Lines): { first: number; last: number } | null {
  const [sight, anchor] = [sightOf(list, lines.isAcross), anchorIn(list, lines)];
  if (!sight || !anchor || !(anchor.item instanceof HTMLElement)) return null;
  const index = Math.floor(Number(anchor.item.dataset.index) / lines.perLine) * lines.perLine;
  const [first, last] = sight.map((at) => Math.floor(index + (at - anchor.at) / lines.pxPerItem));
  return first === undefined || last === undefined ? null : { first, last };
}

/** Scrolls the list so that the item keeps its place in the window. */
export function keepAnchor(list: HTMLElement, { item, at }: Anchor, { isAcross }: Lines): void {
  if (item.parentElement !== list) return;
  const by = spanIn(list, isAcross)(item.getBoundingClientRect())[0] - at;
  if (isAcross) list.scrollBy(isFromRight(list) ? -by : by, 0);
  else list.scrollBy(0, by);
}

export function scrolledBy(list: HTMLElement, { isAcross }: Lines): number {
  return isAcross ? Math.abs(list.scrollLeft) : list.scrollTop;
}

export function focusedItem(list: HTMLElement): number {
  // DOM edge: a rendered list has a document or a shadow root.
  const { activeElement } = list.getRootNode() as Document | ShadowRoot;
  return Number(itemsIn(list).find((item) => item.contains(activeElement))?.dataset.index ?? -1);
}

/** Scrolls the list alone to an item: `scrollIntoView` would scroll the window, too. */
export function reveal(list: HTMLElement, index: number): void {
  const item = list.querySelector(`:scope > [data-index="${index}"]`);
  if (!item) return;
  const [at, sight] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollBy({
    left: Math.max(0, at.right - sight.right) || Math.min(0, at.left - sight.left),
    top: Math.max(0, at.bottom - sight.bottom) || Math.min(0, at.top - sight.top),
  });
}
