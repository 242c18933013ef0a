import { expect } from 'vitest';
import { playerOne } from '../documents/testing/playerOne.ts';
import type { Draw } from './drawing.ts';
import { printedSheets } from './printedManual.ts';
import { readCode } from './readCode.ts';

/** On a sheet in landscape there is room for one page, else for two. */
const pagesASheet = (landscape: boolean) => (landscape ? 1 : 2);

/**
 * Player One's eight pages are on paper, each whole and on one sheet, with a QR code that can be read.
 *
 * @param isDrawn `false` leaves out what has to be drawn to be seen: that takes seconds
 */
export async function expectManualOnPaper(
  bytes: Uint8Array,
  {
    pages,
    landscape,
    draw,
    isDrawn = true,
  }: { pages: readonly (readonly string[])[]; landscape: boolean; draw: Draw; isDrawn?: boolean },
): Promise<void> {
  const sheets = await printedSheets(bytes, draw);
  const sheetsOf = pages.map((words) => sheets.flatMap((sheet, index) => (sheet.holds(words) ? [index] : [])));
  expect(sheetsOf).toEqual(Array.from({ length: 8 }, (_, page) => [Math.floor(page / pagesASheet(landscape))]));
  expect(sheets.length).toBe(8 / pagesASheet(landscape));
  for (const operated of ['Readabletext', 'normalresume']) {
    expect(sheets.some((sheet) => sheet.holds([operated]))).toBe(false);
  }

  if (!isDrawn) return;
  const [back = -1] = sheetsOf[7] ?? [];
  expect(sheets[back] && (await readCode(sheets[back]))).toBe(playerOne.game.site.address);
}
