import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that what is for the build alone leaves in a script, minified or not: names of fields and patterns are kept. */
const traces = {
  zod: '_zod',
  'the JSON Resume schema': 'json-schema.org',
  'what draws drafts from a résumé': '(master|guru|native)',
  'the Markdown parser': 'atxHeadingSequence',
} as const;

/**
 * Schemas and drafts are for the build; no script of a visitor may contain them.
 *
 * @param folder of built scripts
 * @throws naming each script that has one in it
 */
export function checkServed(folder: string): void {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`${folder} has no scripts to look into. Build it again.`);
  const found = scripts.flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    const known = Object.entries(traces).filter(([, trace]) => code.includes(trace));
    return known.map(
      ([what]) => `${join(folder, name)} contains ${what}. Import types only, or load it in site/build.`,
    );
  });
  if (found.length > 0) throw new Error(found.join('\n'));
}
