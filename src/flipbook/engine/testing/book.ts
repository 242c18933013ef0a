import { settings } from '../settings.ts';
import type { BookState, Effect, Model, Motion, Run } from '../state.ts';

/** A book of eight soft pages of 400 x 500 in landscape, with the given differences. */
export function bookOf(different: Partial<Model> = {}): Model {
  const pageCount = different.pageCount ?? different.densities?.length ?? 8;
  return {
    pageCount,
    densities: Array.from({ length: pageCount }, () => 'soft' as const),
    orientation: 'landscape',
    page: { width: 400, height: 500 },
    rightToLeft: false,
    ...settings({ width: 400, height: 500 }),
    dragFrom: undefined,
    turnBy: { click: true, drag: true, swipe: true, flick: true },
    ...different,
  };
}

/** A state's motion, which must be in that phase. */
export function inPhase<Phase extends Motion['phase']>({ motion }: BookState, phase: Phase) {
  const isPhase = (one: Motion): one is Extract<Motion, { phase: Phase }> => one.phase === phase;
  if (!isPhase(motion)) throw new Error(`The book is in ${motion.phase}, not in ${phase}.`);
  return motion;
}

/** The run of a state, which must have one. */
export function runIn({ motion }: BookState): Run {
  const { run } = motion;
  if (!run) throw new Error(`In ${motion.phase}, nothing moves by itself.`);
  return run;
}

/** Without `turn-coming`: `flipping`, `flip 2 by click`, `landed 1` (by run id), `refused`. */
export function reported(effects: readonly Effect[]): readonly string[] {
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
