import type { Model } from '../model.ts';
import type { BookState, Effect, Motion, Run } from '../state.ts';

/** A book of eight soft pages of 400 x 500, two side by side, and what is different about the one at hand. */
export function bookOf(different: Partial<Model> = {}): Model {
  const pageCount = different.pageCount ?? different.densities?.length ?? 8;
  return {
    pageCount,
    densities: Array.from({ length: pageCount }, () => 'soft' as const),
    orientation: 'landscape',
    showCover: false,
    page: { width: 400, height: 500 },
    rightToLeft: false,
    flippingTime: 1000,
    swipeDistance: 30,
    mobileScrollSupport: true,
    showPageCorners: true,
    disableFlipByClick: false,
    ...different,
  };
}

/** A state's motion, when it is in that phase. */
export function inPhase<Phase extends Motion['phase']>(
  { motion }: BookState,
  phase: Phase,
): Extract<Motion, { phase: Phase }> {
  if (!isPhase(motion, phase)) throw new Error(`The book is in ${motion.phase}, not in ${phase}.`);
  return motion;
}

/** What moves by itself in a state. */
export function runOf({ motion }: BookState): Run {
  if (!motion.run) throw new Error(`In ${motion.phase}, nothing moves by itself.`);
  return motion.run;
}

function isPhase<Phase extends Motion['phase']>(
  motion: Motion,
  phase: Phase,
): motion is Extract<Motion, { phase: Phase }> {
  return motion.phase === phase;
}

/** What the world was told, in one word an effect: `flipping`, `flip 2`, `landed 1`, `dropped 1`. Runs count from 1. */
export function told(effects: readonly Effect[], runs: readonly Run[]): readonly string[] {
  return effects.map((effect) => {
    switch (effect.type) {
      case 'state':
        return effect.state;
      case 'flip':
        return `flip ${effect.page} by ${effect.reason}`;
      case 'ended':
        return `${effect.landed ? 'landed' : 'dropped'} ${runs.indexOf(effect.motion.run) + 1}`;
      default:
        return effect satisfies never;
    }
  });
}
