import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

// Texts that a schema leaves in a script, minified or not: names of fields and patterns are kept.
const traces = {
  zod: '_zod',
  'the JSON Resume schema': 'json-schema.org',
  'what draws drafts from a résumé': '(master|guru|native)',
  'the Markdown parser': 'atxHeadingSequence',
} as const;

/**
 * Schemas and drafts are for the build; no script of a visitor may contain them.
 *
 * @param folder of built scripts, from the repository's root
 * @throws naming each script that has a schema in it
 */
export async function checkServed(folder: string): Promise<string> {
  const found = scriptsBelow(resolve(root, folder)).flatMap((script) => {
    const code = readFileSync(script, 'utf8');
    return Object.entries(traces)
      .filter(([, trace]) => code.includes(trace))
      .map(([what]) => `${relative(root, script)} contains ${what}. Import types only, or load it in site/build.`);
  });
  if (found.length > 0) throw new Error(found.join('\n'));
  return '';
}

function scriptsBelow(folder: string): string[] {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`${folder} has no scripts to look into. Build it again.`);
  return scripts.map((name) => join(folder, name));
}
