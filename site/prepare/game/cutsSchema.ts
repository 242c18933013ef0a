// `cuts` of game.json: variants of the plain résumé with hidden entries, each at an unlisted address of its own.
import { z } from 'zod';
import { slugOf } from '../../../src/resume/text/slugOf.ts';
import { overLimit, quoteValue } from '../../import/rules.ts';

const summaryLimit = 2000;

const cutSchema = z.strictObject({
  hide: z
    .array(z.string().trim().min(1))
    .optional()
    .describe(
      'What this version leaves out: a section ("references"), an entry by its name ("project:Tilekit") or by title ' +
        'and employer ("work:Joiner, Oak Mill"), a text section ("text:Papers"), or a contact ("phone", "email", ' +
        '"location", "website", "photo", "profile:GitHub").',
    ),
  summary: z
    .string()
    .trim()
    .min(1)
    .max(summaryLimit)
    .optional()
    .describe('The summary of this version. Supports Markdown and {name}. Defaults to the summary of your résumé.'),
  anonymous: z
    .boolean()
    .optional()
    .describe(
      'Whether to leave out your name, photo, links, text sections and contacts (except the location), and to replace ' +
        'the names of your employers by their `description` ("Logistics company"). Defaults to false.',
    ),
});

export type CutSettings = z.output<typeof cutSchema>;

/** The maximum length of a name, in characters. File systems allow 255 bytes, with the extension. */
const maxNameLength = 200;

const validName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The cuts by name. The name is the end of the address: `/resume/design`. */
export const cutsSchema = z
  .record(z.string(), cutSchema)
  .superRefine((cuts, context) => {
    for (const name of Object.keys(cuts)) {
      const message = nameProblem(name);
      if (message) context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .optional();

function nameProblem(name: string): string | undefined {
  if (name === 'index') return 'The name "index" is reserved for the résumé itself. Use another name.';
  if (name.length > maxNameLength)
    return `${overLimit('The name', `${name.length} characters`, maxNameLength)} Shorten it.`;
  if (validName.test(name)) return undefined;
  const suggestion = slugOf(name.replace(/[äöü]/gi, (letter) => `${letter}e`)) || 'design';
  return (
    `${quoteValue(name)} cannot be a part of an address. ` +
    `Use lowercase letters, digits and hyphens, like "${suggestion}".`
  );
}
