// Sections as text are in the PDF and in the Word document as on the page, and a title in them is on the
// page of what it belongs to.
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Content } from '../../src/resume/Content.ts';
import { textSections, writtenTextSections } from '../../stories/content/fixtures/textSections.ts';
import { formattedResume } from '../prepare/publish/publish.ts';
import { resumeDocx } from './resumeDocx.ts';
import { compiledPdf, linksOf, openCompiledPdf } from './testing/compiledPdf.ts';
import { documentText, pageText, readPages, unspaced } from './testing/pdfText.ts';

/** Lines without spaces, because readers differ in them. */
const linesInOrder = [
  'Where I have worked / Front-end developer, Studio Lantern / March 2021 – now, remote',
  '• Rebuilt the booking pages / • in four weeks / • with two designers / • Wrote the guide to the components, which every new',
  'colleague reads on the first day and nobody had to explain since / Web developer (contract), Harrow & Pine / 2018 – 2021',
  'Moved eleven shops to one code base. Two of them left again, on good terms. / Skills / Markup: HTML, CSS / Languages',
  'Dutch: Native / Papers / Marsh, O. and Tan, L. (2022). Forms that forgive. Journal of Small Interfaces, 4, 11–19.',
  'Marsh, O. (2020). What a label is for. Proceedings of the Ghent Web Days. / And else / Certified first-aider since 2019.',
];

test('the PDF has sections as text in their order, with lists and links', async () => {
  const pdf = await openCompiledPdf(textSections, 'pdf/resume.pdf');
  expect(unspaced(await documentText(pdf))).toContain(unspaced(linesInOrder.join('').replaceAll(' / ', '')));
  expect(await linksOf(pdf)).toContain('https://papers.example/label');
});

const paragraphsOf = async (content: Content) =>
  strFromU8(unzipSync(await resumeDocx(content))['word/document.xml'] ?? new Uint8Array()).split(/(?=<w:p>)/);
const textOf = (paragraph: string) => paragraph.replace(/<[^>]*>/g, '');

const danish = {
  ...textSections,
  game: { ...textSections.game, site: { ...textSections.game.site, language: 'da' } },
  textLanguages: { resume: 'da' },
};

test('in another language than the interface, their headings are in the language of the owner', async () => {
  const isEnglish = /\/Lang \(en\)/g;
  // Only the headings of the two sections with entries.
  expect(compiledPdf(danish, 'pdf/resume.pdf').toString('latin1').match(isEnglish)).toHaveLength(2);
  const english = (await paragraphsOf(danish)).filter((paragraph) => paragraph.includes('<w:lang w:val="en"'));
  expect(english.map(textOf)).toEqual(['Skills', 'Languages']);
});

const job = '**Developer, Oak**\n\n**Part-time**\n\n2020 – 2021\n\n- Planed\n- Glued\n- Sawed\n\n';

test.each([0, 1, 2, 3, 4, 5])('a title is on the page of its list, with %i lines above', async (lineCount) => {
  const text = 'Sawed.\n\n'.repeat(lineCount) + job.repeat(30);
  const resume = formattedResume({ ...writtenTextSections, textSections: [{ title: 'Jobs', text }] });
  const pdf = await openCompiledPdf({ ...textSections, resume }, 'pdf/resume.pdf');
  expect(pdf.numPages).toBeGreaterThan(1);
  const pages = await readPages(pdf, pageText);
  expect(pages.slice(0, -1).filter((page) => /(?:Oak|time|2021)(?: \d \/ \d)?$/.test(page))).toEqual([]);
});

test('Word keeps titles and their details with the next line', async () => {
  const together = (await paragraphsOf(textSections)).filter((paragraph) => paragraph.includes('<w:keepNext/>'));
  expect(together.map(textOf).slice(0, 5)).toEqual([
    ...['Where I have worked', 'Front-end developer, Studio Lantern', 'March 2021 – now, remote'],
    ...['Web developer (contract), Harrow &amp; Pine', '2018 – 2021'],
  ]);
});
