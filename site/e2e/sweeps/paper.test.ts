import { expect, inject, test } from 'vitest';
import { drawing } from '../drawing.ts';
import { expectManualOnPaper, wordsOfPages } from '../printedManual.ts';
import { phone, visitors } from '../visitor.ts';

const { root } = inject('sites');
const visit = visitors();
const draw = drawing();

test('the printed manual has eight pages, and splits none', async () => {
  const { page } = await visit({ at: `${root}/flipbook` });
  const pages = await page.evaluate(wordsOfPages);
  for (const [format, landscape] of [
    ['A4', false],
    ['Letter', false],
    ['A4', true],
    ['Letter', true],
  ] as const) {
    // Drawings have the same size and position on all paper sizes, so read the QR code once.
    const drawOption = format === 'A4' && !landscape && { draw };
    await expectManualOnPaper(await page.pdf({ format, landscape }), { pages, landscape, ...drawOption });
  }
});

test('the text view prints the same manual', async () => {
  const { page } = await visit({ at: `${root}/flipbook`, viewport: phone, remembered: { manualView: 'text' } });
  await page.getByRole('button', { name: 'Text', pressed: true }).waitFor();
  const pages = await page.evaluate(wordsOfPages);
  for (const [format, landscape] of [
    ['A4', false],
    ['Letter', true],
  ] as const)
    await expectManualOnPaper(await page.pdf({ format, landscape }), { pages, landscape, ...(landscape && { draw }) });
});

test('the manual prints the same without JavaScript', async () => {
  const { page } = await visit({ at: `${root}/flipbook`, javaScriptEnabled: false });
  const pages = await page.evaluate(wordsOfPages);
  await expectManualOnPaper(await page.pdf({ format: 'A4' }), { pages, landscape: false, draw });
});

test('the printed manual is complete, with the company’s name, at any page and during a turn', async () => {
  const { page } = await visit({ at: `${root}/flipbook#company=Zyxwacme`, viewport: phone });
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Cover Letter' }).waitFor();
  const pages = await page.evaluate(wordsOfPages);
  await page.keyboard.press('ArrowRight');
  const [first] = await expectManualOnPaper(await page.pdf({ format: 'A4' }), { pages, landscape: false, draw });
  expect(first).toContain('zyxwacme');
});
