import { planScript } from '../../../src/index.ts';
import { typical } from '../../content/fixtures.ts';

/** The intro's greeting, with a typing mistake. */
export const greeting = {
  steps: typical.game.scripts.greeting,
  values: { name: 'Player One' },
  msPerCharacter: 30,
} as const;

/** The time at which the mistake is complete, in milliseconds from the start. */
export const slipMs = planScript(
  [{ type: 'Hello! I am Player One, and I make websites. Nice to mete' }],
  30,
).durationMs;
