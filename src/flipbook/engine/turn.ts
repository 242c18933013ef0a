import { cornerPoint } from './crease.ts';
import type { Corner, Density, Direction, Point, Size } from './shapes.ts';
import { type Binding, firstPage, type Renumbering, type Side, spreadAt, spreadOf } from './spreads.ts';

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
  const found = from === null || to === null ? null : turnTo({ from, to, corner: turn.corner }, pages);
  const isSame = found?.direction === turn.direction && found.front === front && found.back === back;
  return isSame ? { ...found, density: turn.density } : null;
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
