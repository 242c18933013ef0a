import { pointBetween, reachablePoint, turnProgress } from './crease.ts';
import type { TurnRequested } from './events.ts';
import { jumpTo } from './riffle.ts';
import type { Point, Size } from './shapes.ts';
import { type Turn, turnEnds } from './spreads.ts';
import type { BookState, Model, Motion, PageFlipping, Run } from './state.ts';

/**
 * Keyframe steps per full turn. With half as many, a 400 px page's corner strays up to 10 px from
 * its path.
 */
const framesPerTurn = 30;
/** Keyframe steps of the shortest run. With fewer, it does not look like a movement. */
const minFrames = 6;

/** Easings map elapsed time to distance, both 0 to 1. */
export const easings = {
  /** A hand that turns a page grips it gently and lays it down gently. */
  'ease-in-out-sine': (time: number): number => (1 - Math.cos(Math.PI * time)) / 2,
  /** Released paper is already moving, and settles. */
  'ease-out-quad': (time: number): number => 1 - (1 - time) ** 2,
};

export type EasingName = keyof typeof easings;

export function frameCount(path: Pick<Run, 'from' | 'to'>, page: Size): number {
  const share = Math.abs(turnProgress(path.to, page) - turnProgress(path.from, page));
  return Math.max(minFrames, Math.ceil(framesPerTurn * share));
}

/** The corner's positions along the path, evenly spaced in time, both ends included. */
export function pointsAlong(path: Pick<Run, 'from' | 'to' | 'easing'>, page: Size): readonly Point[] {
  const steps = frameCount(path, page);
  const ease = easings[path.easing];
  return Array.from({ length: steps + 1 }, (_, index) => pointBetween(path.from, path.to, ease(index / steps)));
}

/** A turn without a drag starts this far in from the corner, in page heights, as if a finger held it. */
const clickStartShare = 1 / 10;

export function clickStart(turn: Turn, { page }: Pick<Model, 'page'>): Point {
  const inset = page.height * clickStartShare;
  const { start } = turnEnds(turn, page);
  const y = turn.corner === 'top' ? inset : page.height - inset;
  return reachablePoint({ x: start.x - Math.sign(start.x) * inset, y }, turn.corner, page);
}

export function withRun(state: BookState, runOptions: Omit<Run, 'id'>, motionWith: (run: Run) => Motion): BookState {
  const id = state.lastRun + 1;
  return { ...state, lastRun: id, motion: motionWith({ id, ...runOptions }) };
}

export interface TurnOptions extends Pick<PageFlipping, 'turn' | 'outcome' | 'reason'> {
  readonly from: Point;
  readonly request?: number | null;
  /**
   * Whether the turn takes the whole `flippingTime`. Else, its time is proportional to the
   * remaining distance.
   * @default false
   */
  readonly isWhole?: boolean;
  /** The speed of the hand at the release, in book px per ms toward the run's end. @default 0 */
  readonly speed?: number;
}

export type TurnRequest = Pick<TurnRequested, 'to' | 'corner' | 'reason'> & Partial<Pick<TurnRequested, 'request'>>;

/**
 * Starts a requested turn, or returns `null` if there is none. It replaces a running turn: the
 * parent sees the states of one long turn. A pressed pointer can then neither fold nor click.
 */
export function requestTurn(state: BookState, turnRequest: TurnRequest, model: Model): BookState | null {
  const { to, corner, reason, request = null } = turnRequest;
  const turn = jumpTo({ from: targetOf(state), to, corner }, model);
  if (!turn) return null;
  const { press } = state;
  return startTurn(
    { ...state, press: press && press.role !== 'scroll' ? { ...press, role: 'idle' } : press },
    { turn, from: clickStart(turn, model), outcome: 'complete', isWhole: true, reason, request },
    model,
  );
}

/** The target of a turn that will land, else the open page. New requests start from this page. */
export function targetOf({ motion, page }: Pick<BookState, 'motion' | 'page'>): number {
  return motion.phase === 'flipping' && motion.outcome === 'complete' ? motion.turn.toPage : page;
}

/**
 * The minimum time of a flick's full turn, unless `flippingTime` is less. A faster page seems to
 * jump.
 */
const shortestTurnMs = 160;

/** The duration of a whole turn that starts at this speed: `ease-out-quad` starts at twice its average speed. */
function turnMs(speed: number, { page, flippingTime }: Model): number {
  if (!(speed > 0)) return flippingTime;
  return Math.min(flippingTime, Math.max(shortestTurnMs, (2 * 2 * page.width) / speed));
}

export function startTurn(state: BookState, options: TurnOptions, model: Model): BookState {
  const { from, isWhole, request = null, speed = 0, ...motion } = options;
  const { page } = model;
  const ends = turnEnds(motion.turn, page);
  const to = motion.outcome === 'complete' ? ends.goal : ends.start;
  const share = isWhole ? 1 : Math.abs(turnProgress(to, page) - turnProgress(from, page));
  const easing = isWhole ? 'ease-in-out-sine' : 'ease-out-quad';
  const runOptions = { from, to, durationMs: turnMs(speed, model) * share, easing } as const;
  return withRun(state, runOptions, (run) => ({ phase: 'flipping', ...motion, request, run }));
}

/** Ends a run: a raised corner stays up, a hint's corner falls, any other movement comes to rest. */
export function finishRun(state: BookState, id: number): BookState {
  const { motion } = state;
  if (motion.phase === 'fold_corner' && motion.run?.id === id && !motion.isFalling) {
    if (!motion.isHint) return { ...state, motion: { ...motion, run: null } };
    const { from: to, to: from, durationMs, easing } = motion.run;
    return withRun(state, { from, to, durationMs, easing }, (run) => ({ ...motion, run, isFalling: true }));
  }
  return motion.run?.id === id ? finishMotion(state) : state;
}

/** Ends every movement: a completing turn lands, everything else lies flat again. */
export function finishMotion(state: BookState): BookState {
  const { motion } = state;
  if (motion.phase === 'read') return state;
  const isLanding = motion.phase === 'flipping' && motion.outcome === 'complete';
  return { ...state, page: isLanding ? motion.turn.toPage : state.page, motion: { phase: 'read' } };
}

export function abandonTurn(state: BookState): BookState {
  const { motion } = state;
  const isTurn = motion.phase === 'flipping' && motion.outcome === 'complete';
  return isTurn ? { ...state, motion: { ...motion, outcome: 'abandoned' as const } } : state;
}
