import { effectsOf } from './effects.ts';
import type { Model } from './model.ts';
import { finish } from './run.ts';
import type { BookState, Change, Step } from './state.ts';

/** The state of a book that has just been opened at `page`. */
export function openAt(page: number): BookState {
  return { page, motion: { phase: 'read' }, press: null };
}

/** A book after a change, and what is told of it. */
export function step(state: BookState, change: Change, model: Model): Step {
  const next = change(state, model);
  return { state: next, effects: effectsOf(state, next) };
}

/**
 * The same for a request whose turn is at its end at once. Told is what is told of a turn, in the same order; nothing
 * happens when there is nothing to turn.
 */
export function jump(state: BookState, change: Change, model: Model): Step {
  const begun = step(state, change, model);
  if (begun.state === state) return begun;
  const ended = step(begun.state, finish, model);
  return { state: ended.state, effects: [...begun.effects, ...ended.effects] };
}
