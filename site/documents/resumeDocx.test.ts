import { getElementsByTagName, textContent } from 'domutils';
import { strFromU8, unzipSync } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { everyField } from '../../stories/content/fixtures/everyField.ts';
import { arabic, typical } from '../../stories/content/fixtures.ts';
import { resumeDocx } from './resumeDocx.ts';
import { resumeText } from './resumeText.ts';
import { documentFacts } from './testing/documentFacts.ts';
import { texts, unspaced } from './testing/pdfText.ts';

const parts = async (content: typeof typical) => unzipSync(await resumeDocx(content));
const xmlOf = (files: Awaited<ReturnType<typeof parts>>, file: string) =>
  parseDocument(strFromU8(files[file] ?? new Uint8Array()), { xmlMode: true });
const all = (name: string, node: Parameters<typeof getElementsByTagName>[1]) => getElementsByTagName(name, node, true);
const document = async (content: typeof typical) => xmlOf(await parts(content), 'word/document.xml');

test('the Word résumé has the texts of the plain résumé, and its section headings in the same order', async () => {
  const page = await document(everyField);
  const documentText = unspaced(textContent(page));
  const plainResume = resumeText(everyField);
  for (const text of texts(plainResume, 'kind', 'url', 'picture')) expect(documentText).toContain(unspaced(text));
  const headings = all('w:p', page).filter(
    (paragraph) => all('w:pStyle', paragraph)[0]?.attribs['w:val'] === 'Heading2',
  );
  expect(headings.map(textContent)).toEqual(plainResume.sections.map(({ heading }) => heading));
});

test('the Word résumé has the same links as the plain résumé', async () => {
  const relations = all('Relationship', xmlOf(await parts(typical), 'word/_rels/document.xml.rels'));
  const externalRelations = relations.filter(({ attribs }) => attribs.TargetMode === 'External');
  const targets = new Set(externalRelations.map(({ attribs }) => attribs.Target));
  expect([...targets].sort()).toEqual(documentFacts['pdf/resume.pdf'].links);
});

test('the Word résumé has the same bytes for the same content and date', async () => {
  const [first, second] = [await resumeDocx(typical), await resumeDocx(typical)];
  expect(first.equals(second)).toBe(true);
  expect(strFromU8((await parts(typical))['docProps/core.xml'] ?? new Uint8Array())).toContain(
    '2025-11-01T00:00:00.000Z',
  );
});

test('every paragraph of a Word résumé in a right-to-left language runs from right to left', async () => {
  const page = await document(arabic);
  expect(all('w:bidi', page)).toHaveLength(all('w:p', page).length);
  const rightToLeft = all('w:bidi', await document(typical)).filter(({ attribs }) => attribs['w:val'] !== 'false');
  expect(rightToLeft).toEqual([]);
});

test('the Word résumé in a language without a translation marks its English headings as English', async () => {
  const site = { ...typical.game.site, language: 'da' };
  const danish = { ...typical, game: { ...typical.game, site }, textLanguages: { resume: 'da' } };
  const runs = all('w:r', await document(danish));
  const english = runs.filter((run) => all('w:lang', run).some(({ attribs }) => attribs['w:val'] === 'en'));
  expect(english.map(textContent)).toEqual(expect.arrayContaining(['Experience', 'Education']));
  expect(english.map(textContent).join()).not.toContain(typical.resume.work?.[0]?.name);
});
