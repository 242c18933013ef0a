import { expect, inject, test } from 'vitest';
import { drawing } from '../drawing.ts';
import { expectManualOnPaper, wordsOfPages } from '../printedManual.ts';
import { hydrated, visitors } from '../visitor.ts';

const { root } = inject('sites');
const visit = visitors();
const draw = drawing();

test('the manual on paper is its eight pages, none split', async () => {
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
    // What is drawn is as large and where it is on all of them.
    const drawOption = format === 'A4' && !landscape && { draw };
    await expectManualOnPaper(await page.pdf({ format, landscape }), { pages, landscape, ...drawOption });
  }
});

test('of the text, too', async () => {
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
  const [first] = await expectManualOnPaper(await page.pdf({ format: 'A4' }), { pages, landscape: false, draw });
  expect(first).toContain('zyxwacme');
});
