import { reachablePoint } from './crease.ts';
import type { BookRefitted } from './events.ts';
import type { Point } from './shapes.ts';
import { firstOpenPage, renumberTurn } from './spreads.ts';
import type { BookState, Model, Run } from './state.ts';

/**
 * Adapts a state to a changed book. A movement keeps its progress, time and pointer. Returns `null`
 * in another orientation or reading direction, or if the movement cannot continue.
 */
export function refit(
  state: BookState,
  { from, renumbering, page: currentPage }: BookRefitted,
  model: Model,
): BookState | null {
  const { motion, press } = state;
  if (from.orientation !== model.orientation || from.rightToLeft !== model.rightToLeft) return null;
  const page = firstOpenPage(currentPage, model);
  // Divide first, so that points on an edge of the page stay exactly on it.
  const rescale = ({ x, y }: Point): Point => ({
    x: (x / from.page.width) * model.page.width,
    y: (y / from.page.height) * model.page.height,
  });
  const refittedState = { ...state, page, press: press && { ...press, from: rescale(press.from), trail: [] } };
  if (motion.phase === 'read') return refittedState;
  const turn = renumberTurn(renumbering, motion.turn, model);
  const mayReturn = motion.phase !== 'flipping' || motion.outcome === 'return';
  if (!turn || (mayReturn && turn.fromPage !== page)) return null;
  const refitPoint = (point: Point): Point => reachablePoint(rescale(point), turn.corner, model.page);
  const refitRun = (run: Run): Run => ({ ...run, from: refitPoint(run.from), to: refitPoint(run.to) });
  switch (motion.phase) {
    case 'flipping':
      return { ...refittedState, motion: { ...motion, turn, run: refitRun(motion.run) } };
    case 'fold_corner':
      return {
        ...refittedState,
        motion: { ...motion, turn, at: refitPoint(motion.at), run: motion.run && refitRun(motion.run) },
      };
    case 'user_fold':
      return {
        ...refittedState,
        motion: { ...motion, turn, at: refitPoint(motion.at), grip: rescale(motion.grip) },
      };
    default:
      return motion satisfies never;
  }
}
