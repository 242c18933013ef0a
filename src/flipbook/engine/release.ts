import { ask } from './ask.ts';
import type { BookEvent } from './events.ts';
import { isPlace } from './fold.ts';
import { isHot, swipeDirection } from './gestures.ts';
import type { Model } from './model.ts';
import { cancel, cornerUnder, movementOf } from './press.ts';
import { type RunStart, startRun } from './run.ts';
import type { Direction, Point } from './shapes.ts';
import type { BookState, Press, Reason, Step } from './state.ts';
import type { Turn } from './turn.ts';

type Released = Extract<BookEvent, { type: 'released' }>;
type Asked = Extract<BookEvent, { type: 'asked' }>;

/**
 * Whether a page let go with its corner at `at` (page space, within reach) completes its turn: at or past the spine; on
 * its way back in portrait, when its edge is past the middle of the page.
 */
function completes(turn: Pick<Turn, 'course'>, at: Point, model: Pick<Model, 'page'>): boolean {
  return turn.course === 'across' ? at.x <= 0 : at.x > model.page.width / 2;
}

/** The pointer goes up: a fold runs over or home, a press without a movement is a click, a quick stroke a swipe. */
export function release(state: BookState, released: Released, model: Model): Step {
  const { press: held, motion } = state;
  if (!held) return { state, effects: [] };
  if (released.selecting) return cancel(state, model);
  const up = { ...state, press: null };
  const swiped = swipeOf(held, released, model);
  if (motion.phase === 'user_fold' && (swiped === null || swiped === motion.turn.direction)) {
    const from = isPlace(released.at) ? cornerUnder(released.at, motion.turn, model) : motion.at;
    return startRun(up, letGo(motion.turn, from, { swiped: swiped !== null, model }), model);
  }
  if (swiped) {
    const asked = ask(up, asTurn(held, { to: swiped, reason: 'swipe' }), model);
    // A stroke against the fold that has nothing to turn its way.
    return asked.state.motion.phase === 'user_fold' ? cancel(asked.state, model) : asked;
  }
  const isClick = held.role === 'press' && movementOf(held, released.at, model) === 'none';
  if (!isClick || (model.disableFlipByClick && !isHot(held.from, model))) return { state: up, effects: [] };
  return ask(up, asTurn(held, { to: held.grip.direction, reason: 'click' }), model);
}

function swipeOf(held: Press, { at, timeMs }: Released, model: Model): Direction | null {
  if (held.pointer !== 'touch') return null;
  const stroke = { from: held.from, to: at, durationMs: timeMs - held.timeMs };
  return swipeDirection(stroke, model.swipeDistance, model.rightToLeft);
}

function asTurn({ grip }: Press, wish: { to: Direction; reason: Reason }): Asked {
  return { type: 'asked', ...wish, corner: grip.corner, instant: false };
}

/** A fold runs on from where it was let go; a swipe along its way completes it from anywhere. */
function letGo(turn: Turn, from: Point, { swiped, model }: { swiped: boolean; model: Model }): RunStart {
  const outcome = swiped || completes(turn, from, model) ? 'over' : 'home';
  return { turn, from, outcome, reason: swiped ? 'swipe' : 'drag', whole: false };
}
