import { reachable, turnProgress } from './fold.ts';
import type { Model } from './model.ts';
import type { Point } from './shapes.ts';
import type { BookState, Change, Flipping, Run } from './state.ts';
import { settlingPaper, turningHand } from './track.ts';
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
export interface RunStart extends Pick<Flipping, 'turn' | 'outcome' | 'reason' | 'done'> {
  readonly from: Point;
  /** A run nobody dragged takes the whole `flippingTime`, whatever its start. @default false */
  readonly whole?: boolean;
}

/** Lets a page run over or home. A page that was let go on its way takes its share of `flippingTime`. */
export function startRun(
  state: BookState,
  { whole, from, ...motion }: RunStart,
  { page, flippingTime }: Model,
): BookState {
  const { start, goal } = turnEnds(motion.turn, page);
  const to = motion.outcome === 'over' ? goal : start;
  const share = whole ? 1 : Math.abs(turnProgress(to, page) - turnProgress(from, page));
  const easing = whole ? turningHand : settlingPaper;
  const run = { from, to, durationMs: flippingTime * share, easing, end: finish };
  return { ...state, motion: { phase: 'flipping', ...motion, run } };
}

/** Brings whatever moves to its end: a running page lands, a held one falls back. */
export function finish(state: BookState): BookState {
  const { motion } = state;
  if (motion.phase === 'read') return state;
  const page = motion.outcome === 'over' ? motion.turn.toPage : state.page;
  return { ...state, page, motion: { phase: 'read' } };
}

/** A run has been shown to its end. One that something else took the place of may still report it. */
export const shown =
  (run: Run): Change =>
  (state, model) =>
    state.motion.run === run ? run.end(state, model) : state;

/** The book's shape changed: whatever moves comes to its end at once, and whatever is pressed is let go. */
export function reshape(state: BookState): BookState {
  return finish({ ...state, press: null });
}

/** The pointer is lost: a fold runs home, and the press is forgotten. */
export function cancel(state: BookState, model: Model): BookState {
  const up = { ...state, press: null };
  const { motion } = state;
  if (motion.phase !== 'user_fold') return up;
  return startRun(up, { turn: motion.turn, from: motion.at, outcome: 'home', reason: 'drag' }, model);
}
