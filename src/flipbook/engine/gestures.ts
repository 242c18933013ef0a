import { cornerPoint, foldPoint, isFinitePoint, reachablePoint } from './crease.ts';
import type { PointerMoved, PointerPressed, PointerReleased } from './events.ts';
import { bookWidth, hotZonePx, intentAt, isInHotZone, pageSpaceOf, toPageSpace } from './outline.ts';
import { roundTo } from './roundTo.ts';
import { finishMotion, requestTurn, startTurn, type TurnOptions, type TurnRequest, targetOf, withRun } from './run.ts';
import type { Corner, Direction, Point, Size } from './shapes.ts';
import { extendTrail, flickPxPerMs, releaseSpeed, swipeDirection } from './speed.ts';
import { isSameTurn, type Turn, turnEnds, turnTo } from './spreads.ts';
import type { BookState, CornerLifted, Model, PageFolded, Press, Run } from './state.ts';

/** A longer movement is a drag. Thresholds are client px, whatever the book's scale. */
export const dragThresholdPx = 5;
/** With `mobileScrollSupport`, a touch that moves mostly sideways, by more than this, is a drag. */
export const touchThresholdPx = 10;
/** With `dragFrom: 'edges'`, a mouse drags only within this share of a page's width from the book's edges. */
const edgeShare = 1 / 3;

/** How far a corner under the pointer rises, in both directions (page-flip's value). */
const liftPx = 50;
/** How long such a corner rises or falls (page-flip's value): three frames feel like a response. */
const liftMs = 50;

/** How far a hinting corner rises, in both directions. Peripheral vision notices it. */
const hintPx = 24;
/** How long a hinting corner rises or falls: slower than a response. */
const hintMs = 300;

/** Lifts the corner close to a hovering pointer, moves it with the pointer, and drops it when the pointer leaves. */
export function hover(state: BookState, pointer: Point, model: Model): BookState {
  const { motion } = state;
  if (state.press || (motion.phase !== 'read' && motion.phase !== 'fold_corner')) return state;
  const lift = liftAt(pointer, state.page, model);
  if (!lift) return dropCorner(state, model);
  const { turn, at } = lift;
  if (motion.phase === 'fold_corner' && !motion.isFalling && !motion.isHint && isSameTurn(motion.turn, turn))
    return { ...state, motion: { ...motion, at } };
  const path = { ...liftPath(turn, model.page), durationMs: liftMs, easing: 'ease-out-quad' } as const;
  return withRun(state, path, (run) => ({ phase: 'fold_corner', turn, at, run, isFalling: false }));
}

/**
 * Raises a corner, which then falls again. Does nothing during a press or another movement, or if
 * no page follows.
 */
export function showCorner(state: BookState, corner: Corner, model: Model): BookState {
  const isAtRest = !state.press && state.motion.phase === 'read';
  const turn = isAtRest ? turnTo({ from: state.page, to: 'forward', corner }, model) : null;
  if (!turn) return state;
  const path = { ...liftPath(turn, model.page, hintPx), durationMs: hintMs, easing: 'ease-in-out-sine' } as const;
  const liftedCorner = { phase: 'fold_corner', turn, at: path.to, isFalling: false, isHint: true } as const;
  return withRun(state, path, (run) => ({ ...liftedCorner, run }));
}

/** Lets a lifted corner fall. A hinting corner is flat at once. */
export function dropCorner(state: BookState, model: Model): BookState {
  const { motion } = state;
  if (motion.phase !== 'fold_corner') return state;
  if (motion.isHint) return finishMotion(state);
  if (motion.isFalling) return state;
  const { from: to, to: risenCorner } = liftPath(motion.turn, model.page);
  const path = { from: motion.run ? risenCorner : motion.at, to, durationMs: liftMs, easing: 'ease-out-quad' } as const;
  return withRun(state, path, (run) => ({ ...motion, run, isFalling: true }));
}

function liftAt(pointer: Point, page: number, model: Model): Pick<CornerLifted, 'turn' | 'at'> | null {
  const mayLift = model.showPageCorners && (model.turnBy.click || model.turnBy.drag);
  const intent = mayLift && isInHotZone(pointer, model) ? intentAt(pointer, model) : null;
  const turn = intent && turnTo({ from: page, to: intent.direction, corner: intent.corner }, model);
  if (!intent || !turn) return null;
  const point = toPageSpace(pointer, intent.direction, model);
  if (turn.course === 'incoming')
    return { turn, at: reachablePoint(cornerForCrease(point, model.page), intent.corner, model.page) };
  // On a narrow page the hot zones at the spine may extend past the part that turns back.
  if (model.page.width - point.x >= hotZonePx(model.page)) return null;
  return { turn, at: reachablePoint(point, intent.corner, model.page) };
}

function liftPath(turn: Turn, page: Size, byPx = liftPx): Pick<Run, 'from' | 'to'> {
  const { start: from } = turnEnds(turn, page);
  const y = from.y + (turn.corner === 'top' ? byPx : -byPx);
  // The corner of an incoming page is outside the book. It moves twice as far as its crease.
  return { from, to: { x: from.x + (turn.course === 'incoming' ? 2 * byPx : -byPx), y } };
}

/** The corner of an incoming page whose crease is at `point`, halfway to the corner's target. */
function cornerForCrease({ x, y }: Point, { width }: Size): Point {
  return { x: 2 * x - width, y };
}

/** Begins a press, whose position decides the direction and corner. A second pointer cancels it. */
export function press(state: BookState, event: PointerPressed, model: Model): BookState {
  if (state.press) return cancelPress(state, model);
  const { id, at: from, timeMs, pointer, scale = { x: 1, y: 1 }, selecting = false } = event;
  const intent = intentAt(from, model);
  if (!intent) return state;
  const mayDrag = canDrag(event, model);
  return {
    ...state,
    press: {
      id,
      intent,
      from,
      scale,
      timeMs,
      trail: [{ at: from, timeMs }],
      pointer,
      maySwipe: pointer === 'touch' || (!model.isDropIn && state.motion.phase === 'flipping'),
      mayDrag,
      clearsSelection: mayDrag && selecting,
      role: 'press',
    },
  };
}

/** Whether the book uses a press's movement. Otherwise a mouse selects text, and a finger or pen pans. */
function canDrag({ at, pointer, pans = false }: PointerPressed, model: Model): boolean {
  if (pointer !== 'mouse') return !pans;
  if (!model.turnBy.drag) return false;
  const fromEdge = Math.min(at.x, bookWidth(model) - at.x);
  return model.dragFrom !== 'edges' || fromEdge < model.page.width * edgeShare;
}

export function drag(before: BookState, { at, timeMs }: PointerMoved, model: Model): BookState {
  if (!before.press || !isFinitePoint(at)) return before;
  const press = { ...before.press, trail: extendTrail(before.press.trail, { at, timeMs }) };
  const state = { ...before, press };
  const { motion } = state;
  if (motion.phase === 'user_fold') return { ...state, motion: { ...motion, at: cornerUnder(at, motion, model) } };
  if (press.role !== 'press' || !press.mayDrag) return state;
  const movement = movementOf(press, at, model);
  if (movement === 'none') return state;
  const { direction: to, corner } = press.intent;
  const canFold = movement === 'drag' && model.turnBy.drag;
  // `step` in machine.ts lands a running turn first.
  const turn = canFold ? turnTo({ from: targetOf(state), to, corner }, model) : null;
  if (!turn) return refuseDrag(state, model);
  // The pointer holds the corner itself when the corner was lifted or the page is incoming.
  const isGripped = model.dragFrom === 'grip' && motion.phase === 'read' && turn.course === 'outgoing';
  const grip = isGripped ? toPageSpace(press.from, to, model) : cornerPoint(corner, model.page);
  const fold = { phase: 'user_fold', turn, grip, at: cornerUnder(at, { turn, grip }, model) } as const;
  // A fold that began with a press on selected text still counts as a fold.
  return { ...state, press: { ...press, role: 'fold', clearsSelection: false }, motion: fold };
}

/** The press can no longer fold a page or click. A lifted corner falls. */
export function refuseDrag(state: BookState, model: Model): BookState {
  const { press } = state;
  return press?.role === 'press' ? dropCorner({ ...state, press: { ...press, role: 'idle' } }, model) : state;
}

/** A fold completes or returns, a still press clicks, a quick stroke swipes. */
export function release(state: BookState, event: PointerReleased, model: Model): BookState {
  const { press, motion } = state;
  if (!press) return state;
  // A finger that pans does not swipe, even when there is nothing left to pan.
  const isForBrowser = !press.mayDrag && movementOf(press, event.at, model) !== 'none';
  if (event.selecting || press.clearsSelection || isForBrowser) return cancelPress(state, model);
  const releasedState = { ...state, press: null };
  const swipe = swipeOf(press, event, model);
  if (motion.phase === 'user_fold' && (swipe === null || swipe === motion.turn.direction))
    return startTurn(releasedState, turnOfFold(motion, { ...event, press, isSwipe: swipe !== null }, model), model);
  const { corner } = press.intent;
  const request = swipe ? ({ to: swipe, corner, reason: 'swipe' } as const) : clickTurn(press, event.at, model);
  const turningState = request && requestTurn(releasedState, request, model);
  // A fold returns when a swipe in the opposite direction has nothing to turn.
  return turningState ?? cancelPress(releasedState, model);
}

interface FoldRelease extends PointerReleased {
  readonly press: Press;
  readonly isSwipe: boolean;
}

/**
 * A swipe completes the turn. With `turnBy.flick`, a flick continues in its direction. Otherwise,
 * the position at release decides.
 */
function turnOfFold(fold: PageFolded, foldRelease: FoldRelease, model: Model): TurnOptions {
  const { turn, at } = fold;
  const { isSwipe, at: pointer } = foldRelease;
  const from = isFinitePoint(pointer) ? cornerUnder(pointer, fold, model) : at;
  const dragPoint = from === at ? at : toPageSpace(pointer, turn.direction, model);
  const { outward } = pageSpaceOf(turn.direction, model);
  const speed = flickSpeed(foldRelease, model) * (turn.course === 'outgoing' ? -outward : outward);
  const isCompleting = isSwipe || (speed === 0 ? isPastSpine(turn, dragPoint, model) : speed > 0);
  const reason = isSwipe ? 'swipe' : 'drag';
  return { turn, from, reason, outcome: isCompleting ? 'complete' : 'return', speed: isCompleting ? speed : -speed };
}

/** The speed of a flick, in book px per ms; 0 if the release is not a flick. */
function flickSpeed(foldRelease: FoldRelease, { turnBy, swipeDistance }: Model): number {
  const { press, at } = foldRelease;
  if (!turnBy.flick || Math.abs(clientDistance(press, at).x) <= swipeDistance) return 0;
  const speed = releaseSpeed(press.trail, foldRelease);
  return roundTo(Math.abs(speed * press.scale.x)) >= flickPxPerMs ? speed : 0;
}

export function cancelPress(state: BookState, model: Model): BookState {
  const { motion } = state;
  const releasedState = { ...state, press: null };
  if (motion.phase !== 'user_fold') return releasedState;
  const { turn, at: from } = motion;
  return startTurn(releasedState, { turn, from, outcome: 'return', reason: 'drag' }, model);
}

/** No fold can follow when the browser scrolls, but a finger may still swipe. */
export function scroll(state: BookState, model: Model): BookState {
  const { press, motion } = state;
  if (press?.pointer !== 'touch' || !press.mayDrag || motion.phase === 'user_fold') return cancelPress(state, model);
  return dropCorner({ ...state, press: { ...press, role: 'scroll', clearsSelection: false } }, model);
}

/** A touch that may scroll the surroundings is a drag only if it is mostly sideways. */
function movementOf(press: Press, at: Point, model: Model): 'none' | 'drag' | 'scroll' {
  const { x, y } = clientDistance(press, at);
  const [dx, dy] = [Math.abs(x), Math.abs(y)];
  if (press.pointer !== 'touch' || !model.mobileScrollSupport)
    return roundTo(Math.hypot(x, y)) > dragThresholdPx ? 'drag' : 'none';
  if (dx > touchThresholdPx && dx > dy) return 'drag';
  return dy > touchThresholdPx ? 'scroll' : 'none';
}

/** The distance in client px along the book's sides. Rounding keeps 5 px from exceeding a limit of 5. */
function clientDistance({ from, scale }: Press, at: Point): Point {
  return { x: roundTo((at.x - from.x) * scale.x), y: roundTo((at.y - from.y) * scale.y) };
}

/** The corner of a folded page, in page space, when the pointer is at `at`. */
function cornerUnder(at: Point, { turn, grip }: Pick<PageFolded, 'turn' | 'grip'>, model: Model): Point {
  const { direction, corner } = turn;
  const to = toPageSpace(at, direction, model);
  return reachablePoint(foldPoint(cornerPoint(corner, model.page), grip, to), corner, model.page);
}

/**
 * Whether a released page is at or past the spine. In portrait, the spine is at the book's edge, so
 * the middle of the page counts instead, except in the drop-in.
 */
function isPastSpine({ course }: Turn, { x }: Point, { page, orientation, isDropIn }: Model): boolean {
  const spineX = orientation === 'portrait' && !isDropIn ? page.width / 2 : 0;
  return course === 'outgoing' ? x <= spineX : x >= spineX;
}

/** The turn of a click; `null` if the press is not a click, or clicks turn no page there. */
function clickTurn(press: Press, at: Point, model: Model): TurnRequest | null {
  if (press.role !== 'press' || movementOf(press, at, model) !== 'none') return null;
  if (!model.turnBy.click || (model.disableFlipByClick && !isInHotZone(press.from, model))) return null;
  const { direction, corner } = press.intent;
  return { to: direction, corner, reason: 'click' };
}

function swipeOf(press: Press, { at, timeMs }: PointerReleased, model: Model): Direction | null {
  if (!press.maySwipe || !model.turnBy.swipe) return null;
  const stroke = { ...clientDistance(press, at), durationMs: timeMs - press.timeMs };
  return swipeDirection(stroke, model.swipeDistance, model.rightToLeft);
}
