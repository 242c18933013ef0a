import { cornerPoint, folded, isFinitePoint, reachable } from './crease.ts';
import type { CornerRequested, PointerHovered, PointerMoved, PointerPressed, PointerReleased } from './events.ts';
import { bookWidth, hotZonePx, intentAt, isHot, toPageSpace } from './outline.ts';
import { beginRun, finishMotion, requestTurn, startRun, type TurnRequest } from './run.ts';
import type { Direction, Point, Size } from './shapes.ts';
import { isSameTurn, type Turn, turnEnds, turnTo } from './spreads.ts';
import type { BookState, CornerLifted, Model, PageFolded, Press } from './state.ts';

/** A movement of more than this is a drag. This and the distances below are px of the window, whatever scales the book. */
export const dragThresholdPx = 5;
/** With `mobileScrollSupport`, a touch turns from a tap into a drag beyond this, sideways. */
export const touchThresholdPx = 10;
/** A swipe is over within this time. */
const swipeTimeoutMs = 250;
/** With `dragFrom: 'edges'`, a mouse drags pages by this outer part of them. */
const edgeShare = 1 / 3;

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
  const path = { from, to, durationMs: liftMs, easing: 'ease-out-quad' } as const;
  return beginRun(state, path, (run) => ({ phase: 'fold_corner', turn, at, run, isFalling: false }));
}

/** A corner rises, and falls when it has. It does not where anything else moves, or nothing follows. */
export function showCorner(state: BookState, { corner }: CornerRequested, model: Model): BookState {
  const isAtRest = !state.press && state.motion.phase === 'read';
  const turn = isAtRest ? turnTo({ from: state.page, to: 'forward', corner }, model) : null;
  if (!turn) return state;
  const { flat: from, risen: to } = liftEnds(turn, model.page, showPx);
  const path = { from, to, durationMs: showMs, easing: 'ease-in-out-sine' } as const;
  return beginRun(state, path, (run) => ({ phase: 'fold_corner', turn, at: to, run, isFalling: false, isShow: true }));
}

/** A lifted corner falls; one that shows itself lies down at once. */
export function dropCorner(state: BookState, model: Model): BookState {
  const { motion } = state;
  if (motion.phase !== 'fold_corner') return state;
  if (motion.isShow) return finishMotion(state);
  if (motion.isFalling) return state;
  const { flat: to, risen } = liftEnds(motion.turn, model.page);
  const path = { from: motion.run ? risen : motion.at, to, durationMs: liftMs, easing: 'ease-out-quad' } as const;
  return beginRun(state, path, (run) => ({ ...motion, run, isFalling: true }));
}

/** The corner that a pointer is near, when there is one to lift. */
function liftAt(pointer: Point, page: number, model: Model): Pick<CornerLifted, 'turn' | 'at'> | null {
  const lifts = model.showPageCorners && (model.turnBy.click || model.turnBy.drag);
  const intent = lifts && isHot(pointer, model) ? intentAt(pointer, model) : null;
  const turn = intent && turnTo({ from: page, to: intent.direction, corner: intent.corner }, model);
  if (!intent || !turn) return null;
  const point = toPageSpace(pointer, intent.direction, model);
  if (turn.course === 'incoming')
    return { turn, at: reachable(creasedAt(point, model.page), intent.corner, model.page) };
  // The hot zones at the spine of a narrow page may be wider than the part of it that turns back.
  if (model.page.width - point.x >= hotZonePx(model.page)) return null;
  return { turn, at: reachable(point, intent.corner, model.page) };
}

/** Where a corner lies before its turn, and where it is when it has risen. */
function liftEnds(turn: Turn, page: Size, byPx = liftPx): { flat: Point; risen: Point } {
  const { start: flat } = turnEnds(turn, page);
  const y = flat.y + (turn.corner === 'top' ? byPx : -byPx);
  // The corner of a page that comes in is off the book: its crease comes as far in as another corner does.
  return { flat, risen: { x: flat.x + (turn.course === 'incoming' ? 2 * byPx : -byPx), y } };
}

/** Where the corner is of a page that comes in with its crease at `point`, half-way to where the corner will lie. */
function creasedAt({ x, y }: Point, { width }: Size): Point {
  return { x: 2 * x - width, y };
}

/** A pointer went down: decides the direction and the corner of whatever it will do. A second pointer cancels the first. */
export function press(state: BookState, event: PointerPressed, model: Model): BookState {
  if (state.press) return cancelPress(state, model);
  const { at: from, timeMs, pointer, scale = { x: 1, y: 1 }, selecting = false } = event;
  const intent = intentAt(from, model);
  if (!intent) return state;
  const drags = mayDrag(event, model);
  return {
    ...state,
    press: { intent, from, scale, timeMs, pointer, drags, deselects: drags && selecting, role: 'press' },
  };
}

/**
 * Whether a press may drag a page. Else a mouse selects text, and with a finger or a pen the browser moves what is seen of
 * the page or of the window.
 */
function mayDrag({ at, pointer, pans = false }: PointerPressed, model: Model): boolean {
  if (pointer !== 'mouse') return !pans;
  if (!model.turnBy.drag) return false;
  const fromEdge = Math.min(at.x, bookWidth(model) - at.x);
  return model.dragFrom !== 'edges' || fromEdge < model.page.width * edgeShare;
}

/** A pointer moved while it was down: a page begins to fold, or its corner follows. A point that is not finite is ignored. */
export function drag(state: BookState, { at }: PointerMoved, model: Model): BookState {
  const { motion, press: held } = state;
  if (!isFinitePoint(at)) return state;
  if (motion.phase === 'user_fold') return { ...state, motion: { ...motion, at: cornerUnder(at, motion, model) } };
  if (held?.role !== 'press' || !held.drags) return state;
  const movement = movementOf(held, at, model);
  if (movement === 'none') return state;
  const { direction: to, corner } = held.intent;
  const canFold = movement === 'drag' && motion.phase !== 'flipping' && model.turnBy.drag;
  const turn = canFold ? turnTo({ from: state.page, to, corner }, model) : null;
  // A corner that was lifted under a press that cannot fold falls.
  if (!turn) return dropCorner({ ...state, press: { ...held, role: 'idle' } }, model);
  // Of a lifted corner, and of a page that comes in, the pointer holds the corner.
  const isGripped = model.dragFrom === 'grip' && motion.phase === 'read' && turn.course === 'outgoing';
  const grip = isGripped ? toPageSpace(held.from, to, model) : cornerPoint(corner, model.page);
  const fold = { phase: 'user_fold', turn, grip, at: cornerUnder(at, { turn, grip }, model) } as const;
  // A fold that began with a selection is a fold all the same.
  return { ...state, press: { ...held, role: 'fold', deselects: false }, motion: fold };
}

/** A pointer went up: a fold completes or returns, a press without a movement is a click, a quick stroke a swipe. */
export function release(state: BookState, event: PointerReleased, model: Model): BookState {
  const { press, motion } = state;
  if (!press) return state;
  // Where a finger pans it does not swipe either, also where there is nothing left to pan.
  const isPan = !press.drags && movementOf(press, event.at, model) !== 'none';
  if (event.selecting || press.deselects || isPan) return cancelPress(state, model);
  const released = { ...state, press: null };
  const swiped = swipeOf(press, event, model);
  if (motion.phase === 'user_fold' && (swiped === null || swiped === motion.turn.direction)) {
    const { turn, at } = motion;
    const from = isFinitePoint(event.at) ? cornerUnder(event.at, motion, model) : at;
    const dragged = from === at ? at : toPageSpace(event.at, turn.direction, model);
    const outcome = swiped || completes(turn, [from, dragged], model) ? 'complete' : 'return';
    const reason = swiped ? 'swipe' : 'drag';
    return startRun(released, { turn, from, outcome, reason }, model);
  }
  const { corner } = press.intent;
  const request = swiped ? ({ to: swiped, corner, reason: 'swipe' } as const) : clickTurn(press, event.at, model);
  const turning = request && requestTurn(released, request, model);
  // A page that is folded against a swipe returns when the swipe turns nothing.
  return turning ?? cancelPress(released, model);
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
  if (held?.pointer !== 'touch' || !held.drags || motion.phase === 'user_fold') return cancelPress(state, model);
  return dropCorner({ ...state, press: { ...held, role: 'idle', deselects: false } }, model);
}

/**
 * What a movement since the press is: too small to say, a `drag`, or a `scroll`. A touch that may scroll what is around
 * the book is a drag only when it goes clearly sideways.
 */
function movementOf(press: Press, at: Point, model: Model): 'none' | 'drag' | 'scroll' {
  const { x, y } = inWindow(press, at);
  const [dx, dy] = [Math.abs(x), Math.abs(y)];
  if (press.pointer !== 'touch' || !model.mobileScrollSupport)
    return Math.hypot(x, y) > dragThresholdPx ? 'drag' : 'none';
  if (dx > touchThresholdPx && dx > dy) return 'drag';
  return dy > touchThresholdPx ? 'scroll' : 'none';
}

/** How far a press has moved, in px of the window, along the sides of the book. */
function inWindow({ from, scale }: Press, at: Point): Point {
  return { x: (at.x - from.x) * scale.x, y: (at.y - from.y) * scale.y };
}

/** Where the corner of a folded page is, in page space, when the pointer is at `at`. */
function cornerUnder(at: Point, { turn, grip }: Pick<PageFolded, 'turn' | 'grip'>, model: Model): Point {
  const { direction, corner } = turn;
  const to = toPageSpace(at, direction, model);
  return reachable(folded(cornerPoint(corner, model.page), grip, to), corner, model.page);
}

/**
 * Whether a released page completes its turn, by where its corner is and what the pointer holds of it, in page space: when that
 * is at or past the spine; a page that comes in, in portrait, when its edge is past the middle of the page.
 */
function completes({ course }: Turn, [corner, dragged]: readonly [Point, Point], { page }: Model): boolean {
  return course === 'outgoing' ? dragged.x <= 0 : corner.x > page.width / 2;
}

/** The turn of a press that ends at `at` without a movement; `null` when that is no click, or one that turns nothing. */
function clickTurn(press: Press, at: Point, model: Model): TurnRequest | null {
  if (press.role !== 'press' || movementOf(press, at, model) !== 'none') return null;
  if (!model.turnBy.click || (model.disableFlipByClick && !isHot(press.from, model))) return null;
  const { direction, corner } = press.intent;
  return { to: direction, corner, reason: 'click' };
}

function swipeOf(press: Press, { at, timeMs }: PointerReleased, model: Model): Direction | null {
  if (press.pointer !== 'touch' || !model.turnBy.swipe) return null;
  const stroke = { ...inWindow(press, at), durationMs: timeMs - press.timeMs };
  return swipeDirection(stroke, model.swipeDistance, model.rightToLeft);
}

/** A press that has become a movement: how far it went, in px of the window, and how long it took. */
export interface Stroke extends Point {
  readonly durationMs: number;
}

/**
 * The direction that a swipe turns, or `null` when the stroke is not one: farther sideways than `swipeDistance`, less
 * than twice that up or down, within 250 ms.
 */
export function swipeDirection(stroke: Stroke, swipeDistance: number, rightToLeft: boolean): Direction | null {
  const { x: dx, y: dy, durationMs } = stroke;
  const isSwipe = Math.abs(dx) > swipeDistance && Math.abs(dy) < swipeDistance * 2 && durationMs < swipeTimeoutMs;
  if (!isSwipe) return null;
  return dx < 0 !== rightToLeft ? 'forward' : 'back';
}
