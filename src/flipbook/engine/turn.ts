import { cornerPoint } from './fold.ts';
import type { Corner, Density, Direction, Point, Size } from './shapes.ts';
import { type Binding, firstPage, type Spread, spreadAt, spreadOf } from './spreads.ts';

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
  /**
   * Which way the corner travels in page space. `across`: from its own place to the other side of the spine.
   * `home`: back from there, as a page does that is turned back in portrait.
   */
  readonly course: 'across' | 'home';
}

/** A turn somebody would like: from the current page, to a page or by one spread, lifted at a corner. */
export interface Wish<Target extends number | Direction> {
  readonly from: number;
  readonly to: Target;
  readonly corner: Corner;
}

/** What a turn needs to know of a book. */
export interface Pages extends Binding {
  /** Density of each page, by index. */
  readonly densities: readonly Density[];
}

function densityOf(leaf: readonly (number | null)[], pages: Pages): Density {
  return leaf.some((page) => page !== null && pages.densities[page] === 'hard') ? 'hard' : 'soft';
}

function landscapeTurn(
  from: Spread,
  to: Spread,
  direction: Direction,
): Pick<Turn, 'front' | 'back' | 'revealed' | 'covered'> | null {
  const near = direction === 'forward' ? 'end' : 'start';
  const far = direction === 'forward' ? 'start' : 'end';
  const front = from[near];
  if (front === null) return null;
  return { front, back: to[far], revealed: to[near], covered: from[far] };
}

/**
 * The turn that leads from the open spread to the one that shows `toPage`, or `null` when there is nothing to turn:
 * no such page, or it is open already.
 */
export function turnTo({ from: fromPage, to: toPage, corner }: Wish<number>, pages: Pages): Turn | null {
  const fromNumber = spreadOf(fromPage, pages);
  const toNumber = spreadOf(toPage, pages);
  const from = spreadAt(fromNumber, pages);
  const exists = Number.isInteger(toPage) && toPage >= 0 && toPage < pages.pageCount;
  const to = exists ? spreadAt(toNumber, pages) : null;
  if (!from || !to || fromNumber === toNumber) return null;
  const direction = toNumber > fromNumber ? 'forward' : 'back';
  const ends = { direction, corner, fromPage: firstPage(from), toPage: firstPage(to) } as const;
  if (pages.orientation === 'portrait') {
    const [front, beneath] = direction === 'forward' ? [ends.fromPage, ends.toPage] : [ends.toPage, ends.fromPage];
    return {
      ...ends,
      density: densityOf([front], pages),
      front,
      back: null,
      revealed: beneath,
      covered: null,
      course: direction === 'forward' ? 'across' : 'home',
    };
  }
  const leaf = landscapeTurn(from, to, direction);
  if (!leaf) return null;
  return { ...ends, ...leaf, density: densityOf([leaf.front, leaf.back], pages), course: 'across' };
}

/** The turn to the next or the previous spread, or `null` at that end of the book. */
export function turnBy({ from, to, corner }: Wish<Direction>, pages: Pages): Turn | null {
  const next = spreadAt(spreadOf(from, pages) + (to === 'forward' ? 1 : -1), pages);
  return next && turnTo({ from, to: firstPage(next), corner }, pages);
}

/** Where the corner is, in page space, when the turn has not begun, and when it is completed. */
export function turnEnds(
  turn: Pick<Turn, 'corner' | 'course'>,
  page: Size,
): { flat: Point; over: Point; start: Point; goal: Point } {
  const flat = cornerPoint(turn.corner, page);
  const over = { x: -page.width, y: flat.y };
  return turn.course === 'across' ? { flat, over, start: flat, goal: over } : { flat, over, start: over, goal: flat };
}
