import { step } from '../machine.ts';
import { validateSettings } from '../settings.ts';
import { type BookState, type Effect, type Model, type Motion, openAt, type Run } from '../state.ts';
import type { EventFor } from './events.ts';

/** A book of eight soft pages of 400 x 500 in landscape, unless overridden. */
export function bookOf(overrides: Partial<Model> = {}): Model {
  const pageCount = overrides.pageCount ?? overrides.densities?.length ?? 8;
  return {
    pageCount,
    densities: Array.from({ length: pageCount }, () => 'soft' as const),
    orientation: 'landscape',
    page: { width: 400, height: 500 },
    rightToLeft: false,
    ...validateSettings({ width: 400, height: 500 }),
    dragFrom: undefined,
    turnBy: { click: true, drag: true, swipe: true, flick: true },
    ...overrides,
  };
}

export function inPhase<Phase extends Motion['phase']>({ motion }: BookState, phase: Phase) {
  const isPhase = (one: Motion): one is Extract<Motion, { phase: Phase }> => one.phase === phase;
  if (!isPhase(motion)) throw new Error(`The book is in ${motion.phase}, not in ${phase}.`);
  return motion;
}

export function runIn({ motion }: BookState): Run {
  const { run } = motion;
  if (!run) throw new Error(`The book is in ${motion.phase}, without a run.`);
  return run;
}

/** Describes effects, except `turn-coming`: `flipping`, `flip 2 by click`, `landed 1` (by run id), `refused`. */
export function describeEffects(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap((effect) => {
    switch (effect.type) {
      case 'state-changed':
        return effect.state;
      case 'page-flipped':
        return `flip ${effect.page} by ${effect.reason}`;
      case 'turn-coming':
        return [];
      case 'turn-ended':
        if (effect.run === null) return 'refused';
        return `${effect.landed ? 'landed' : 'not landed'} ${effect.run}`;
      default:
        return effect satisfies never;
    }
  });
}

interface PlayResult {
  readonly state: BookState;
  readonly effects: readonly Effect[];
  readonly reports: readonly string[];
}

/** Plays events to a book at rest at a page, or to one in the given state. */
export function play(model: Model, events: readonly EventFor[], start: number | BookState = 0): PlayResult {
  let state = typeof start === 'number' ? openAt(start, model) : start;
  let book = model;
  const effects: Effect[] = [];
  for (const entry of events) {
    if ('event' in entry) book = entry.model;
    const event = 'event' in entry ? entry.event : typeof entry === 'function' ? entry(state) : entry;
    const next = step(state, event, book);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects, reports: describeEffects(effects) };
}
