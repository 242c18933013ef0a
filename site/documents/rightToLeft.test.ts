// The order of words in right-to-left documents, and a project's picture in such a document.
import { expect, test } from 'vitest';
import { arabic } from '../../stories/content/fixtures.ts';
import { openPdf } from '../import/index.ts';
import type { DocumentFile } from './documentFiles.ts';
import { placedTexts } from './testing/pdfText.ts';
import { rightToLeftCompiler } from './testing/rightToLeftCompiler.ts';
import { everyElement, structure } from './testing/structure.ts';

const compile = rightToLeftCompiler(arabic);

function openDocument(file: DocumentFile) {
  const { pdf, problems } = compile(file);
  if (!pdf) throw new Error(JSON.stringify(problems));
  return openPdf(pdf);
}

test.each([
  ['an item in English', 'pdf/resume.pdf', 1, 'Built', /^Built the shop\. •$/],
  ['a full stop', 'pdf/resume.pdf', 1, 'بنيت', /^\. .*بنيت •$/],
  ['a date range', 'pdf/resume.pdf', 1, '2013', /^2016 – 2013$/],
  ['a list', 'pdf/resume.pdf', 1, 'خرائط', /^خرائط ، Grid : دالة كلمات$/],
  ['a sentence of the letter', 'pdf/cover-letter.pdf', 1, '2021', /^\. للبرمجيات .* بصفة 2021 منذ /],
  ['the pointer to the site', 'pdf/manual.pdf', 8, 'layla.example', /^layla\.example على الهاتف نسخة$/],
] as const)('%s in %s is laid out in right-to-left order', async (_, file, page, words, line) => {
  const texts = await placedTexts(await openDocument(file), page);
  const y = texts.find(({ text }) => text.includes(words))?.y ?? 0;
  const sameLine = texts.filter((text) => Math.abs(text.y - y) < 1).sort((a, b) => a.x - b.x);
  expect(sameLine.map(({ text }) => text.trim()).join(' ')).toMatch(line);
});

test('a project’s picture is in the résumé with its description', async () => {
  const elements = everyElement(await structure(await openDocument('pdf/resume.pdf'), 1));
  expect(elements).toContainEqual(expect.objectContaining({ role: 'Figure', alt: 'The grid' }));
});
