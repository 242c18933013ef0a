import { reachable, turnProgress } from './fold.ts';
import type { Model } from './model.ts';
import type { Point } from './shapes.ts';
import type { BookState, Effect, Motion, Reason, Step } from './state.ts';
import { type Turn, turnEnds } from './turn.ts';

/** The part of the page's height from which a click turn starts, measured in from the corner both ways. */
const clickStartShare = 1 / 10;

/** Moves to `motion` and tells of it if that is a new state. */
export function enter(state: BookState, motion: Motion): Step {
  const changed = motion.phase !== state.motion.phase;
  return { state: { ...state, motion }, effects: changed ? [{ type: 'state', state: motion.phase }] : [] };
}

/** Where a turn starts that nobody drags, in page space. */
export function clickStart(turn: Turn, { page }: Pick<Model, 'page'>): Point {
  const inset = Math.min(page.height * clickStartShare, page.width);
  const { start } = turnEnds(turn, page);
  const y = turn.corner === 'top' ? inset : page.height - inset;
  return reachable({ x: start.x - Math.sign(start.x) * inset, y }, turn.corner, page);
}

/** What a new run begins with. */
export interface RunStart {
  readonly turn: Turn;
  readonly from: Point;
  readonly outcome: 'over' | 'home';
  readonly reason: Reason;
  /** A run nobody dragged takes the whole `flippingTime`, whatever its start. */
  readonly whole: boolean;
}

/** Lets a page run over or home. A page that was let go on its way takes its share of `flippingTime`. */
export function startRun(state: BookState, start: RunStart, model: Model): Step {
  const { turn, from, outcome, reason, whole } = start;
  const ends = turnEnds(turn, model.page);
  const target = outcome === 'over' ? ends.goal : ends.start;
  const share = whole ? 1 : Math.abs(turnProgress(target, model.page) - turnProgress(from, model.page));
  const run = state.runs + 1;
  return enter(
    { ...state, runs: run },
    { phase: 'flipping', turn, from, outcome, reason, durationMs: model.flippingTime * share, run },
  );
}

/** Brings whatever moves to its end: a running page lands, a held one falls back. */
export function finish(state: BookState): Step {
  const { motion } = state;
  if (motion.phase === 'read') return { state, effects: [] };
  if (motion.phase !== 'flipping') return enter(state, { phase: 'read' });
  const landed = motion.outcome === 'over';
  const page = landed ? motion.turn.toPage : state.page;
  // A turn that was asked for in the middle of another may lead back to where both began.
  const told: Effect[] = page === state.page ? [] : [{ type: 'flip', page, reason: motion.reason }];
  const read = enter({ ...state, page }, { phase: 'read' });
  return { state: read.state, effects: [...told, ...read.effects, { type: 'ended', run: motion.run, landed }] };
}
