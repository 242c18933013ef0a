import { expect, inject, test } from 'vitest';
import { drawing } from './drawing.ts';
import { expectManualOnPaper } from './expectManualOnPaper.ts';
import { printedSheets, wordsOfPages } from './printedManual.ts';
import { hydrated, visitors } from './visitor.ts';

const { root } = inject('sites');
const visit = visitors();
const draw = drawing();

const papers = [
  ['A4', false],
  ['Letter', false],
  ['A4', true],
  ['Letter', true],
] as const;

test.each(papers)(
  'the manual on %s paper (landscape: %s) is its eight pages, none split',
  async (format, landscape) => {
    const { page } = await visit();
    await page.goto(`${root}/flipbook`);
    await hydrated(page);
    const pages = await page.evaluate(wordsOfPages);
    await expectManualOnPaper(await page.pdf({ format, landscape }), { pages, landscape, draw });
  },
);

test('without JavaScript the manual prints the same', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`${root}/flipbook`);
  const pages = await page.evaluate(wordsOfPages);
  await expectManualOnPaper(await page.pdf({ format: 'A4' }), { pages, landscape: false, draw });
});

test('the manual prints whole and with the company’s name wherever it is open, also in the midst of a turn', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`${root}/flipbook#company=Zyxwacme`);
  await hydrated(page);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Cover Letter' }).waitFor();
  const pages = await page.evaluate(wordsOfPages);
  await page.keyboard.press('ArrowRight');
  const bytes = await page.pdf({ format: 'A4' });
  await expectManualOnPaper(bytes, { pages, landscape: false, draw });
  const [first] = await printedSheets(bytes, draw);
  expect(first?.holds(['Zyxwacme'])).toBe(true);
});
