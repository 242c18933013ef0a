import type { TurnRequested } from './events.ts';
import { clickStart, startRun } from './run.ts';
import type { BookState, Model } from './state.ts';
import { turnTo } from './turn.ts';

/** Where to, at which corner and why; a gesture has no request to answer. */
export type TurnRequest = Pick<TurnRequested, 'to' | 'corner' | 'reason'> & Partial<Pick<TurnRequested, 'request'>>;

/**
 * Turns as requested; `null` when there is nothing to turn. A request during a turn replaces it: the former run ends
 * without a landing or a flip, and the states are those of one long turn. A pointer that is down can then neither fold
 * nor click.
 */
export function requestTurn(state: BookState, asked: TurnRequest, model: Model): BookState | null {
  const { to, corner, reason, request = null } = asked;
  const turn = turnTo({ from: pageAhead(state), to, corner }, model);
  if (!turn) return null;
  return startRun(
    { ...state, press: state.press && { ...state.press, role: 'idle' } },
    { turn, from: clickStart(turn, model), outcome: 'complete', isWhole: true, reason, request },
    model,
  );
}

/** The page that counts as open when a request comes: the one that a running turn is about to reach. */
export function pageAhead({ motion, page }: BookState): number {
  return motion.phase === 'flipping' && motion.outcome === 'complete' ? motion.turn.toPage : page;
}
