import { reachable, turnProgress } from './fold.ts';
import type { Point } from './shapes.ts';
import { type BookState, type Model, type Motion, type PageFlipping, type Run, runOf } from './state.ts';
import { type Turn, turnEnds } from './turn.ts';

/** The part of the page's height from which a click turn starts, measured in from the corner both ways. */
const clickStartShare = 1 / 10;

/** Where a turn starts that is not dragged, in page space. */
export function clickStart(turn: Turn, { page }: Pick<Model, 'page'>): Point {
  const inset = Math.min(page.height * clickStartShare, page.width);
  const { start } = turnEnds(turn, page);
  const y = turn.corner === 'top' ? inset : page.height - inset;
  return reachable({ x: start.x - Math.sign(start.x) * inset, y }, turn.corner, page);
}

/** Begins a run, with the next id, in the motion that `motionWith` makes of it. */
export function beginRun(state: BookState, way: Omit<Run, 'id'>, motionWith: (run: Run) => Motion): BookState {
  const id = state.lastRun + 1;
  return { ...state, lastRun: id, motion: motionWith({ id, ...way }) };
}

/** How a page begins to turn by itself. */
export interface RunStart extends Pick<PageFlipping, 'turn' | 'outcome' | 'reason'> {
  readonly from: Point;
  /** @default null */
  readonly request?: number | null;
  /** Whether it takes the whole `flippingTime`, wherever it starts; a released page takes its share. @default false */
  readonly isWhole?: boolean;
}

/** Lets a page complete its turn, or return. */
export function startRun(state: BookState, start: RunStart, { page, flippingTime }: Model): BookState {
  const { from, isWhole, request = null, ...motion } = start;
  const ends = turnEnds(motion.turn, page);
  const to = motion.outcome === 'complete' ? ends.goal : ends.start;
  const share = isWhole ? 1 : Math.abs(turnProgress(to, page) - turnProgress(from, page));
  const easing = isWhole ? 'ease-in-out-sine' : 'ease-out-quad';
  const way = { from, to, durationMs: flippingTime * share, easing } as const;
  return beginRun(state, way, (run) => ({ phase: 'flipping', ...motion, request, run }));
}

/** A run has been shown to its end: a risen corner follows the pointer, everything else comes to rest. */
export function finishRun(state: BookState, id: number): BookState {
  const { motion } = state;
  if (motion.phase === 'fold_corner' && motion.run?.id === id && !motion.isFalling)
    return { ...state, motion: { ...motion, run: null } };
  return runOf(motion)?.id === id ? finishMotion(state) : state;
}

/** Brings every movement to its end: a completing turn lands, everything else lies flat again. */
export function finishMotion(state: BookState): BookState {
  const { motion } = state;
  if (motion.phase === 'read') return state;
  const landed = motion.phase === 'flipping' && motion.outcome === 'complete';
  return { ...state, page: landed ? motion.turn.toPage : state.page, motion: { phase: 'read' } };
}

/** The page that turns by itself is not to land any more. */
export function abandonTurn(state: BookState): BookState {
  const { motion } = state;
  return motion.phase === 'flipping' ? { ...state, motion: { ...motion, outcome: 'return' } } : state;
}
