import { expect, inject, test } from 'vitest';
import { axeFindings } from './axeFindings.ts';
import { createPdfRenderer } from './pdfRenderer.ts';
import { expectManualOnPaper, wordsOfPages } from './printedManual.ts';
import { phone, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();
const draw = createPdfRenderer();

const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('on A4 and Letter paper the résumé has at most two pages', async () => {
  const { page } = await visit({ at: `${site}/resume` });
  for (const format of ['A4', 'Letter']) expect([1, 2]).toContain(pageCount(await page.pdf({ format })));
});

test('the printed manual is complete, with the company’s name, even during a turn', async () => {
  const { page } = await visit({ at: `${site}/flipbook#company=Zyxwacme`, viewport: phone });
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Cover Letter' }).waitFor();
  const pages = await page.evaluate(wordsOfPages);
  await page.keyboard.press('ArrowRight');
  const [first] = await expectManualOnPaper(await page.pdf({ format: 'A4' }), { pages, landscape: false, draw });
  expect(first).toContain('zyxwacme');
});

test('the résumé is dark and accessible with dark system colors, and has black text in print', async () => {
  const { page } = await visit({ at: `${site}/resume`, colorScheme: 'dark' });
  const styleOf = (name: 'color' | 'backgroundColor') =>
    page
      .getByRole('article')
      .first()
      .evaluate((sheet, style) => getComputedStyle(sheet)[style], name);
  expect(await styleOf('backgroundColor')).toBe('rgb(29, 26, 43)');
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await styleOf('color')).toBe('rgb(0, 0, 0)');
});
