// Tests which fields of the owner's résumé a build publishes, and in which files.
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { schema } from '@jsonresume/schema';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../config/testing/temporaryFolder.ts';
import { linksOf } from '../../documents/testing/compiledPdf.ts';
import { documentText } from '../../documents/testing/pdfText.ts';
import { isRecord, openPdf, recordAt } from '../../import/index.ts';
import { filledSchema } from '../../prepare/testing/filledSchema.ts';
import { ensureFreshSite } from '../../vite/ensureFreshSite.ts';
import { repository } from '../freshVariant.ts';
import { playerOneSettings } from '../owners.ts';

/** The published fields of the official schema, by section, as Storybook shows them to owners. */
const publishedFields: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(repository, 'stories/content/published.json'), 'utf8'),
);

const kinds = ['pages', 'scripts', 'resume.json', 'PDFs'];

const { document, textsByPath } = filledSchema(z.fromJSONSchema({ ...schema }), 'zq');
const imageWord = textsByPath.get('basics.image');
/** A résumé with a unique word in every field of the official schema, and with unknown keys. */
const resume = withUnknownKeys({
  ...Object(document),
  basics: {
    ...recordAt(document, 'basics'),
    image: `https://${imageWord}x.example/`,
    // A longer text would be a country's name, which is published.
    location: { ...recordAt(document, 'basics.location'), countryCode: 'QZ' },
  },
});
const wordsByField = new Map(Array.from(textsByPath, ([path, word]) => [path.replaceAll('[]', ''), word]));

/** Adds unknown keys to a record and to each record in it. */
function withUnknownKeys(record: object): object {
  const addTo = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(addTo);
    return isRecord(value) ? withUnknownKeys(value) : value;
  };
  const entries = Object.entries(record).map(([key, value]) => [key, addTo(value)]);
  return { ...Object.fromEntries(entries), 'x-private': 'zunknown', remark: 'zunknown' };
}

/** Writes the owner's content: the résumé, a font, and Player One's game. @returns the folder */
function writeContent(): string {
  const folder = temporaryFolder();
  const font = 'DejaVuSans.ttf';
  const game: object = JSON.parse(readFileSync(join(playerOneSettings.CONTENT_DIR, 'game.json'), 'utf8'));
  copyFileSync(join(repository, 'node_modules/dejavu-fonts-ttf/ttf', font), join(folder, font));
  writeFileSync(join(folder, 'resume.json'), JSON.stringify(resume));
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...game, about: [], documents: { fonts: [font] } }));
  return folder;
}

/** Builds the owner's site outside the repository, and returns the texts of its files by their kind. */
async function buildFiles(): Promise<ReadonlyMap<string, string>> {
  const out = temporaryFolder();
  await ensureFreshSite({ CONTENT_DIR: writeContent(), OUT_DIR: out, BASE_PATH: '/cv/' });
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
  const where = (word: string) => [...kinds, 'others'].filter((kind) => texts.get(kind)?.includes(word));
  return Object.fromEntries(Array.from(wordsByField, ([path, word]) => [path, where(word).join(', ')]));
}

/** All kinds of files for each published field, and none for the others. */
function documentedKinds(): Record<string, string> {
  const publishedKinds = Object.entries(publishedFields).flatMap(([section, fields]) =>
    fields.split(', ').map((field) => [`${section}.${field}`, kinds.join(', ')]),
  );
  return {
    ...Object.fromEntries(Array.from(wordsByField.keys(), (path) => [path, ''])),
    ...Object.fromEntries(publishedKinds),
  };
}

// publish.test.ts tests hidden sections.
test('every kind of file has exactly the fields that Storybook lists, no other keys and no font file name', async () => {
  const texts = await buildFiles();
  expect(publishingKinds(texts)).toEqual(documentedKinds());
  const kindsWith = (words: RegExp) => [...texts].flatMap(([kind, text]) => (words.test(text) ? kind : []));
  expect(kindsWith(/dejavusans\.ttf|zunknown|["`]qz["`]/)).toEqual([]);
  expect(texts.get('pages')).toContain(' href="https://example.com/cv/resume"');
});
