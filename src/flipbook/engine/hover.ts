import { cornerPoint, reachable } from './fold.ts';
import { frameOf, toPageSpace } from './frame.ts';
import { gripAt, hotZonePx, isHot } from './gestures.ts';
import type { Model } from './model.ts';
import { finish } from './run.ts';
import type { Point, Size } from './shapes.ts';
import type { BookState, Change, Lifted } from './state.ts';
import { settlingPaper } from './track.ts';
import { type Turn, turnTo } from './turn.ts';

/** A corner under the pointer rises this far, both ways … */
const liftPx = 50;
/** … in this time, and falls as fast. */
const liftMs = 50;

/** The corner that the pointer is near, when there is one to lift. */
function liftAt(at: Point, page: number, model: Model): Pick<Lifted, 'turn' | 'at'> | null {
  const grip = model.showPageCorners && isHot(at, model) ? gripAt(at, model) : null;
  const turn = grip && turnTo({ from: page, to: grip.direction, corner: grip.corner }, model);
  // In portrait a page that is turned back comes from behind the spine: nothing lies there to be lifted …
  if (!grip || turn?.course !== 'across') return null;
  const point = toPageSpace(at, frameOf(grip.direction, model));
  // … and the hot zones at the spine may be wider than the part of the page that turns back.
  if (model.page.width - point.x >= hotZonePx(model.page)) return null;
  return { turn, at: reachable(point, grip.corner, model.page) };
}

/** Whether two turns lift the same corner of the same leaf. */
export function isSameLift(one: Turn, other: Turn): boolean {
  return one.direction === other.direction && one.corner === other.corner;
}

/** Where a corner is that lies flat, and where it is when it has risen by itself. */
function liftEnds({ corner }: Turn, page: Size): { flat: Point; risen: Point } {
  const flat = cornerPoint(corner, page);
  return { flat, risen: { x: flat.x - liftPx, y: flat.y + (corner === 'top' ? liftPx : -liftPx) } };
}

/** A corner has risen: from now on it is where the pointer has it. */
function hold(state: BookState): BookState {
  const { motion } = state;
  return motion.phase === 'fold_corner' ? { ...state, motion: { ...motion, run: undefined } } : state;
}

/** The pointer is over the book, and up: lifts the corner it is near, lets it follow, or lets it fall. */
export const hover =
  (pointer: Point): Change =>
  (state, model) => {
    const { motion } = state;
    if (state.press || (motion.phase !== 'read' && motion.phase !== 'fold_corner')) return state;
    const lift = liftAt(pointer, state.page, model);
    if (!lift) return endHover(state, model);
    const { at } = lift;
    const before = motion.phase === 'fold_corner' && isSameLift(motion.turn, lift.turn) ? motion : null;
    if (before && !before.isFalling) return { ...state, motion: { ...before, at } };
    // The turn stays the same object as long as it is the same, so that whoever draws it can tell.
    const turn = before?.turn ?? lift.turn;
    const { flat, risen } = liftEnds(turn, model.page);
    const run = { from: flat, to: risen, durationMs: liftMs, easing: settlingPaper, end: hold };
    return { ...state, motion: { phase: 'fold_corner', turn, at, run, isFalling: false } };
  };

/** The pointer left: a lifted corner falls, and then the book is at rest. */
export const endHover: Change = (state, model) => {
  const { motion } = state;
  if (motion.phase !== 'fold_corner' || motion.isFalling) return state;
  const { flat, risen } = liftEnds(motion.turn, model.page);
  const from = motion.run ? risen : motion.at;
  const run = { from, to: flat, durationMs: liftMs, easing: settlingPaper, end: finish };
  return { ...state, motion: { ...motion, run, isFalling: true } };
};
