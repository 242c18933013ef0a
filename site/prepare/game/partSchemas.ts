import { z } from 'zod';
import { fullBonus } from '../../../src/resume/Game.ts';
import { webAddress } from '../../../src/resume/text/webAddress.ts';

const paragraphLimit = 900;
const labelLimit = 60;

/** Longer paragraphs do not fit a manual page together with others at a legible size. */
export const paragraph = z.string().trim().min(1).max(paragraphLimit);
export const paragraphs = z.array(paragraph);
export const label = z.string().trim().min(1).max(labelLimit);

// `player` of game.json.

const bar = z.strictObject({
  name: label.describe('The skill that the bar measures.'),
  bonus: z
    .literal([0, 1, 2, 3, 4, fullBonus, 'MAX'], {
      error: ({ input }) =>
        `${input === undefined ? 'Missing value' : `${JSON.stringify(input)} is not a valid bonus`}. ` +
        `Expected a whole number from 0 to ${fullBonus}, or "MAX".`,
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

// `scripts` of game.json.

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

export const scriptsSchema = z.strictObject({
  greeting: z.array(step).describe('What the character says on the intro, before it asks for a company.'),
  title: z.array(step).describe("What the character says on the console's title page."),
  farewell: z.array(step).describe('What the character says at the end.'),
});

// `projects` of game.json.

const altLimit = 200;
const outcomeLimit = 160;

/** Additions to the résumé's projects, by name. File paths start at the folder of game.json. */
export const projectsSchema = z
  .record(
    z.string(),
    z.strictObject({
      picture: z
        .strictObject({
          file: z.string().trim().min(1).describe('A picture (PNG, JPEG, WebP, SVG), from the folder of this file.'),
          alt: z.string().trim().min(1).max(altLimit).describe('Alternative text: what the picture shows.'),
        })
        .optional()
        .describe(
          'A picture of the project. The manual, the plain résumé and their PDFs show it as it is, the console as pixel art.',
        ),
      source: z
        .string()
        .refine((text) => webAddress(text) !== '', {
          error: ({ input }) =>
            `${JSON.stringify(input)} is not a valid web address. Write it in full, like "https://example.com/".`,
        })
        .optional()
        .describe('The web address of the source code.'),
      outcome: z
        .string()
        .trim()
        .min(1)
        .max(outcomeLimit)
        .optional()
        .describe('The outcome of the project, in one sentence.'),
      page: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
          error: ({ input }) =>
            `${JSON.stringify(input)} is not a valid page name. Use lowercase letters, digits and hyphens: ` +
            '"tile-kit" for work/tile-kit.md.',
        })
        .optional()
        .describe(
          'The name of its page, if it differs from the project name: "tile-kit" for work/tile-kit.md beside this file.',
        ),
    }),
  )
  .optional();
