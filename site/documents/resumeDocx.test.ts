import { getElementsByTagName, textContent } from 'domutils';
import { strFromU8, unzipSync } from 'fflate';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { everyField } from '../../stories/content/fixtures/everyField.ts';
import { arabic, typical } from '../../stories/content/fixtures.ts';
import { resumeDocx } from './resumeDocx.ts';
import { resumeText } from './resumeText.ts';
import { documentFacts } from './testing/documentFacts.ts';
import { texts, unspaced } from './testing/openPdf.ts';

const parts = async (content: typeof typical) => unzipSync(await resumeDocx(content));
const xmlOf = (files: Awaited<ReturnType<typeof parts>>, file: string) =>
  parseDocument(strFromU8(files[file] ?? new Uint8Array()), { xmlMode: true });
const all = (name: string, node: Parameters<typeof getElementsByTagName>[1]) => getElementsByTagName(name, node, true);
const document = async (content: typeof typical) => xmlOf(await parts(content), 'word/document.xml');

test('has the words of the plain résumé, under the headings that programs know, in its order', async () => {
  const page = await document(everyField);
  const documentText = unspaced(textContent(page));
  const words = resumeText(everyField);
  for (const text of texts(words, 'kind', 'url', 'picture')) expect(documentText).toContain(unspaced(text));
  const headings = all('w:p', page).filter((one) => all('w:pStyle', one)[0]?.attribs['w:val'] === 'Heading2');
  expect(headings.map(textContent)).toEqual(words.sections.map(({ heading }) => heading));
});

test('leads where the résumé leads', async () => {
  const relations = all('Relationship', xmlOf(await parts(typical), 'word/_rels/document.xml.rels'));
  const outside = relations.filter(({ attribs }) => attribs.TargetMode === 'External');
  const targets = new Set(outside.map(({ attribs }) => attribs.Target));
  expect([...targets].sort()).toEqual(documentFacts['pdf/resume.pdf'].links);
});

test('is the same for the same content, whatever the time', async () => {
  const [first, second] = [await resumeDocx(typical), await resumeDocx(typical)];
  expect(first.equals(second)).toBe(true);
  expect(strFromU8((await parts(typical))['docProps/core.xml'] ?? new Uint8Array())).toContain(
    '2022-03-01T00:00:00.000Z',
  );
});

test('in a language from right to left every paragraph goes that way', async () => {
  const page = await document(arabic);
  expect(all('w:bidi', page)).toHaveLength(all('w:p', page).length);
  const turned = all('w:bidi', await document(typical)).filter(({ attribs }) => attribs['w:val'] !== 'false');
  expect(turned).toEqual([]);
});
