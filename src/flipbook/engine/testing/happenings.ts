import { ask as asked } from '../ask.ts';
import { endHover, hover as hovered } from '../hover.ts';
import { drag as dragged, type Pressed, press as pressed } from '../press.ts';
import { release as released } from '../release.ts';
import { cancel, reshape, shown } from '../run.ts';
import type { Change, Flipping, Run } from '../state.ts';

/** Something that happens to a book in a test. */
export interface Happening {
  /** The change, made of the runs there have been: the last one last. */
  readonly change: (runs: readonly Run[]) => Change;
  /** See `step`. */
  readonly instant?: boolean;
}

/** A change that is the same whatever has run before. */
export const changing = (change: Change): Happening => ({ change: () => change });

/** A pointer goes down at a place, at time 0. */
export const press = (x: number, y: number, pointer: Pressed['pointer'] = 'mouse'): Happening =>
  changing(pressed({ at: { x, y }, timeMs: 0, pointer }));

/** It moves there. */
export const drag = (x: number, y: number): Happening => changing(dragged({ x, y }));

/** It goes up there, a second after it went down unless said otherwise. */
export const release = (x: number, y: number, { timeMs = 1000, selecting = false } = {}): Happening =>
  changing(released({ at: { x, y }, timeMs, selecting }));

/** A pointer that is up is there. */
export const hover = (x: number, y: number): Happening => changing(hovered({ x, y }));

/** Somebody asks for a page, or for one spread on or back, and may wait for it. */
export const ask = (to: number | 'forward' | 'back', done?: Flipping['done']): Happening =>
  changing(asked({ to, corner: 'bottom', reason: 'method', done }));

/** The same, without a movement. */
export const atOnce = (happening: Happening): Happening => ({ ...happening, instant: true });

/** A run has been shown to its end: the last one is number -1. Nothing when there was none with that number. */
const shownAt = (index: number): Happening => ({
  change: (runs) => {
    const run = runs.at(index);
    return run ? shown(run) : (state) => state;
  },
});

/** The run with that number, counted from 1, has been shown to its end. */
export const landed = (run: number): Happening => shownAt(run - 1);

/** The last run, a lift or a fall, has been shown to its end. */
export const lifted: Happening = shownAt(-1);
/** The pointer left the book. */
export const hoverEnded: Happening = changing(endHover);
/** The pointer was lost. */
export const cancelled: Happening = changing(cancel);
/** The book's shape changed. */
export const reshaped: Happening = changing(reshape);
