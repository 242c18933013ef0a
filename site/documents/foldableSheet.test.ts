// The sheet as it is printed, folded and cut. Points, origin at the lower left, as PDF has them.
import jsQR from 'jsqr';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawing, type RenderedPage } from '../e2e/drawing.ts';
import { compiledPdf } from './testing/compiledPdf.ts';
import { openPdf, type PlacedText, pageText, placedTexts, unspaced } from './testing/openPdf.ts';
import { playerOne } from './testing/playerOne.ts';

const draw = drawing();

// Typesetting is quick, but a machine that runs all the tests at once has other things to do.
const mm = 72 / 25.4;
/** Before the sheet stands how to make a booklet of it. */
const [instructionsPage, sheetPage] = [1, 2];
const live = { width: 57 * mm, height: 92 * mm };

const firstWords = [
  'INSTRUCTION BOOKLET',
  'Cover Letter',
  'Quick Reference',
  'Leveling Guide',
  'Extra Content',
  'Character Story',
  'Notes',
  'A new hero for',
];

/**
 * Where the pages stand, in the order of reading. Cut and folded, the panels hang together in one ring, and leafing goes round it from
 * the cover to the right. A fold at half height turns what follows upside down, one at a quarter does not.
 */
const ring = [
  { column: 1, row: 'lower', rotation: 0 },
  { column: 2, row: 'lower', rotation: 0 },
  { column: 3, row: 'lower', rotation: 0 },
  { column: 3, row: 'upper', rotation: 180 },
  { column: 2, row: 'upper', rotation: 180 },
  { column: 1, row: 'upper', rotation: 180 },
  { column: 0, row: 'upper', rotation: 180 },
  { column: 0, row: 'lower', rotation: 0 },
] as const;

/** The part of a picture where the first panel of the lower row is. */
function lowerLeftPart({ width, height, data }: RenderedPage, part: { width: number; height: number }) {
  const size = { width: Math.floor((part.width / 72) * 150), height: Math.floor((part.height / 72) * 150) };
  const cropped = new Uint8ClampedArray(size.width * size.height * 4);
  for (let row = 0; row < size.height; row += 1) {
    const from = (height - size.height + row) * width * 4;
    cropped.set(data.subarray(from, from + size.width * 4), row * size.width * 4);
  }
  return { ...size, data: cropped };
}

describe.each([
  ['pdf/foldable-manual.pdf', { width: 297 * mm, height: 210 * mm }],
  ['pdf/foldable-manual-letter.pdf', { width: 792, height: 612 }],
] as const)('%s', (file, sheet) => {
  const panel = { width: sheet.width / 4, height: sheet.height / 2 };
  let pdf: PDFDocumentProxy;
  let bytes: Buffer;
  let pages: readonly (readonly PlacedText[])[] = [];
  let sheetText = '';
  const cellOf = ({ x, y }: PlacedText) => ({
    column: Math.floor(x / panel.width),
    row: y > panel.height ? 'upper' : 'lower',
  });

  beforeAll(async () => {
    bytes = compiledPdf(playerOne, file);
    pdf = await openPdf(bytes);
    const all = await placedTexts(pdf, sheetPage);
    sheetText = await pageText(pdf, sheetPage);
    // Words in the pixel face are pieces of their own.
    const following = (index: number) =>
      unspaced(
        all
          .slice(index, index + 4)
          .map(({ text }) => text)
          .join(''),
      );
    const starts = firstWords.map((words) => all.findIndex((_, index) => following(index).startsWith(unspaced(words))));
    pages = starts.map((start, index) => (start === -1 ? [] : all.slice(start, starts[index + 1])));
  });

  test('is read from page 1 to page 8', () => {
    const beginnings = pages.map((page) => unspaced(page.map(({ text }) => text).join('')));
    expect(beginnings).toEqual(firstWords.map((words) => expect.stringMatching(`^${unspaced(words)}`)));
    // Nothing stands before the cover, and no page is torn: the pieces make up the whole.
    expect(beginnings.join('')).toBe(unspaced(sheetText));
  });

  test('each page stays in its panel, within the part that is printed everywhere', () => {
    for (const [index, page] of pages.entries()) {
      const { column = 0, row } = ring[index] ?? {};
      const left = column * panel.width + (panel.width - live.width) / 2;
      const bottom = (row === 'upper' ? panel.height : 0) + (panel.height - live.height) / 2;
      for (const { x, y } of page) {
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x).toBeLessThanOrEqual(left + live.width);
        expect(y).toBeGreaterThanOrEqual(bottom);
        expect(y).toBeLessThanOrEqual(bottom + live.height);
      }
    }
  });

  test('folds and opens into pages 1 to 8, each the right way up', () => {
    for (const [index, page] of pages.entries())
      expect(page.map((text) => ({ ...cellOf(text), rotation: text.rotation }))).toEqual(page.map(() => ring[index]));
  });

  test('leaves the outermost 6 mm of the sheet white', async () => {
    const dotsPerInch = 100;
    const { width, height, data } = await draw(bytes, sheetPage, dotsPerInch);
    const edge = Math.floor((6 / 25.4) * dotsPerInch);
    let marked = 0;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const isInside = x >= edge && y >= edge && x < width - edge && y < height - edge;
        const at = (y * width + x) * 4;
        if (!isInside && (data[at] !== 255 || data[at + 1] !== 255 || data[at + 2] !== 255)) marked += 1;
      }
    }
    expect(marked).toBe(0);
  });

  test('asks for the actual size when it is printed', async () => {
    expect(await pdf.getViewerPreferences()).toMatchObject({ PrintScaling: 'None' });
  });

  test('says before the sheet how to make the booklet, in letters that can be read', async () => {
    const printedTexts = await placedTexts(pdf, instructionsPage);
    const text = printedTexts.map((item) => item.text).join(' ');
    for (const words of ['How to Make the Booklet', 'on one side of the paper, at actual size', 'Cut the dashed line'])
      expect(unspaced(text)).toContain(unspaced(words));
    for (const { sizePt } of printedTexts) expect(sizePt).toBeGreaterThanOrEqual(10);
    const { items } = await (await pdf.getPage(sheetPage)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).not.toContain('actual size');
  });

  test('the code is 30 mm wide and leads to the site', async () => {
    const back = lowerLeftPart(await draw(bytes, sheetPage, 150), panel);
    const code = jsQR(back.data, back.width, back.height);
    expect(code?.data).toBe('https://example.com/');
    const { topLeftCorner, topRightCorner } = code?.location ?? {};
    const widthMm = (((topRightCorner?.x ?? 0) - (topLeftCorner?.x ?? 0)) / 150) * 25.4;
    // What is found are the corners of the 25 dots inside the quiet zone, which is four on each side.
    expect(Math.abs(widthMm * (33 / 25) - 30)).toBeLessThan(1);
  });
});

test('the code on the back of the manual leads to the site', async () => {
  const { width, height, data } = await draw(compiledPdf(playerOne, 'pdf/manual.pdf'), 8, 150);
  expect(jsQR(data, width, height)?.data).toBe('https://example.com/');
});
