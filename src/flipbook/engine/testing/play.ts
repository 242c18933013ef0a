import { step } from '../machine.ts';
import { type BookState, type Effect, type Model, openAt } from '../state.ts';
import { reported } from './book.ts';
import type { EventFor } from './events.ts';

/** The result of a list of events. */
export interface Played {
  readonly state: BookState;
  readonly effects: readonly Effect[];
  /** See `reported`. */
  readonly reported: readonly string[];
}

/** Plays events to a book at rest at a page, or to one in the given state. */
export function play(model: Model, events: readonly EventFor[], start: number | BookState = 0): Played {
  let state = typeof start === 'number' ? openAt(start, model) : start;
  let book = model;
  const effects: Effect[] = [];
  for (const each of events) {
    if ('event' in each) book = each.model;
    const event = 'event' in each ? each.event : typeof each === 'function' ? each(state) : each;
    const next = step(state, event, book);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects, reported: reported(effects) };
}
