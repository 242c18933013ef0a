import { pointBetween, turnProgress } from '../engine/crease.ts';
import { easings } from '../engine/run.ts';
import type { Size } from '../engine/shapes.ts';
import type { BookState, ComingTurn, Effect, Motion } from '../engine/state.ts';
import type { TurnProgress } from './BookProps.ts';
import type { ViewModel } from './bookSizes.ts';
import type { CallbackQueue } from './callbackQueue.ts';
import { createFrameRequest } from './frameRequest.ts';

interface ProgressOptions {
  readonly book: () => { readonly state: BookState; readonly model: ViewModel };
  /** Without a handler, no frame is requested. */
  readonly progressHandler: () => ((turn: TurnProgress) => void) | undefined;
  readonly calls: CallbackQueue;
}

/** Reports a turn's progress in each frame, and its end. */
export function followProgress({ book, progressHandler, calls }: ProgressOptions) {
  let turn: Omit<TurnProgress, 'progress'> | null = null;
  /** The first run that can end the turn. */
  let firstRun = 1;
  let lastProgress = -1;
  let run = { id: 0, startMs: 0 };
  const nextFrame = createFrameRequest();

  function reportAt(progress: number): void {
    const report = turn && progress !== lastProgress && { ...turn, progress };
    if (report) calls.enqueue(() => progressHandler()?.(report));
    lastProgress = progress;
  }

  function begin({ from, to, certain }: ComingTurn): void {
    // A release continues the turn of its drag. Any other turn replaces the last one.
    if (turn?.from !== from || turn.to !== to) {
      end(0);
      turn = { from, to, direction: to > from ? 'forward' : 'back' };
      firstRun = book().state.lastRun + (certain ? 0 : 1);
    }
    nextFrame.run(onFrame);
  }

  function end(progress: 0 | 1): void {
    reportAt(progress);
    turn = null;
    lastProgress = -1;
    nextFrame.cancel();
  }

  function onFrame(): void {
    const { state, model } = book();
    const { motion } = state;
    // A refused drag has no run whose end would be reported.
    if (motion.phase === 'read' || motion.phase === 'fold_corner') {
      end(0);
      return;
    }
    // The numbers differ from those at the start if pages were added or removed.
    const { fromPage: from, toPage: to, direction } = motion.turn;
    turn = { from, to, direction };
    // The leaf starts its animations in the same frame, at the same time.
    const nowMs = Number(document.timeline.currentTime);
    if (motion.run && motion.run.id !== run.id) run = { id: motion.run.id, startMs: nowMs };
    reportAt(progressOf(motion, nowMs - run.startMs, model.page));
    nextFrame.run(onFrame);
  }

  return {
    stop: nextFrame.cancel,
    /** Reports the end of a drag. The end of a run is reported already. */
    finish: (): void => end(0),
    onEffect(effect: Effect): void {
      if (effect.type === 'turn-coming' && progressHandler()) begin(effect);
      // The end of a replaced turn is reported already.
      if (effect.type === 'turn-ended' && Number(effect.run) >= firstRun) end(effect.landed ? 1 : 0);
    },
  };
}

type Turning = Extract<Motion, { phase: 'user_fold' | 'flipping' }>;

function progressOf(motion: Turning, elapsedMs: number, page: Size): number {
  if (motion.phase === 'user_fold') return turnProgress(motion.at, page);
  const { from, to, easing, durationMs } = motion.run;
  return turnProgress(pointBetween(from, to, easings[easing](Math.min(1, elapsedMs / durationMs))), page);
}
