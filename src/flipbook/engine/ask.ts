import type { BookEvent } from './events.ts';
import type { Model } from './model.ts';
import { clickStart, finish, startRun } from './run.ts';
import type { BookState, Effect, Step } from './state.ts';
import { turnBy, turnTo } from './turn.ts';

type Asked = Extract<BookEvent, { type: 'asked' }>;

/** The page that counts as open when a request comes: the one a running turn is about to reach. */
function pageAhead({ motion, page }: BookState): number {
  return motion.phase === 'flipping' && motion.outcome === 'over' ? motion.turn.toPage : page;
}

/**
 * Turns as asked, or does nothing when that cannot be. A request in the middle of a turn overtakes it: that run ends
 * without having landed, no `flip` is told of it, and the states told are those of one long turn. A pointer that is down
 * can turn nothing any more by folding or clicking.
 */
export function ask(state: BookState, { to, corner, reason, instant }: Asked, model: Model): Step {
  const from = pageAhead(state);
  const turn = typeof to === 'number' ? turnTo({ from, to, corner }, model) : turnBy({ from, to, corner }, model);
  if (!turn) return { state, effects: [] };
  const overtaken: Effect[] =
    state.motion.phase === 'flipping' ? [{ type: 'ended', run: state.motion.run, landed: false }] : [];
  const begun = startRun(
    { ...state, press: state.press && { ...state.press, role: 'idle' } },
    { turn, from: clickStart(turn, model), outcome: 'over', reason, whole: true },
    model,
  );
  const ended = instant ? finish(begun.state) : { state: begun.state, effects: [] };
  return { state: ended.state, effects: [...overtaken, ...begun.effects, ...ended.effects] };
}
