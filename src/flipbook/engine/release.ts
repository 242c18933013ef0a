import { ask } from './ask.ts';
import type { BookEvent } from './events.ts';
import { isPlace } from './fold.ts';
import { isHot, swipeDirection } from './gestures.ts';
import type { Model } from './model.ts';
import { cancel, cornerUnder, movementOf } from './press.ts';
import { startRun } from './run.ts';
import type { Direction, Point } from './shapes.ts';
import type { BookState, Press } from './state.ts';
import type { Turn } from './turn.ts';

type Released = Extract<BookEvent, { type: 'released' }>;

/**
 * Whether a page let go with its corner at `at` (page space, within reach) completes its turn: at or past the spine; on
 * its way back in portrait, when its edge is past the middle of the page.
 */
function completes(turn: Pick<Turn, 'course'>, at: Point, model: Pick<Model, 'page'>): boolean {
  return turn.course === 'across' ? at.x <= 0 : at.x > model.page.width / 2;
}

/** The pointer goes up: a fold runs over or home, a press without a movement is a click, a quick stroke a swipe. */
export function release(state: BookState, released: Released, model: Model): BookState {
  const { press: held, motion } = state;
  if (!held) return state;
  if (released.selecting) return cancel(state, model);
  const up = { ...state, press: null };
  const { direction, corner } = held.grip;
  const swiped = swipeOf(held, released, model);
  if (motion.phase === 'user_fold' && (swiped === null || swiped === motion.turn.direction)) {
    // A fold runs on from where it was let go; a swipe along its way completes it from anywhere.
    const from = isPlace(released.at) ? cornerUnder(released.at, motion.turn, model) : motion.at;
    const outcome = swiped || completes(motion.turn, from, model) ? 'over' : 'home';
    return startRun(up, { turn: motion.turn, from, outcome, reason: swiped ? 'swipe' : 'drag' }, model);
  }
  if (swiped) {
    const asked = ask(up, { to: swiped, corner, reason: 'swipe' }, model);
    // A stroke against the fold that has nothing to turn its way.
    return asked.motion.phase === 'user_fold' ? cancel(asked, model) : asked;
  }
  const isClick = held.role === 'press' && movementOf(held, released.at, model) === 'none';
  if (!isClick || (model.disableFlipByClick && !isHot(held.from, model))) return up;
  return ask(up, { to: direction, corner, reason: 'click' }, model);
}

function swipeOf(held: Press, { at, timeMs }: Released, model: Model): Direction | null {
  if (held.pointer !== 'touch') return null;
  const stroke = { from: held.from, to: at, durationMs: timeMs - held.timeMs };
  return swipeDirection(stroke, model.swipeDistance, model.rightToLeft);
}
