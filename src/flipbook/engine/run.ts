import { reachable, turnProgress } from './fold.ts';
import type { Model } from './model.ts';
import type { Point } from './shapes.ts';
import type { BookState, Reason } from './state.ts';
import { type Turn, turnEnds } from './turn.ts';

/** The part of the page's height from which a click turn starts, measured in from the corner both ways. */
const clickStartShare = 1 / 10;

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
  /** A run nobody dragged takes the whole `flippingTime`, whatever its start. @default false */
  readonly whole?: boolean;
}

/** Lets a page run over or home. A page that was let go on its way takes its share of `flippingTime`. */
export function startRun(state: BookState, { whole, ...run }: RunStart, { page, flippingTime }: Model): BookState {
  const { start, goal } = turnEnds(run.turn, page);
  const to = run.outcome === 'over' ? goal : start;
  const share = whole ? 1 : Math.abs(turnProgress(to, page) - turnProgress(run.from, page));
  const runs = state.runs + 1;
  return { ...state, runs, motion: { phase: 'flipping', ...run, to, durationMs: flippingTime * share, run: runs } };
}

/** Brings whatever moves to its end: a running page lands, a held one falls back. */
export function finish(state: BookState): BookState {
  const { motion } = state;
  if (motion.phase === 'read') return state;
  const landed = motion.phase === 'flipping' && motion.outcome === 'over';
  return { ...state, page: landed ? motion.turn.toPage : state.page, motion: { phase: 'read' } };
}
