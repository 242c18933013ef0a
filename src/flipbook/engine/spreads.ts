import { cornerPoint } from './crease.ts';
import type { Corner, Density, Direction, Orientation, Point, Size } from './shapes.ts';

/** The pages that are open together; `start` is read first. In portrait, the only page is `end`. */
export interface Spread {
  readonly start: number | null;
  readonly end: number | null;
}

export type Side = keyof Spread;

/** The inputs that decide which pages lie open together. */
export interface Binding {
  readonly pageCount: number;
  readonly orientation: Orientation;
  /** Whether page 0 is a cover, which lies alone. */
  readonly showCover: boolean;
}

export function firstPage(spread: Spread): number {
  return spread.start ?? spread.end ?? 0;
}

export function spreadCount(binding: Binding): number {
  return binding.pageCount > 0 ? spreadIndexOf(binding.pageCount - 1, binding) + 1 : 0;
}

/** The closest page that exists: truncated and clamped; `NaN` is page 0. */
export function closestPage(page: number, { pageCount }: Pick<Binding, 'pageCount'>): number {
  const last = Math.max(0, pageCount - 1);
  return Math.trunc(Math.min(Math.max(page, 0), last)) || 0;
}

/** The first page of the spread that shows `page`. A page that does not exist counts as the closest one. */
export function firstOpenPage(page: number, binding: Binding): number {
  return firstPage(openSpread(closestPage(page, binding), binding));
}

/** The index of the spread that shows `page`. Does not check whether that page exists. */
export function spreadIndexOf(
  page: number,
  { orientation, showCover }: Pick<Binding, 'orientation' | 'showCover'>,
): number {
  if (orientation === 'portrait') return page;
  return showCover ? Math.ceil(page / 2) : Math.floor(page / 2);
}

export function openSpread(page: number, binding: Binding): Spread {
  return spreadAt(spreadIndexOf(page, binding), binding) ?? { start: null, end: null };
}

/** The pages of the spread that shows `page`, in reading order: one or two, none in an empty book. */
export function openPages(page: number, binding: Binding): readonly number[] {
  return pagesOf(openSpread(page, binding));
}

/** The side of a spread's only page, as in a closed book; '' with two pages or none. */
export function loneSide({ start, end }: Spread, rightToLeft: boolean): 'left' | 'right' | '' {
  if ((start === null) === (end === null)) return '';
  return (start === null) === rightToLeft ? 'left' : 'right';
}

export function pagesOf(spread: Spread | null): readonly number[] {
  return [spread?.start ?? [], spread?.end ?? []].flat();
}

/** Returns `null` if there is no spread with that index. */
export function spreadAt(index: number, binding: Binding): Spread | null {
  if (index < 0 || index >= spreadCount(binding)) return null;
  if (binding.orientation === 'portrait') return { start: null, end: index };
  const first = binding.showCover ? index * 2 - 1 : index * 2;
  const second = first + 1;
  // Page 0 alone, as a cover or the only page, is on the end side; the last one on the start side.
  if (first < 0 || binding.pageCount === 1) return { start: null, end: 0 };
  return { start: first, end: second < binding.pageCount ? second : null };
}

export function pagesBeside(page: number, binding: Binding): readonly number[] {
  const index = spreadIndexOf(page, binding);
  return [...pagesOf(spreadAt(index - 1, binding)), ...pagesOf(spreadAt(index + 1, binding))];
}

/** The new index of each page (`null` for a removed one); `null` for a list with the same keys. */
export type Renumbering = readonly (number | null)[] | null;

type PageList = readonly { readonly key: string }[];

export function renumberingBetween(before: PageList, after: PageList): Renumbering {
  if (before === after) return null;
  // Compare one by one: for duplicate keys, the map below has only the last page.
  if (before.length === after.length && before.every(({ key }, index) => key === after[index]?.key)) return null;
  const indices = new Map(after.map(({ key }, index) => [key, index]));
  return before.map(({ key }) => indices.get(key) ?? null);
}

/**
 * The page's new index. For a removed page, the index of the next remaining page, else of the
 * previous one, else `index`, at most the last. An empty list keeps the index for pages that arrive
 * later.
 */
export function relocatePage(renumbering: Renumbering, index: number, count: number): number {
  if (!renumbering || count === 0) return index;
  const nearest = [...renumbering.slice(index), ...renumbering.slice(0, index).reverse()].find((page) => page !== null);
  return nearest ?? Math.min(index, count - 1);
}

/** A leaf on its way from one spread to another. Pages that do not exist are `null`. */
export interface Turn {
  readonly direction: Direction;
  readonly corner: Corner;
  readonly density: Density;
  /** The current page before the turn. */
  readonly fromPage: number;
  /** The current page after the turn completes. */
  readonly toPage: number;
  /** The page on the lifted side of the leaf. */
  readonly front: number;
  /** The page on the other side of the leaf; `null` if that side is blank. */
  readonly back: number | null;
  readonly revealed: number | null;
  /** The page that the back covers in the end. */
  readonly covered: number | null;
  /** The side where the front lies flat. */
  readonly near: Side;
  /** The side where the back lies flat. */
  readonly far: Side;
  /**
   * `outgoing`: from the flat corner across the spine. `incoming`: the reverse, which is a turn
   * back in portrait.
   */
  readonly course: 'outgoing' | 'incoming';
  /** The leaves of a riffle, in their order of turning. Without them, the turn is its only leaf. */
  readonly leaves?: readonly Turn[];
}

export function leavesOf(turn: Turn): readonly Turn[] {
  return turn.leaves ?? [turn];
}

export interface TurnRoute {
  readonly from: number;
  readonly to: number | Direction;
  readonly corner: Corner;
}

export interface Pages extends Binding {
  readonly densities: readonly Density[];
  readonly densityOf?: ((page: number) => Density) | undefined;
}

/** The index of the target spread. It is outside the book if the target does not exist. */
function targetSpread({ from, to }: TurnRoute, pages: Pages): number {
  if (to === 'forward') return spreadIndexOf(from, pages) + 1;
  if (to === 'back') return spreadIndexOf(from, pages) - 1;
  return Number.isInteger(to) && to >= 0 && to < pages.pageCount ? spreadIndexOf(to, pages) : -1;
}

/** The turn to another spread; `null` if that spread does not exist or is already open. */
export function turnTo(route: TurnRoute, pages: Pages): Turn | null {
  const [open, target] = [spreadIndexOf(route.from, pages), targetSpread(route, pages)];
  const [from, to] = [spreadAt(open, pages), spreadAt(target, pages)];
  if (!from || !to || open === target) return null;
  const direction = target > open ? 'forward' : 'back';
  // In portrait, a turn back brings a page in from beyond the spine, where a turn forward takes it.
  const course = direction === 'back' && pages.orientation === 'portrait' ? 'incoming' : 'outgoing';
  const [near, far] =
    (direction === 'back') === (course === 'outgoing') ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const [above, beneath] = course === 'outgoing' ? [from, to] : [to, from];
  const [front, back] = [above[near], beneath[far]];
  if (front === null) return null;
  return {
    direction,
    corner: route.corner,
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
 * The turn under new page numbers; `null` when its two pages no longer share a leaf. The leaf keeps
 * its density, because a board would jump if it became paper in the air.
 */
export function renumberTurn(renumbering: Renumbering, turn: Turn, pages: Pages): Turn | null {
  const renumber = (page: number | null): number | null =>
    page === null || !renumbering ? page : (renumbering[page] ?? null);
  const [front, back] = [renumber(turn.front), renumber(turn.back)];
  const opposite = back ?? renumber(turn.revealed);
  const [from, to] = turn.course === 'outgoing' ? [front, opposite] : [opposite, front];
  const nextTurn = from === null || to === null ? null : turnTo({ from, to, corner: turn.corner }, pages);
  const leaves = turn.leaves?.map((leaf) => renumberTurn(renumbering, leaf, pages)) ?? [];
  const isSame = nextTurn?.direction === turn.direction && nextTurn.front === front && nextTurn.back === back;
  if (!isSame || !leaves.every((leaf) => leaf !== null)) return null;
  return { ...nextTurn, density: turn.density, ...(turn.leaves && { leaves }) };
}

/** In one book, all other properties follow from the compared ones. */
export function isSameTurn(turn: Turn, other: Turn): boolean {
  return turn.fromPage === other.fromPage && turn.toPage === other.toPage && turn.corner === other.corner;
}

/** The corner's positions, in page space, before the turn and after it lands. */
export function turnEnds(
  { corner, course }: Pick<Turn, 'corner' | 'course'>,
  page: Size,
): { start: Point; goal: Point } {
  const flat = cornerPoint(corner, page);
  const over = { x: -page.width, y: flat.y };
  return course === 'outgoing' ? { start: flat, goal: over } : { start: over, goal: flat };
}
