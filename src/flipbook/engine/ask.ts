import { clickStart, startRun } from './run.ts';
import type { Corner, Direction } from './shapes.ts';
import type { BookState, Change, Flipping } from './state.ts';
import { turnTo } from './turn.ts';

/** What is asked for: a page or one spread on or back, where the page is lifted, why, and who waits for the end. */
export interface Asked extends Pick<Flipping, 'reason' | 'done'> {
  readonly to: number | Direction;
  readonly corner: Corner;
}

/** The page that counts as open when a request comes: the one a running turn is about to reach. */
function pageAhead({ motion, page }: BookState): number {
  return motion.outcome === 'over' ? motion.turn.toPage : page;
}

/**
 * Turns as asked, or does nothing when that cannot be. A request in the middle of a turn overtakes it: that run ends
 * without having landed, no `flip` is told of it, and the states told are those of one long turn. A pointer that is down
 * can turn nothing any more by folding or clicking.
 */
export const ask =
  ({ to, corner, ...why }: Asked): Change =>
  (state, model) => {
    const turn = turnTo({ from: pageAhead(state), to, corner }, model);
    if (!turn) return state;
    return startRun(
      { ...state, press: state.press && { ...state.press, role: 'idle' } },
      { turn, from: clickStart(turn, model), outcome: 'over', whole: true, ...why },
      model,
    );
  };
