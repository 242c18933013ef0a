import type { BookEvent } from './events.ts';
import type { Model } from './model.ts';
import { clickStart, startRun } from './run.ts';
import type { BookState } from './state.ts';
import { turnTo } from './turn.ts';

/** What is asked for. */
export type Asked = Pick<Extract<BookEvent, { type: 'asked' }>, 'to' | 'corner' | 'reason'>;

/** The page that counts as open when a request comes: the one a running turn is about to reach. */
function pageAhead({ motion, page }: BookState): number {
  return motion.phase === 'flipping' && motion.outcome === 'over' ? motion.turn.toPage : page;
}

/**
 * Turns as asked, or does nothing when that cannot be. A request in the middle of a turn overtakes it: that run ends
 * without having landed, no `flip` is told of it, and the states told are those of one long turn. A pointer that is down
 * can turn nothing any more by folding or clicking.
 */
export function ask(state: BookState, { to, corner, reason }: Asked, model: Model): BookState {
  const turn = turnTo({ from: pageAhead(state), to, corner }, model);
  if (!turn) return state;
  return startRun(
    { ...state, press: state.press && { ...state.press, role: 'idle' } },
    { turn, from: clickStart(turn, model), outcome: 'over', reason, whole: true },
    model,
  );
}
