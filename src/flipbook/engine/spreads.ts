import { cornerPoint } from './crease.ts';
import type { Corner, Density, Direction, Orientation, Point, Size } from './shapes.ts';

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
  const target = Math.trunc(Math.min(Math.max(page, 0), last)) || 0;
  return firstPage(openSpread(target, binding));
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

/** A leaf on its way from one spread to another. */
export interface Turn {
  readonly direction: Direction;
  readonly corner: Corner;
  readonly density: Density;
  /** The current page before, and after if the turn is completed. */
  readonly fromPage: number;
  readonly toPage: number;
  /** The page that is lifted off, seen from the front. */
  readonly front: number;
  /** The page on the leaf's back; `null` is blank paper (portrait). */
  readonly back: number | null;
  /** The page that comes to light beneath the front; `null` when nothing lies there. */
  readonly revealed: number | null;
  /** The page that the back comes to lie on; `null` when nothing lies there. */
  readonly covered: number | null;
  /** The side on which the front lies, and the one on which the back does. */
  readonly near: Side;
  readonly far: Side;
  /**
   * Which way the corner travels in page space. `outgoing`: from its own place to the other side of the spine.
   * `incoming`: from there to its place, as a page does that is turned back in portrait.
   */
  readonly course: 'outgoing' | 'incoming';
}

/** A turn to look for: from the current page, to a page or by one spread, lifted at a corner. */
export interface TurnSearch {
  readonly from: number;
  readonly to: number | Direction;
  readonly corner: Corner;
}

/** What a turn needs to know of a book. */
export interface Pages extends Binding {
  /** Density of each page, by index. */
  readonly densities: readonly Density[];
  /** The density of a page that is not among them. */
  readonly densityOf?: ((page: number) => Density) | undefined;
}

/** The number of the spread to turn to. One that the book does not have, where there is no such page. */
function targetSpread({ from, to }: TurnSearch, pages: Pages): number {
  if (to === 'forward') return spreadOf(from, pages) + 1;
  if (to === 'back') return spreadOf(from, pages) - 1;
  return Number.isInteger(to) && to >= 0 && to < pages.pageCount ? spreadOf(to, pages) : -1;
}

/**
 * The turn that leads from the open spread to another, or `null` when there is nothing to turn: no such page or spread,
 * or it is open already.
 */
export function turnTo(search: TurnSearch, pages: Pages): Turn | null {
  const [open, target] = [spreadOf(search.from, pages), targetSpread(search, pages)];
  const [from, to] = [spreadAt(open, pages), spreadAt(target, pages)];
  if (!from || !to || open === target) return null;
  const direction = target > open ? 'forward' : 'back';
  // A page turned back in portrait comes in from where it went when it was turned forward.
  const course = direction === 'back' && pages.orientation === 'portrait' ? 'incoming' : 'outgoing';
  const [near, far] =
    (direction === 'back') === (course === 'outgoing') ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const [above, beneath] = course === 'outgoing' ? [from, to] : [to, from];
  const [front, back] = [above[near], beneath[far]];
  if (front === null) return null;
  return {
    direction,
    corner: search.corner,
    density: [front, back].some((page) => page !== null && densityAt(page, pages) === 'hard') ? 'hard' : 'soft',
    fromPage: firstPage(from),
    toPage: firstPage(to),
    front,
    back,
    revealed: beneath[near],
    covered: above[far],
    near,
    far,
    course,
  };
}

function densityAt(page: number, { densities, densityOf }: Pages): Density | undefined {
  return densities[page] ?? densityOf?.(page);
}

/**
 * The turn of the same leaf in a book whose pages have changed; `null` where its two sides are no leaf any more, or lie
 * the other way round. It keeps its density until it lies: a board that became paper in mid-air would jump.
 */
export function turnAmong(moved: Renumbering, turn: Turn, pages: Pages): Turn | null {
  const at = (page: number | null): number | null => (page === null || !moved ? page : (moved[page] ?? null));
  const [front, back] = [at(turn.front), at(turn.back)];
  const other = back ?? at(turn.revealed);
  const [from, to] = turn.course === 'outgoing' ? [front, other] : [other, front];
  const nextTurn = from === null || to === null ? null : turnTo({ from, to, corner: turn.corner }, pages);
  const isSame = nextTurn?.direction === turn.direction && nextTurn.front === front && nextTurn.back === back;
  return isSame ? { ...nextTurn, density: turn.density } : null;
}

/** Whether two turns of a book are the same: all else about them follows from these. */
export function isSameTurn(one: Turn, other: Turn): boolean {
  return one.fromPage === other.fromPage && one.toPage === other.toPage && one.corner === other.corner;
}

/** Where the corner is, in page space, when the turn has not begun, and when it is completed. */
export function turnEnds(
  { corner, course }: Pick<Turn, 'corner' | 'course'>,
  page: Size,
): { start: Point; goal: Point } {
  const flat = cornerPoint(corner, page);
  const over = { x: -page.width, y: flat.y };
  return course === 'outgoing' ? { start: flat, goal: over } : { start: over, goal: flat };
}
