import { isPlace, reachable } from './fold.ts';
import { frameOf, toPageSpace } from './frame.ts';
import { dragThresholdPx, gripAt, touchThresholdPx } from './gestures.ts';
import { endHover, isSameLift } from './hover.ts';
import type { Model } from './model.ts';
import { cancel } from './run.ts';
import type { Point } from './shapes.ts';
import type { BookState, Change, Press } from './state.ts';
import { type Turn, turnTo } from './turn.ts';

/** Where a pointer goes down, in book space, and when, on any clock that does not jump. */
export type Pressed = Pick<Press, 'timeMs' | 'pointer'> & { readonly at: Point };

/** A pointer goes down: which way and by which corner it would turn is decided here. A second pointer ends the first. */
export const press =
  ({ at, ...pressed }: Pressed): Change =>
  (state, model) => {
    if (state.press) return cancel(state, model);
    const grip = gripAt(at, model);
    return grip ? { ...state, press: { grip, from: at, ...pressed, role: 'press' } } : state;
  };

/**
 * What a movement since the press is: too small to say, a `drag`, or a `scroll`. A touch that may scroll what is around
 * the book is a drag only when it goes clearly sideways.
 */
export function movementOf({ from, pointer }: Press, at: Point, model: Model): 'none' | 'drag' | 'scroll' {
  const dx = Math.abs(at.x - from.x);
  const dy = Math.abs(at.y - from.y);
  if (pointer !== 'touch' || !model.mobileScrollSupport) return Math.hypot(dx, dy) > dragThresholdPx ? 'drag' : 'none';
  if (dx > touchThresholdPx && dx > dy) return 'drag';
  return dy > touchThresholdPx ? 'scroll' : 'none';
}

/** Where the corner of a folded page is when the pointer is at `at`. */
export function cornerUnder(at: Point, turn: Turn, model: Model): Point {
  return reachable(toPageSpace(at, frameOf(turn.direction, model)), turn.corner, model.page);
}

/** The pointer moves while it is down. A place that is not finite is ignored. */
export const drag =
  (at: Point): Change =>
  (state, model) => {
    const { motion, press: held } = state;
    if (!isPlace(at)) return state;
    if (motion.phase === 'user_fold')
      return { ...state, motion: { ...motion, at: cornerUnder(at, motion.turn, model) } };
    if (held?.role !== 'press') return state;
    const movement = movementOf(held, at, model);
    if (movement === 'none') return state;
    const turn = movement === 'drag' ? turnHeld(state, held, model) : null;
    // A press that cannot fold: a lifted corner beneath it falls back.
    if (!turn) return endHover({ ...state, press: { ...held, role: 'idle' } }, model);
    const fold = { phase: 'user_fold', turn, at: cornerUnder(at, turn, model) } as const;
    return { ...state, press: { ...held, role: 'fold' }, motion: fold };
  };

/** The turn that a press takes hold of; none while another one runs. */
function turnHeld({ motion, page }: BookState, { grip }: Press, model: Model): Turn | null {
  if (motion.phase === 'flipping') return null;
  const turn = turnTo({ from: page, to: grip.direction, corner: grip.corner }, model);
  // A corner that is lifted already goes on as the same turn.
  return turn && motion.phase === 'fold_corner' && isSameLift(motion.turn, turn) ? motion.turn : turn;
}
