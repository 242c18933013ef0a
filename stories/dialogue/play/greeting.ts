import { planScript } from '../../../src/index.ts';
import { typical } from '../../content/fixtures.ts';

/** A greeting with a slip of the keys, as the intro types it. */
export const greeting = {
  steps: typical.game.scripts.greeting,
  values: { name: 'Player One' },
  msPerCharacter: 30,
} as const;

/** When the slip is complete, in milliseconds since the start. */
export const slipMs = planScript(
  [{ type: 'Hello! I am Player One, and I make websites. Nice to mete' }],
  30,
).durationMs;
