import { cornerPoint, reachable } from './crease.ts';
import type { CornerShown, PointerHovered } from './events.ts';
import { hotZonePx, intentAt, isHot, pageSpaceOf, toPageSpace } from './outline.ts';
import { beginRun, finishMotion } from './run.ts';
import type { Point, Size } from './shapes.ts';
import type { BookState, CornerLifted, Model } from './state.ts';
import { isSameTurn, type Turn, turnTo } from './turn.ts';

/** A corner under the pointer rises this far, both ways … */
const liftPx = 50;
/** … in this time, and falls as fast. Both are page-flip's values: three frames at 60 Hz, an answer rather than a movement. */
const liftMs = 50;

/** A corner that shows itself rises this far, both ways: enough to be noticed at the edge of the eye … */
const showPx = 24;
/** … and takes this long to rise, and as long to lie down: slower than an answer, so that it is no answer. */
const showMs = 300;

/** A pointer that is up is over the book: the corner it is near rises and follows it; a corner that it left falls. */
export function hover(state: BookState, { at: pointer }: PointerHovered, model: Model): BookState {
  const { motion } = state;
  if (state.press || (motion.phase !== 'read' && motion.phase !== 'fold_corner')) return state;
  const lift = liftAt(pointer, state.page, model);
  if (!lift) return dropCorner(state, model);
  const { turn, at } = lift;
  if (motion.phase === 'fold_corner' && !motion.isFalling && !motion.isShow && isSameTurn(motion.turn, turn))
    return { ...state, motion: { ...motion, at } };
  const { flat: from, risen: to } = liftEnds(turn, model.page);
  const way = { from, to, durationMs: liftMs, easing: 'ease-out-quad' } as const;
  return beginRun(state, way, (run) => ({ phase: 'fold_corner', turn, at, run, isFalling: false }));
}

/** A corner rises, and falls when it has. It does not where anything else moves, or nothing follows. */
export function showCorner(state: BookState, { corner }: CornerShown, model: Model): BookState {
  const isAtRest = !state.press && state.motion.phase === 'read';
  const turn = isAtRest ? turnTo({ from: state.page, to: 'forward', corner }, model) : null;
  if (!turn) return state;
  const { flat: from, risen: to } = liftEnds(turn, model.page, showPx);
  const way = { from, to, durationMs: showMs, easing: 'ease-in-out-sine' } as const;
  return beginRun(state, way, (run) => ({ phase: 'fold_corner', turn, at: to, run, isFalling: false, isShow: true }));
}

/** A lifted corner falls; one that shows itself lies down at once. */
export function dropCorner(state: BookState, model: Model): BookState {
  const { motion } = state;
  if (motion.phase !== 'fold_corner') return state;
  if (motion.isShow) return finishMotion(state);
  if (motion.isFalling) return state;
  const { flat: to, risen } = liftEnds(motion.turn, model.page);
  const way = { from: motion.run ? risen : motion.at, to, durationMs: liftMs, easing: 'ease-out-quad' } as const;
  return beginRun(state, way, (run) => ({ ...motion, run, isFalling: true }));
}

/** The corner that a pointer is near, when there is one to lift. */
function liftAt(pointer: Point, page: number, model: Model): Pick<CornerLifted, 'turn' | 'at'> | null {
  const lifts = model.showPageCorners && (model.turnBy.click || model.turnBy.drag);
  const intent = lifts && isHot(pointer, model) ? intentAt(pointer, model) : null;
  const turn = intent && turnTo({ from: page, to: intent.direction, corner: intent.corner }, model);
  // A page that comes in has no corner on the book yet.
  if (!intent || turn?.course !== 'outgoing') return null;
  const point = toPageSpace(pointer, pageSpaceOf(intent.direction, model));
  // The hot zones at the spine of a narrow page may be wider than the part of it that turns back.
  if (model.page.width - point.x >= hotZonePx(model.page)) return null;
  return { turn, at: reachable(point, intent.corner, model.page) };
}

/** Where a corner lies flat, and where it is when it has risen. */
function liftEnds({ corner }: Turn, page: Size, byPx = liftPx): { flat: Point; risen: Point } {
  const flat = cornerPoint(corner, page);
  return { flat, risen: { x: flat.x - byPx, y: flat.y + (corner === 'top' ? byPx : -byPx) } };
}
