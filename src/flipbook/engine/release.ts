import { cancelPress, cornerUnder, movementOf } from './drag.ts';
import type { PointerReleased } from './events.ts';
import { isFinitePoint } from './fold.ts';
import { isHot, swipeDirection } from './gestures.ts';
import { requestTurn, type TurnRequest } from './request.ts';
import { startRun } from './run.ts';
import type { Direction, Point } from './shapes.ts';
import type { BookState, Model, PageFolded, Press } from './state.ts';

/** A pointer went up: a fold completes or returns, a press without a movement is a click, a quick stroke a swipe. */
export function release(state: BookState, event: PointerReleased, model: Model): BookState {
  const { press, motion } = state;
  if (!press) return state;
  if (event.selecting) return cancelPress(state, model);
  const released = { ...state, press: null };
  const swiped = swipeOf(press, event, model);
  if (motion.phase === 'user_fold' && (swiped === null || swiped === motion.turn.direction)) {
    const from = releasedAt(motion, event.at, model);
    const outcome = swiped || completes(motion, from, model) ? 'complete' : 'return';
    const reason = swiped ? 'swipe' : 'drag';
    return startRun(released, { turn: motion.turn, from, outcome, reason }, model);
  }
  const asked = swiped ? swipeTurn(press, swiped) : clickTurn(press, event.at, model);
  const turning = asked && requestTurn(released, asked, model);
  // A page that is folded against a swipe returns when the swipe turns nothing.
  return turning ?? cancelPress(released, model);
}

/**
 * Whether a page released with its corner at `at` (page space, within reach) completes its turn: at or past the spine; a
 * page that comes in, in portrait, when its edge is past the middle of the page.
 */
function completes({ turn }: PageFolded, at: Point, { page }: Model): boolean {
  return turn.course === 'outgoing' ? at.x <= 0 : at.x > page.width / 2;
}

/** Where the corner of a fold is when its pointer goes up at `at`; where it was before when that is not finite. */
function releasedAt(fold: PageFolded, at: Point, model: Model): Point {
  return isFinitePoint(at) ? cornerUnder(at, fold.turn, model) : fold.at;
}

/** The turn of a press that ends at `at` without a movement; `null` when that is no click, or one that turns nothing. */
function clickTurn(press: Press, at: Point, model: Model): TurnRequest | null {
  if (press.role !== 'press' || movementOf(press, at, model) !== 'none') return null;
  if (model.disableFlipByClick && !isHot(press.from, model)) return null;
  const { direction, corner } = press.intent;
  return { to: direction, corner, reason: 'click' };
}

/** The turn of a swipe: its own direction, at the corner where it began. */
function swipeTurn({ intent }: Press, to: Direction): TurnRequest {
  return { to, corner: intent.corner, reason: 'swipe' };
}

function swipeOf(press: Press, { at, timeMs }: PointerReleased, model: Model): Direction | null {
  if (press.pointer !== 'touch') return null;
  const stroke = { from: press.from, to: at, durationMs: timeMs - press.timeMs };
  return swipeDirection(stroke, model.swipeDistance, model.rightToLeft);
}
