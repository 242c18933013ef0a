import { askAgain } from './askAgain.ts';
import type { ConsoleState } from './engine/ConsoleState.ts';
import type { LaterParts } from './laterChunk.ts';

const firstPages: readonly string[] = ['instructions', 'title'];

let here: LaterParts | undefined;
let coming: Promise<LaterParts> | undefined;
let problem: unknown;

/** The later parts, once they are here. */
export function laterParts(): LaterParts | undefined {
  return here;
}

/** Whether a state cannot be shown without the later parts. */
export function needsLaterParts(state: ConsoleState): boolean {
  return !firstPages.includes(state.page) || state.startMenu !== 'closed';
}

/**
 * Loads the later parts, once.
 *
 * @throws when they do not arrive; the next call tries again
 */
export function loadLaterParts(): Promise<LaterParts> {
  coming ??= askAgain(() => import('./laterChunk.ts'), problem).then(
    ({ laterParts: arrived }) => {
      here = arrived;
      return arrived;
    },
    (reason: unknown) => {
      coming = undefined;
      problem = reason;
      throw reason;
    },
  );
  return coming;
}
