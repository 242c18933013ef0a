// Where each word stands in documents from right to left; and a project's picture in one.
import { expect, test } from 'vitest';
import { arabic } from '../../stories/content/fixtures.ts';
import type { DocumentFile } from './documentFiles.ts';
import { openPdf, placedTexts } from './testing/openPdf.ts';
import { everyElement, structure } from './testing/structure.ts';
import { turnedOwner } from './testing/turnedOwner.ts';

const compile = turnedOwner(arabic);

function opened(file: DocumentFile) {
  const { pdf, problems } = compile(file);
  if (!pdf) throw new Error(JSON.stringify(problems));
  return openPdf(pdf);
}

test.each([
  ['an item in English', 'pdf/resume.pdf', 1, 'Built', /^Built the shop\. •$/],
  ['a sentence’s stop', 'pdf/resume.pdf', 1, 'بنيت', /^\. .*بنيت •$/],
  ['a time', 'pdf/resume.pdf', 1, '2013', /^2016 – 2013 · Cedar$/],
  ['a label in English', 'pdf/resume.pdf', 1, 'Keywords', /^Keywords : Grid, خرائط$/],
  [
    'a sentence of the letter',
    'pdf/cover-letter.pdf',
    1,
    'Since',
    /^Since 2021 I have worked as \p{sc=Arabic}.* at \p{sc=Arabic}.* \.$/u,
  ],
  ['the way to the site', 'pdf/manual.pdf', 8, 'mobile', /^The mobile version is at layla\.example$/],
] as const)('from left to right, %s in %s is seen as it is read', async (_, file, page, words, line) => {
  const texts = await placedTexts(await opened(file), page);
  const y = texts.find(({ text }) => text.includes(words))?.y ?? 0;
  const beside = texts.filter((text) => Math.abs(text.y - y) < 1).sort((a, b) => a.x - b.x);
  expect(beside.map(({ text }) => text.trim()).join(' ')).toMatch(line);
});

test('a project’s picture stands in the résumé, and says what it shows', async () => {
  const elements = everyElement(await structure(await opened('pdf/resume.pdf'), 1));
  expect(elements).toContainEqual(expect.objectContaining({ role: 'Figure', alt: 'The grid' }));
});
