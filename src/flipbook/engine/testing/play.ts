import type { Model } from '../model.ts';
import type { BookState, Change, Effect, Run, Step } from '../state.ts';
import { jump, openAt, step } from '../step.ts';
import { told } from './book.ts';
import type { Happening } from './happenings.ts';

/** What a series of happenings led to. */
export interface Played {
  readonly state: BookState;
  readonly effects: readonly Effect[];
  /** See `told`. */
  readonly told: readonly string[];
}

/** A book, and the runs there have been. */
interface Book {
  readonly model: Model;
  readonly runs: Run[];
}

/** A step, the change that made it, and where that alone led to: elsewhere when all was to be at its end at once. */
export interface Happened extends Step {
  readonly change: Change;
  readonly changed: BookState;
}

/** Lets something happen to a book, and adds the run that it starts, if it does, to those there have been. */
export function happen(state: BookState, { change: changeAfter, instant }: Happening, book: Book): Happened {
  const change = changeAfter(book.runs);
  let changed = state;
  const next = (instant ? jump : step)(
    state,
    (before, model) => {
      changed = change(before, model);
      return changed;
    },
    book.model,
  );
  const { run } = changed.motion;
  if (run && run !== state.motion.run) book.runs.push(run);
  return { ...next, change, changed };
}

/** Lets this and that happen to a book at rest, or to one in the state that is handed in. */
export function play(model: Model, happenings: readonly Happening[], start: number | BookState = 0): Played {
  let state = typeof start === 'number' ? openAt(start) : start;
  const runs = state.motion.run ? [state.motion.run] : [];
  const effects: Effect[] = [];
  for (const happening of happenings) {
    const next = happen(state, happening, { model, runs });
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects, told: told(effects, runs) };
}
