import type { BookEvent } from '../events.ts';
import type { Model } from '../model.ts';
import type { BookState, Effect } from '../state.ts';
import { openAt, step } from '../step.ts';
import { told } from './book.ts';

/** What a series of events led to. */
export interface Played {
  readonly state: BookState;
  readonly effects: readonly Effect[];
  /** See `told`. */
  readonly told: readonly string[];
}

/** Lets events happen one after the other to a book at rest, or to one in the state that is handed in. */
export function play(model: Model, events: readonly BookEvent[], start: number | BookState = 0): Played {
  let state = typeof start === 'number' ? openAt(start) : start;
  const effects: Effect[] = [];
  for (const event of events) {
    const next = step(state, event, model);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects, told: told({ effects }) };
}
