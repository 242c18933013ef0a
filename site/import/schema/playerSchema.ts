// `player` of game.json.
import { z } from 'zod';
import { fullBonus } from '../../../src/resume/owner/fullBonus.ts';
import { label } from './textSchema.ts';

/** One message for every invalid bonus, because the rule is short. */
function bonusError({ input }: { input?: unknown }): string {
  const rule = `Expected a whole number from 0 to ${fullBonus}, or "MAX".`;
  if (input === undefined) return `Missing value. ${rule}`;
  if (typeof input === 'number' && input > fullBonus) return `${input} is too large. ${rule}`;
  if (typeof input === 'number' && input < 0) return `${input} is too small. ${rule}`;
  return `${JSON.stringify(input)} is not a valid bonus. ${rule}`;
}

const bar = z.strictObject({
  name: label.describe('The skill that the bar measures.'),
  bonus: z
    .union([z.int().min(0, { error: bonusError }).max(fullBonus, { error: bonusError }), z.literal('MAX')], {
      error: bonusError,
    })
    .describe(`How full the bar is: a whole number from 0 to ${fullBonus}, or "MAX".`),
  value: label.optional().describe('Text beside the bar instead of the bonus, like "12 years".'),
});

const barLimit = 6;

export const playerSchema = z.strictObject({
  class: label.describe("The player's class, as in a role-playing game."),
  playtime: label.describe('How long the player has worked in the field, like "12+ years".'),
  bars: z.array(bar).max(barLimit).describe(`The bars of the player profile, at most ${barLimit}.`),
});
