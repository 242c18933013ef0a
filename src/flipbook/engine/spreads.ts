import type { Orientation } from './shapes.ts';

/**
 * What is open. `start` is the side where reading starts (left, or right in a right-to-left book), `end` the other.
 * In portrait the one page is at the end: the spine is where reading starts.
 */
export interface Spread {
  readonly start: number | null;
  readonly end: number | null;
}

/** One of the two sides of a spread. */
export type Side = keyof Spread;

/** What decides which pages lie open together. */
export interface Binding {
  /** How many pages the book has; 0 is an empty book. */
  readonly pageCount: number;
  readonly orientation: Orientation;
  /** Whether page 0 is a cover, which lies alone. */
  readonly showCover: boolean;
}

/** The first page of the spread: the book's current page when it is open there. 0 in an empty book. */
export function firstPage(spread: Spread): number {
  return spread.start ?? spread.end ?? 0;
}

/** How many spreads the book has. */
export function spreadCount(binding: Binding): number {
  return binding.pageCount > 0 ? spreadOf(binding.pageCount - 1, binding) + 1 : 0;
}

/**
 * The current page when a book is to be open at `page`: the first of the spread that shows it. Fractions are cut off;
 * what lies outside the book is moved to its nearer end, `NaN` to the first page.
 */
export function openPage(page: number, binding: Binding): number {
  const last = Math.max(0, binding.pageCount - 1);
  const wanted = Math.trunc(Math.min(Math.max(page, 0), last)) || 0;
  return firstPage(openSpread(wanted, binding));
}

/** The number of the spread that shows `page`, counted from 0. Whether the book has such a page is not asked. */
export function spreadOf(page: number, { orientation, showCover }: Pick<Binding, 'orientation' | 'showCover'>): number {
  if (orientation === 'portrait') return page;
  return showCover ? Math.ceil(page / 2) : Math.floor(page / 2);
}

/** The spread that shows `page`; an empty one when there is none. */
export function openSpread(page: number, binding: Binding): Spread {
  return spreadAt(spreadOf(page, binding), binding) ?? { start: null, end: null };
}

/** The pages of the spread that shows `page`, in reading order: one or two, none in an empty book. */
export function openPages(page: number, binding: Binding): readonly number[] {
  return pagesOf(openSpread(page, binding));
}

/** The side on which a page of the spread lies alone, as a closed book does; none where two do, or no page. */
export function loneSide({ start, end }: Spread, rightToLeft: boolean): 'left' | 'right' | '' {
  if ((start === null) === (end === null)) return '';
  return (start === null) === rightToLeft ? 'left' : 'right';
}

/** The pages of a spread, in reading order. */
export function pagesOf(spread: Spread | null): readonly number[] {
  return [spread?.start ?? [], spread?.end ?? []].flat();
}

/** The spread with that number, counted from 0; `null` when there is none. */
export function spreadAt(number: number, binding: Binding): Spread | null {
  if (!Number.isInteger(number) || number < 0 || number >= spreadCount(binding)) return null;
  if (binding.orientation === 'portrait') return { start: null, end: number };
  const first = binding.showCover ? number * 2 - 1 : number * 2;
  const second = first + 1;
  // Page 0 alone, a cover or all there is, lies at the end side; a last page without a partner at the start side.
  if (first < 0 || binding.pageCount === 1) return { start: null, end: 0 };
  return { start: first, end: second < binding.pageCount ? second : null };
}

/** The pages of the spreads before and after the one that shows `page`. */
export function pagesBeside(page: number, binding: Binding): readonly number[] {
  const number = spreadOf(page, binding);
  return [...pagesOf(spreadAt(number - 1, binding)), ...pagesOf(spreadAt(number + 1, binding))];
}

/** The new number of each page of a list that has changed, `null` for one that is gone; `null` where none has. */
export type Renumbering = readonly (number | null)[] | null;

type PageList = readonly { readonly key: string }[];

/** What became of the pages of a list. Pages are known by their keys. `null` when the other has the same, in the same order. */
export function renumbering(before: PageList, after: PageList): Renumbering {
  if (before === after) return null;
  // One by one: of pages that have the same key by mistake the list below knows the last.
  if (before.length === after.length && before.every(({ key }, index) => key === after[index]?.key)) return null;
  const indices = new Map(after.map(({ key }, index) => [key, index]));
  return before.map(({ key }) => indices.get(key) ?? null);
}

/**
 * The index in the new list of the page that was at `index`; when it is gone, of the nearest one after it that is left,
 * else before it. An empty list keeps the index for the pages that come next.
 *
 * @param count - how many pages there are now
 */
export function relocatePage(moved: Renumbering, index: number, count: number): number {
  if (!moved || count === 0) return index;
  const nearest = [...moved.slice(index), ...moved.slice(0, index).reverse()].find((page) => page !== null);
  return nearest ?? Math.min(index, count - 1);
}
