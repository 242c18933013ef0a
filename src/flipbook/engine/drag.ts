import type { PointerMoved, PointerPressed } from './events.ts';
import { isFinitePoint, reachable } from './fold.ts';
import { frameOf, toPageSpace } from './frame.ts';
import { dragThresholdPx, intentAt, touchThresholdPx } from './gestures.ts';
import { dropCorner } from './hover.ts';
import { startRun } from './run.ts';
import type { Point } from './shapes.ts';
import type { BookState, Model, Press } from './state.ts';
import { type Turn, turnTo } from './turn.ts';

/** A pointer went down: decides the direction and the corner of whatever it will do. A second pointer cancels the first. */
export function press(state: BookState, { at, timeMs, pointer }: PointerPressed, model: Model): BookState {
  if (state.press) return cancelPress(state, model);
  const intent = intentAt(at, model);
  return intent ? { ...state, press: { intent, from: at, timeMs, pointer, role: 'press' } } : state;
}

/** A pointer moved while it was down: a page begins to fold, or its corner follows. A point that is not finite is ignored. */
export function drag(state: BookState, { at }: PointerMoved, model: Model): BookState {
  const { motion, press: held } = state;
  if (!isFinitePoint(at)) return state;
  if (motion.phase === 'user_fold') return { ...state, motion: { ...motion, at: cornerUnder(at, motion.turn, model) } };
  if (held?.role !== 'press') return state;
  const movement = movementOf(held, at, model);
  if (movement === 'none') return state;
  const { direction: to, corner } = held.intent;
  const canFold = movement === 'drag' && motion.phase !== 'flipping';
  const turn = canFold ? turnTo({ from: state.page, to, corner }, model) : null;
  // A corner that was lifted under a press that cannot fold falls.
  if (!turn) return dropCorner({ ...state, press: { ...held, role: 'idle' } }, model);
  const fold = { phase: 'user_fold', turn, at: cornerUnder(at, turn, model) } as const;
  return { ...state, press: { ...held, role: 'fold' }, motion: fold };
}

/** The pointer that was down is lost: a folded page returns. */
export function cancelPress(state: BookState, model: Model): BookState {
  const { motion } = state;
  const released = { ...state, press: null };
  if (motion.phase !== 'user_fold') return released;
  const { turn, at: from } = motion;
  return startRun(released, { turn, from, outcome: 'return', reason: 'drag' }, model);
}

/** The browser scrolls with the pointer that was down. It is lost, but that a finger may still swipe. */
export function scroll(state: BookState, model: Model): BookState {
  const { press: held, motion } = state;
  if (held?.pointer !== 'touch' || motion.phase === 'user_fold') return cancelPress(state, model);
  return dropCorner({ ...state, press: { ...held, role: 'idle' } }, model);
}

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

/** Where the corner of a folded page is, in page space, when the pointer is at `at`. */
export function cornerUnder(at: Point, turn: Turn, model: Model): Point {
  return reachable(toPageSpace(at, frameOf(turn.direction, model)), turn.corner, model.page);
}
