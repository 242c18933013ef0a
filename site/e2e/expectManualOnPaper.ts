import { expect } from 'vitest';
import { codeStrip } from '../../src/content/print/codeStrip.ts';
import { playerOne } from '../documents/testing/playerOne.ts';
import type { Draw } from './drawing.ts';
import { badgeInk, barsAbove, readCode } from './printedInk.ts';
import { type PrintedSheet, printedSheets } from './printedManual.ts';

/** On a sheet in landscape there is room for one page, else for two. */
const pagesASheet = (landscape: boolean) => (landscape ? 1 : 2);

/** Each third of a badge has at least so much ink; a half of one has a third with none. */
const leastInk = 0.2;

/**
 * Player One's eight pages are on paper, each whole and on one sheet, with badges, QR code and bar code.
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

  const sheetOfPage = (page: number): PrintedSheet => {
    const sheet = sheets[sheetsOf[page]?.[0] ?? -1];
    if (!sheet) throw new Error(`Page ${page} is not on paper.`);
    return sheet;
  };
  if (!isDrawn) return;
  const back = sheetOfPage(7);
  expect(await readCode(back)).toBe(playerOne.game.site.address);
  const { productCode } = playerOne.game.manual;
  const bars = codeStrip(productCode).d.split('M').length - 1;
  expect(await barsAbove(back, productCode)).toBeGreaterThanOrEqual(bars);
  const labels = [1, 2, 3, 4, 5].map((level) => `Level ${level}`);
  expect(Math.min(...(await badgeInk(sheetOfPage(3), labels)))).toBeGreaterThan(leastInk);
}
