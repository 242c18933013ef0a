// Tests what PDF viewers and assistive technology read in the compiled documents.

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentMessages } from '../../src/resume/messages/documentMessages.ts';
import { plainDocumentNames } from '../../src/resume/owner/documentNames.ts';
import { arabic, long, sparse, typical } from '../../stories/content/fixtures.ts';
import { compileDocuments } from './compileDocuments.ts';
import { documentFiles } from './documentFiles.ts';
import { cachedCompiler } from './testing/cachedCompiler.ts';
import { compiledPdf, linksOf, openCompiledPdf, testFolders } from './testing/compiledPdf.ts';
import { documentFacts } from './testing/documentFacts.ts';
import { documentText, readPages, unspaced } from './testing/pdfText.ts';
import { withArabicFonts } from './testing/rightToLeftCompiler.ts';
import { everyElement, roles, structure } from './testing/structure.ts';

const files = Object.values(plainDocumentNames);
const arabicWithFont = withArabicFonts(arabic);
const owners = { typical, sparse, long, arabic: arabicWithFont };

describe.each(files)('%s', (file) => {
  let pdf: PDFDocumentProxy;
  beforeAll(async () => {
    pdf = await openCompiledPdf(typical, file);
  });

  test('is tagged and declares PDF/UA-1', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(compiledPdf(typical, file).toString('latin1')).toMatch(/<pdfuaid:part>1</);
    expect(await roles(pdf, 1)).toEqual(expect.arrayContaining(['H1', 'P']));
  });

  test('has a displayed title, an author, a language and the build’s date', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Author: 'Robin Vale', Language: 'en', CreationDate: 'D:20251101000000Z' });
    expect(info).toHaveProperty('Title', `Robin Vale: ${documentMessages.titles[documentFiles[file].template]}`);
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  test('has the expected headings on each page and skips no level', async () => {
    const headingLevels = (await readPages(pdf, roles)).map((page) =>
      page.flatMap((role) => /^H(\d)$/.exec(role)?.[1] ?? []).join(''),
    );
    expect(headingLevels).toEqual(documentFacts[file].headingLevels);
    const levels = [...headingLevels.join('')].map(Number);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  test('tags the expected pictures as figures with alt text, and no others', async () => {
    const elements = everyElement((await readPages(pdf, structure)).flat());
    expect(elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(
      documentFacts[file].figureTexts,
    );
  });

  test('has the expected number of pages, each of the expected size', async () => {
    const { headingLevels, widthPt, heightPt } = documentFacts[file];
    expect(pdf.numPages).toBe(headingLevels.length);
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const [, , right = 0, top = 0] = (await pdf.getPage(number)).view;
      expect(right).toBeCloseTo(widthPt, 0);
      expect(top).toBeCloseTo(heightPt, 0);
    }
  });

  test('links to the expected addresses only', async () => {
    expect(await linksOf(pdf)).toEqual(documentFacts[file].links);
  });

  test.each(Object.entries(owners))('compiles without problems to less than 150 kB for the %s owner', (_, content) => {
    const { pdf, problems } = cachedCompiler(content, testFolders)(file);
    expect(problems).toEqual([]);
    // The sparse owner has no cover letter.
    expect(pdf === undefined).toBe(file === 'pdf/cover-letter.pdf' && content === sparse);
    expect(pdf?.length ?? 0).toBeLessThan(150_000);
  });
});

test('a text that the built-in fonts lack is printed in the owner’s font, from right to left', async () => {
  for (const file of files) {
    const pdf = await openCompiledPdf(arabicWithFont, file);
    expect(await pdf.getViewerPreferences()).toMatchObject({ Direction: 'R2L' });
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'ar' });
    expect(unspaced(await documentText(pdf)).normalize('NFKC')).toContain('واجهات');
  }
});

test('a contact that is too long for the back cover is cut, with one warning', () => {
  const profiles = [{ url: 'https://ada.example' }, { network: 'GitHub', username: 'x'.repeat(900) }];
  const content = { ...typical, resume: { ...typical.resume, basics: { name: 'Ada', profiles } } };
  const { pdf, problems } = cachedCompiler(content, testFolders)('pdf/foldable-manual.pdf');
  expect(pdf).toBeDefined();
  expect(problems).toEqual([
    {
      severity: 'warning',
      source: 'resume',
      path: ['basics', 'profiles', 1, 'username'],
      message:
        'Too long for the back cover of pdf/foldable-manual.pdf, which shows only its start. The link is complete.',
    },
  ]);
});

test('the documents have the same bytes every time', async () => {
  const { pdfs, problems } = await compileDocuments(typical, testFolders);
  expect(problems).toEqual([]);
  // `compiledPdf` returns those of the cache or of an earlier compilation.
  for (const file of files) expect(pdfs.get(file)?.equals(compiledPdf(typical, file))).toBe(true);
});
