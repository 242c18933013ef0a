import { reachable } from './fold.ts';
import { frameOf, gripAt, hotZonePx, isHot, toPageSpace } from './gestures.ts';
import type { Model } from './model.ts';
import type { Point } from './shapes.ts';
import type { BookState, Motion } from './state.ts';
import { type Turn, turnTo } from './turn.ts';

type Lift = Extract<Motion, { phase: 'fold_corner' }>;

/** The corner that the pointer is near, when there is one to lift. */
function liftAt(at: Point, page: number, model: Model): Pick<Lift, 'turn' | 'at'> | null {
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

/** The pointer is over the book, and up: lifts the corner it is near, lets it follow, or lets it fall. */
export function hover(state: BookState, at: Point, model: Model): BookState {
  const { motion } = state;
  if (state.press || (motion.phase !== 'read' && motion.phase !== 'fold_corner')) return state;
  const lift = liftAt(at, state.page, model);
  if (!lift) return endHover(state);
  // The turn stays the same object as long as it is the same, so that whoever draws it can tell.
  const before = motion.phase === 'fold_corner' && isSameLift(motion.turn, lift.turn) ? motion : null;
  const stage = before && before.stage !== 'falling' ? before.stage : 'lifting';
  return { ...state, motion: { phase: 'fold_corner', turn: before?.turn ?? lift.turn, at: lift.at, stage } };
}

/** The pointer left: a lifted corner falls, and then the book is at rest. */
export function endHover(state: BookState): BookState {
  const { motion } = state;
  if (motion.phase !== 'fold_corner' || motion.stage === 'falling') return state;
  return { ...state, motion: { ...motion, stage: 'falling' } };
}

/** The lift or the fall has been shown. */
export function endLift(state: BookState): BookState {
  const { motion } = state;
  if (motion.phase !== 'fold_corner' || motion.stage === 'held') return state;
  return { ...state, motion: motion.stage === 'falling' ? { phase: 'read' } : { ...motion, stage: 'held' } };
}
