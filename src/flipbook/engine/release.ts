import { ask } from './ask.ts';
import { isPlace } from './fold.ts';
import { type Grip, isHot, swipeDirection } from './gestures.ts';
import type { Model } from './model.ts';
import { cornerUnder, movementOf, type Pressed } from './press.ts';
import { cancel, startRun } from './run.ts';
import type { Direction, Point } from './shapes.ts';
import type { Change, Folded, Press, Reason } from './state.ts';
import type { Turn } from './turn.ts';

/** Where a pointer goes up, and when. */
export interface Released extends Pick<Pressed, 'at' | 'timeMs'> {
  /** Whether this ends a selection of text, which never turns a page. */
  readonly selecting: boolean;
}

/**
 * Whether a page let go with its corner at `at` (page space, within reach) completes its turn: at or past the spine; on
 * its way back in portrait, when its edge is past the middle of the page.
 */
function completes(turn: Pick<Turn, 'course'>, at: Point, model: Pick<Model, 'page'>): boolean {
  return turn.course === 'across' ? at.x <= 0 : at.x > model.page.width / 2;
}

/** The pointer goes up: a fold runs over or home, a press without a movement is a click, a quick stroke a swipe. */
export const release =
  (released: Released): Change =>
  (state, model) => {
    const { press: held, motion } = state;
    if (!held) return state;
    if (released.selecting) return cancel(state, model);
    const up = { ...state, press: null };
    const swiped = swipeOf(held, released, model);
    if (motion.phase === 'user_fold' && (swiped === null || swiped === motion.turn.direction)) {
      // A fold runs on from where it was let go; a swipe along its way completes it from anywhere.
      const from = letGoAt(motion, released.at, model);
      const outcome = swiped || completes(motion.turn, from, model) ? 'over' : 'home';
      return startRun(up, { turn: motion.turn, from, outcome, reason: swiped ? 'swipe' : 'drag' }, model);
    }
    // A stroke along no fold. A page that is folded the other way goes home when there is nothing to turn.
    if (swiped) return cancel(turnBy({ ...held.grip, direction: swiped }, 'swipe')(up, model), model);
    return isClick(held, released.at, model) ? turnBy(held.grip, 'click')(up, model) : up;
  };

/** Turns the way that a press means. */
function turnBy({ direction, corner }: Grip, reason: Reason): Change {
  return ask({ to: direction, corner, reason });
}

/** Where the corner of a fold is when its pointer goes up at `at`; where it was before when that is no place. */
function letGoAt(fold: Folded, at: Point, model: Model): Point {
  return isPlace(at) ? cornerUnder(at, fold.turn, model) : fold.at;
}

/** Whether a press that ends at `at` turns a page as a click does. */
function isClick(held: Press, at: Point, model: Model): boolean {
  if (held.role !== 'press' || movementOf(held, at, model) !== 'none') return false;
  return !model.disableFlipByClick || isHot(held.from, model);
}

function swipeOf(held: Press, { at, timeMs }: Released, model: Model): Direction | null {
  if (held.pointer !== 'touch') return null;
  const stroke = { from: held.from, to: at, durationMs: timeMs - held.timeMs };
  return swipeDirection(stroke, model.swipeDistance, model.rightToLeft);
}
