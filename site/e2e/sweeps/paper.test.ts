import { expect, inject, test } from 'vitest';
import { drawing } from '../drawing.ts';
import { expectManualOnPaper, wordsOfPages } from '../printedManual.ts';
import { hydrated, visitors } from '../visitor.ts';

const { root } = inject('sites');
const visit = visitors();
const draw = drawing();

test('the printed manual has its eight pages, none split', async () => {
  const { page } = await visit();
  await page.goto(`${root}/flipbook`);
  await hydrated(page);
  const pages = await page.evaluate(wordsOfPages);
  for (const [format, landscape] of [
    ['A4', false],
    ['Letter', false],
    ['A4', true],
    ['Letter', true],
  ] as const) {
    // Drawings have the same size and position on all papers: read the code once.
    const drawOption = format === 'A4' && !landscape && { draw };
    await expectManualOnPaper(await page.pdf({ format, landscape }), { pages, landscape, ...drawOption });
  }
});

test('the printed manual is the same from the text view', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => localStorage.setItem('playable-resume:manualView', 'text'));
  await page.goto(`${root}/flipbook`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Text', pressed: true }).waitFor();
  const pages = await page.evaluate(wordsOfPages);
  for (const [format, landscape] of [
    ['A4', false],
    ['Letter', true],
  ] as const)
    await expectManualOnPaper(await page.pdf({ format, landscape }), { pages, landscape, ...(landscape && { draw }) });
});

test('the printed manual is the same without JavaScript', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`${root}/flipbook`);
  const pages = await page.evaluate(wordsOfPages);
  await expectManualOnPaper(await page.pdf({ format: 'A4' }), { pages, landscape: false, draw });
});

test('the printed manual is complete, with the company’s name, at any page and during a turn', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`${root}/flipbook#company=Zyxwacme`);
  await hydrated(page);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Cover Letter' }).waitFor();
  const pages = await page.evaluate(wordsOfPages);
  await page.keyboard.press('ArrowRight');
  const [first] = await expectManualOnPaper(await page.pdf({ format: 'A4' }), { pages, landscape: false, draw });
  expect(first).toContain('zyxwacme');
});
