// The printed, folded and cut sheet. Coordinates are PDF's: in points from the lower left.
import jsQR from 'jsqr';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPdfRenderer } from '../e2e/pdfRenderer.ts';
import { openPdf } from '../import/index.ts';
import { compiledPdf } from './testing/compiledPdf.ts';
import { type PlacedText, pageText, placedTexts, unspaced } from './testing/pdfText.ts';
import { playerOne } from './testing/playerOne.ts';

const draw = createPdfRenderer();

const mm = 72 / 25.4;
/** The instructions come first, then the sheet. */
const [instructionsPage, sheetPage] = [1, 2];
const printableArea = { width: 57 * mm, height: 92 * mm };

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
 * The panels in reading order. The folded ring reads to the right from the cover. A fold at half
 * height turns the next panel upside down; a fold at a quarter of the width does not.
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

describe.each([
  ['pdf/foldable-manual.pdf', { width: 297 * mm, height: 210 * mm }],
  ['pdf/foldable-manual-letter.pdf', { width: 792, height: 612 }],
] as const)('%s', (file, sheet) => {
  const panel = { width: sheet.width / 4, height: sheet.height / 2 };
  let pdf: PDFDocumentProxy;
  let bytes: Buffer;
  let pages: readonly (readonly PlacedText[])[] = [];
  let sheetText = '';

  beforeAll(async () => {
    bytes = compiledPdf(playerOne, file);
    pdf = await openPdf(bytes);
    const allTexts = await placedTexts(pdf, sheetPage);
    sheetText = await pageText(pdf, sheetPage);
    // Each word in the pixel font is a separate text item.
    const textFrom = (index: number) => {
      const nextTexts = allTexts.slice(index, index + 4).map(({ text }) => text);
      return unspaced(nextTexts.join(''));
    };
    const starts = firstWords.map((words) =>
      allTexts.findIndex((_, index) => textFrom(index).startsWith(unspaced(words))),
    );
    pages = starts.map((start, index) => (start === -1 ? [] : allTexts.slice(start, starts[index + 1])));
  });

  test('contains pages 1 to 8 in reading order', () => {
    const beginnings = pages.map((page) => unspaced(page.map(({ text }) => text).join('')));
    expect(beginnings).toEqual(firstWords.map((words) => expect.stringMatching(`^${unspaced(words)}`)));
    // Together, the pages are the whole sheet: nothing comes before the cover.
    expect(beginnings.join('')).toBe(unspaced(sheetText));
  });

  test('folds and opens into pages 1 to 8, each the right way up and inside the printable area', () => {
    for (const [index, page] of pages.entries()) {
      const { column = 0, row, rotation } = ring[index] ?? {};
      const left = column * panel.width + (panel.width - printableArea.width) / 2;
      const bottom = (row === 'upper' ? panel.height : 0) + (panel.height - printableArea.height) / 2;
      for (const { x, y, rotation: textRotation } of page) {
        expect(textRotation).toBe(rotation);
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x).toBeLessThanOrEqual(left + printableArea.width);
        expect(y).toBeGreaterThanOrEqual(bottom);
        expect(y).toBeLessThanOrEqual(bottom + printableArea.height);
      }
    }
  });

  test('leaves the outermost 6 mm of the sheet white', async () => {
    const dotsPerInch = 100;
    const { width, height, data } = await draw(bytes, sheetPage, dotsPerInch);
    const edge = Math.floor((6 / 25.4) * dotsPerInch);
    let markedPixels = 0;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const isInside = x >= edge && y >= edge && x < width - edge && y < height - edge;
        const offset = (y * width + x) * 4;
        const isWhite = data.subarray(offset, offset + 3).every((channel) => channel === 255);
        if (!isInside && !isWhite) markedPixels += 1;
      }
    }
    expect(markedPixels).toBe(0);
  });

  test('asks print dialogs for the actual size', async () => {
    expect(await pdf.getViewerPreferences()).toMatchObject({ PrintScaling: 'None' });
  });

  test('starts with a page of readable instructions for making the booklet', async () => {
    const printedTexts = await placedTexts(pdf, instructionsPage);
    const text = printedTexts.map((item) => item.text).join(' ');
    for (const words of ['How to Make the Manual', 'on one side of the paper, at actual size', 'Cut the dashed line'])
      expect(unspaced(text)).toContain(unspaced(words));
    for (const { sizePt } of printedTexts) expect(sizePt).toBeGreaterThanOrEqual(10);
    const { items } = await (await pdf.getPage(sheetPage)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).not.toContain('actual size');
  });

  test('has a QR code 30 mm wide that leads to the site', async () => {
    const { width, height, data } = await draw(bytes, sheetPage, 150);
    const code = jsQR(data, width, height);
    expect(code?.data).toBe('https://example.com/');
    const { topLeftCorner, topRightCorner } = code?.location ?? {};
    const widthMm = (((topRightCorner?.x ?? 0) - (topLeftCorner?.x ?? 0)) / 150) * 25.4;
    // The detected corners enclose 25 modules; the quiet zone adds four on each side.
    expect(Math.abs(widthMm * (33 / 25) - 30)).toBeLessThan(1);
  });
});

test('the QR code on the back of the manual leads to the site', async () => {
  const { width, height, data } = await draw(compiledPdf(playerOne, 'pdf/manual.pdf'), 8, 150);
  expect(jsQR(data, width, height)?.data).toBe('https://example.com/');
});
