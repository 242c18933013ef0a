// `projects` of game.json.
import { z } from 'zod';
import { webAddress } from '../../../src/resume/text/webAddress.ts';

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
