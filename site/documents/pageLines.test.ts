// Typographic rules for line breaks.
import { expect, test } from 'vitest';
import { openPdf } from '../import/index.ts';
import { compiledPdf } from './testing/compiledPdf.ts';
import { placedTexts } from './testing/pdfText.ts';
import { playerOne } from './testing/playerOne.ts';

/** Groups the text items of a page by baseline; `isIn` filters them by x, in points. */
async function linesOf(
  file: 'pdf/manual.pdf' | 'pdf/foldable-manual.pdf',
  page: number,
  isIn: (x: number) => boolean = () => true,
): Promise<readonly string[]> {
  const pdf = await openPdf(compiledPdf(playerOne, file));
  const lines = new Map<number, string>();
  for (const { text, x, y } of await placedTexts(pdf, page)) {
    const baseline = Math.round(y);
    if (isIn(x)) lines.set(baseline, `${lines.get(baseline) ?? ''} ${text}`.trim());
  }
  return [...lines.values()].map((line) => line.replace(/\s+/g, ' '));
}

test.each([2, 5, 6])('no paragraph on page %i of the manual ends with a short word on its own line', async (page) => {
  const lines = await linesOf('pdf/manual.pdf', page);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => /^[a-z]{1,5}\.$/.test(line))).toEqual([]);
});

test('dates and their duration share a line in the narrow levels panel', async () => {
  const lines = await linesOf('pdf/foldable-manual.pdf', 2, (x) => x > 0.75 * 842);
  expect(lines).toContain('Mar 2022 – present (3 yrs 9 mos)');
  expect(lines.filter((line) => /^\w{3} \d{4} – /.test(line)).length).toBe(6);
});
