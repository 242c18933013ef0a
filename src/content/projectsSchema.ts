// `projects` of game.json.
import { z } from 'zod';
import { webAddress } from './webAddress.ts';

const altLimit = 200;
const outcomeLimit = 160;

/** What an owner adds to the résumé's projects, each under its name. File paths start at the folder of game.json. */
export const projectsSchema = z
  .record(
    z.string(),
    z.strictObject({
      picture: z
        .strictObject({
          file: z.string().trim().min(1).describe('A picture (PNG, JPEG, WebP, SVG), from the folder of this file.'),
          alt: z.string().trim().min(1).max(altLimit).describe('What it shows, for those who do not see it.'),
        })
        .optional()
        .describe('A picture of it: in full in the manual, the plain résumé and their PDFs, in dots on the console.'),
      source: z
        .string()
        .refine((text) => webAddress(text) !== '', {
          error: ({ input }) =>
            `${JSON.stringify(input)} is not a web address. Write it in full, like "https://example.com/".`,
        })
        .optional()
        .describe('Where its source is, as a web address.'),
      outcome: z.string().trim().min(1).max(outcomeLimit).optional().describe('What came of it, in a line.'),
      page: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
          error: ({ input }) =>
            `${JSON.stringify(input)} is not the name of a page. Write small letters, digits and hyphens: "work/tile-kit.md" is "tile-kit".`,
        })
        .optional()
        .describe('Its page, where that has not its name: "tile-kit" for work/tile-kit.md beside this file.'),
    }),
  )
  .optional();
