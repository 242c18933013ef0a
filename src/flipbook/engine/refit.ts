import { reachable } from './crease.ts';
import type { BookRefitted } from './events.ts';
import type { Point } from './shapes.ts';
import { firstOpenPage, renumberTurn } from './spreads.ts';
import type { BookState, Model, Run } from './state.ts';

/** A movement keeps its progress, time and pointer. `null` when it has no leaf in the new book. */
export function refit(
  state: BookState,
  { from, moved, page: currentPage }: BookRefitted,
  model: Model,
): BookState | null {
  const { motion, press } = state;
  if (from.orientation !== model.orientation || from.rightToLeft !== model.rightToLeft) return null;
  const page = firstOpenPage(currentPage, model);
  // Divide first, so that points on an edge of the page stay exactly on it.
  const scaled = ({ x, y }: Point): Point => ({
    x: (x / from.page.width) * model.page.width,
    y: (y / from.page.height) * model.page.height,
  });
  const refittedState = { ...state, page, press: press && { ...press, from: scaled(press.from), trail: [] } };
  if (motion.phase === 'read') return refittedState;
  const turn = renumberTurn(moved, motion.turn, model);
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
