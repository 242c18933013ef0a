// `scripts` of game.json.
import { z } from 'zod';

const step = z
  .union(
    [
      z.strictObject({ type: z.string().min(1).describe('Text to type. {name} is filled in.') }),
      z.strictObject({ pause: z.int().min(0).max(5000).describe('How long to wait, in milliseconds, at most 5000.') }),
      z.strictObject({ erase: z.int().min(1).max(200).describe('How many characters to erase.') }),
    ],
    {
      error: ({ input }) =>
        `${JSON.stringify(input)} is not a valid step. Expected { "type": "Hello!" }, { "pause": 500 } or { "erase": 4 }.`,
    },
  )
  .describe('One step: type text, wait, or erase characters.');

/** The scripts of the character who talks. */
export const scriptsSchema = z.strictObject({
  greeting: z.array(step).describe('What the character says on the intro, before it asks for a company.'),
  title: z.array(step).describe("What the character says on the console's title page."),
  farewell: z.array(step).describe('What the character says at the end.'),
});
