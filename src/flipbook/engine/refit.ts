import { reachable } from './crease.ts';
import type { BookRefitted } from './events.ts';
import type { Point } from './shapes.ts';
import { openPage, turnAmong } from './spreads.ts';
import type { BookState, Model, Run } from './state.ts';

/**
 * The book in another size, or with other pages. What moves goes on: as far on its way as it was, in the same time, with
 * the pointer that holds it. `null` where it cannot: the book is read another way round or by one page more or less, or
 * the leaf that moves is none any more.
 */
export function refit(
  state: BookState,
  { from, moved, page: currentPage }: BookRefitted,
  model: Model,
): BookState | null {
  const { motion, press } = state;
  if (from.orientation !== model.orientation || from.rightToLeft !== model.rightToLeft) return null;
  const page = openPage(currentPage, model);
  // Divided first: what lies on an edge of the page then lies on it exactly.
  const scaled = ({ x, y }: Point): Point => ({
    x: (x / from.page.width) * model.page.width,
    y: (y / from.page.height) * model.page.height,
  });
  const refittedState = { ...state, page, press: press && { ...press, from: scaled(press.from) } };
  if (motion.phase === 'read') return refittedState;
  const turn = turnAmong(moved, motion.turn, model);
  const mayReturn = motion.phase !== 'flipping' || motion.outcome === 'return';
  if (!turn || (mayReturn && turn.fromPage !== page)) return null;
  const within = (point: Point): Point => reachable(scaled(point), turn.corner, model.page);
  const along = (run: Run): Run => ({ ...run, from: within(run.from), to: within(run.to) });
  switch (motion.phase) {
    case 'flipping':
      return { ...refittedState, motion: { ...motion, turn, run: along(motion.run) } };
    case 'fold_corner':
      return {
        ...refittedState,
        motion: { ...motion, turn, at: within(motion.at), run: motion.run && along(motion.run) },
      };
    case 'user_fold':
      return {
        ...refittedState,
        motion: { ...motion, turn, at: within(motion.at), grip: scaled(motion.grip) },
      };
    default:
      return motion satisfies never;
  }
}
