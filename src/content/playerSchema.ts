// `player` of game.json.
import { z } from 'zod';
import { fullBonus } from './fullBonus.ts';
import { label } from './textSchema.ts';

/** One message for all that can be wrong with a bonus: the rule is short enough to be told whole. */
function bonusError({ input }: { input?: unknown }): string {
  const rule = `Write a whole number from 0 to ${fullBonus}, or "MAX".`;
  if (input === undefined) return `This is missing. ${rule}`;
  if (typeof input === 'number' && input > fullBonus) return `${input} is more than ${fullBonus}. ${rule}`;
  if (typeof input === 'number' && input < 0) return `${input} is less than 0. ${rule}`;
  return `${JSON.stringify(input)} is not a bonus. ${rule}`;
}

const bar = z.strictObject({
  name: label.describe('What the bar measures.'),
  bonus: z
    .union([z.int().min(0, { error: bonusError }).max(fullBonus, { error: bonusError }), z.literal('MAX')], {
      error: bonusError,
    })
    .describe(`How full the bar is: a whole number from 0 to ${fullBonus}, or "MAX".`),
  value: label.optional().describe('What stands beside the bar in place of the bonus, as "12 years".'),
});

const barLimit = 6;

export const playerSchema = z.strictObject({
  class: label.describe("The player's class, as in a role-playing game."),
  playtime: label.describe('For how long the player has been at it.'),
  bars: z.array(bar).max(barLimit).describe(`The bars of the player profile, at most ${barLimit}.`),
});
