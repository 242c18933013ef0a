import { expect, inject, test } from 'vitest';
import { drawing } from '../drawing.ts';
import { expectManualOnPaper, wordsOfPages } from '../printedManual.ts';
import { phone, visitors } from '../visitor.ts';

const { root } = inject('sites');
const visit = visitors();
const draw = drawing();

const textView = { viewport: phone, remembered: { manualView: 'text' } };

test.each([
  ['the manual', 'A4', false, {}],
  ['the manual', 'Letter', true, {}],
  ['its text view', 'Letter', false, textView],
  ['the manual without JavaScript', 'A4', true, { javaScriptEnabled: false }],
] as const)('%s prints eight pages, and splits none: %s, landscape: %s', async (_, format, landscape, options) => {
  const { page } = await visit({ at: `${root}/flipbook`, ...options });
  if (options === textView) await page.getByRole('button', { name: 'Text', pressed: true }).waitFor();
  const pages = await page.evaluate(wordsOfPages);
  await expectManualOnPaper(await page.pdf({ format, landscape }), { pages, landscape, draw });
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
