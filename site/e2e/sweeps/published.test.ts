// Tests which fields of the owner's résumé a build publishes, and in which files.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { schema } from '@jsonresume/schema';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../config/testing/temporaryFolder.ts';
import { linksOf } from '../../documents/testing/compiledPdf.ts';
import { documentText } from '../../documents/testing/pdfText.ts';
import { openPdf } from '../../import/index.ts';
import { buildSite, repository } from '../buildSite.ts';
import { writeOwner } from '../owners.ts';

/** The published fields of the official schema, by section, as Storybook shows them to owners. */
const publishedFields: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(repository, 'stories/content/published.json'), 'utf8'),
);

const kinds = ['pages', 'scripts', 'resume.json', 'PDFs'];

/** Builds the owner's site outside the repository, and returns the texts of its files by their kind. */
async function buildFiles(): Promise<ReadonlyMap<string, string>> {
  const content = join(repository, 'dist/e2e/content/everyField');
  writeOwner(content, everyField().resume, { about: [] });
  const out = temporaryFolder();
  const { code, output } = await buildSite({ CONTENT_DIR: content, OUT_DIR: out, BASE_PATH: '/cv/' });
  expect([code, output]).toEqual([0, output]);
  const texts = new Map<string, string>();
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const path = join(out, file);
    if (statSync(path).isFile()) texts.set(kindOf(file), (texts.get(kindOf(file)) ?? '') + (await textOf(path)));
  }
  return texts;
}

function kindOf(file: string): string {
  const kindsByExtension: Record<string, string> = {
    '.html': 'pages',
    '.js': 'scripts',
    '.pdf': 'PDFs',
  };
  return file === 'resume.json' ? file : (kindsByExtension[extname(file)] ?? 'others');
}

async function textOf(path: string): Promise<string> {
  if (extname(path) !== '.pdf') return readFileSync(path, 'latin1').toLowerCase();
  const pdf = await openPdf(readFileSync(path));
  const { info } = await pdf.getMetadata();
  return `${await documentText(pdf)} ${(await linksOf(pdf)).join(' ')} ${JSON.stringify(info)}`
    .toLowerCase()
    .replace(/\s/g, '');
}

/** The kinds of files that publish each field's word. */
function publishingKinds(texts: ReadonlyMap<string, string>): Record<string, string> {
  const where = (words: readonly string[]) =>
    [...kinds, 'others'].filter((kind) => words.some((word) => texts.get(kind)?.includes(word)));
  return Object.fromEntries(Array.from(everyField().fields, ([path, words]) => [path, where(words).join(', ')]));
}

/** All kinds of files for each published field, and none for the others. */
function documentedKinds(): Record<string, string> {
  const publishedKinds = Object.entries(publishedFields).flatMap(([section, fields]) =>
    fields.split(', ').map((field) => [`${section}.${field}`, kinds.join(', ')]),
  );
  return {
    ...Object.fromEntries(Array.from(everyField().fields.keys(), (path) => [path, ''])),
    ...Object.fromEntries(publishedKinds),
  };
}

// publish.test.ts tests hidden sections.
test('exactly the fields that Storybook lists are published, in every kind of file; font file names are not', async () => {
  const texts = await buildFiles();
  expect(publishingKinds(texts)).toEqual(documentedKinds());
  expect([...texts.values()].filter((text) => text.includes('dejavusans.ttf'))).toEqual([]);
  expect(texts.get('pages')).toContain(' href="https://example.com/cv/resume"');
});

/** Possible spellings of each field's word, by its path without indexes (`work.highlights`). */
type Fields = ReadonlyMap<string, readonly string[]>;

type Rule = { readonly [key: string]: unknown };

/**
 * A résumé with a unique word in every field of the official schema, and in unknown fields, and each
 * field's word in lower case.
 */
function everyField(): { resume: object; fields: Fields } {
  const fields = new Map<string, readonly string[]>();
  const resume = valueFor(schema, '', (rule, path) => {
    const { text, words } = wordOf(rule, path, fields.size + 1);
    fields.set(path, words);
    return text;
  });
  if (!isRule(resume)) throw new Error('The schema must describe an object.');
  return { resume, fields };
}

type Writer = (rule: Rule, path: string) => string;

function valueFor(rule: unknown, path: string, write: Writer): unknown {
  if (!isRule(rule)) throw new Error(`The schema does not describe ${path}.`);
  if (isRule(rule.properties)) {
    const knownFields = Object.entries(rule.properties).map(([key, property]) => [
      key,
      valueFor(property, subpath(path, key), write),
    ]);
    const unknownFields = ['x-private', 'remark'].map((key) => [key, write({}, subpath(path, key))]);
    return Object.fromEntries([...knownFields, ...unknownFields]);
  }
  return rule.items === undefined ? write(rule, path) : [valueFor(rule.items, path, write)];
}

/** A valid text for a field, and the unique words in it. */
function wordOf({ format, $ref }: Rule, path: string, number: number): { text: string; words: readonly string[] } {
  const word = `Zq${String(number).padStart(3, '0')}x`;
  const host = `${word.toLowerCase()}.example`;
  // Years increase, so that every end comes after its start.
  if ($ref !== undefined) {
    const year = 1900 + number;
    return { text: `${year}-05-06`, words: [`${year}-05-06`, `may ${year}`, `may${year}`] };
  }
  // A longer text would be a country's name, which is published.
  if (path === 'basics.location.countryCode') return { text: 'QZ', words: ['"qz"', '`qz`'] };
  if (format === 'uri' || path === 'basics.image') return { text: `https://${host}/`, words: [host] };
  return format === 'email' ? { text: `me@${host}`, words: [host] } : { text: word, words: [word.toLowerCase()] };
}

function subpath(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}

function isRule(rule: unknown): rule is Rule {
  return typeof rule === 'object' && rule !== null && !Array.isArray(rule);
}
