import { planScript } from '../../../src/index.ts';
import { typical } from '../../content/fixtures.ts';

/** A greeting with a slip of the keys, as the intro types it. */
export const greeting = {
  steps: typical.game.scripts.greeting,
  words: { name: 'Player One' },
  msPerCharacter: 30,
} as const;

const slipMs = planScript([{ type: 'Hello! I am Player One, and I make websites. Nice to mete' }], 30).durationMs;

/** What there is to be seen in it, and when: milliseconds since its start. */
export const greetingMs = {
  start: 0,
  slip: slipMs,
  done: Number.POSITIVE_INFINITY,
} as const;
