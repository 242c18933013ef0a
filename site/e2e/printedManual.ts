// Reads a printout of /flipbook from its PDF.
import jsQR from 'jsqr';
import { expect } from 'vitest';
import { placedTexts } from '../documents/testing/pdfText.ts';
import { playerOne } from '../documents/testing/playerOne.ts';
import { openPdf } from '../import/index.ts';
import type { Draw } from './pdfRenderer.ts';

/** The displayed words of each page of the manual. Runs in the browser. */
export const wordsOfPages = () =>
  Array.from(document.querySelectorAll('[role="group"] article'), (page) => {
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) {
      const boxes: Element[] = [];
      for (let box = texts.currentNode.parentElement; box && box !== page; box = box.parentElement) boxes.push(box);
      // A note on omitted details is not displayed where all details fit.
      const isHidden = boxes.some((box) => {
        const { clipPath, display } = getComputedStyle(box);
        // With scripts, the markup in a `noscript` is its text.
        return clipPath !== 'none' || display === 'none' || box.localName === 'noscript';
      });
      if (!isHidden) words.push(...(texts.currentNode.textContent ?? '').split(/\s+/));
    }
    return words;
  });

/** Lower-case ASCII without spaces or ligatures ("ff", "fi"): a PDF may store neither as text. */
const comparable = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ff[il]?|f[il]|[^\x21-\x7e]/g, '');

type Expected = {
  readonly pages: readonly (readonly string[])[];
  readonly landscape: boolean;
  readonly draw: Draw;
};

/**
 * Expects Player One's eight pages on paper, each complete and on a single sheet: two pages per sheet,
 * or one in landscape. The last sheet must have a readable QR code.
 * @returns each sheet's text
 */
export async function expectManualOnPaper(bytes: Uint8Array, { pages, landscape, draw }: Expected) {
  const pdf = await openPdf(bytes);
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const [, , , height = 0] = (await pdf.getPage(number)).view;
    const visibleTexts = (await placedTexts(pdf, number)).filter(({ y }) => y > 0 && y < height);
    sheets.push(comparable(visibleTexts.map(({ text }) => text).join('')));
  }
  const printedText = sheets.join();
  const missingWords = pages.flat().filter((word) => !printedText.includes(comparable(word)));
  expect(missingWords, 'words that no sheet has').toEqual([]);
  const pagesPerSheet = landscape ? 1 : 2;
  // The table of contents repeats titles, so the first sheet may have every word of a short page. The
  // last sheet that has them is the page's own.
  const sheetOf = pages.map((words) =>
    sheets.findLastIndex((sheet) => words.every((word) => sheet.includes(comparable(word)))),
  );
  expect(sheetOf).toEqual(Array.from({ length: 8 }, (_, page) => Math.floor(page / pagesPerSheet)));
  expect(sheets).toHaveLength(8 / pagesPerSheet);
  expect(printedText).not.toMatch(/readabletext|normalresume/);
  // Try two resolutions, because the reader may take a character for a corner of the code.
  let code: string | undefined;
  for (const dotsPerInch of [100, 150]) {
    if (code) break;
    const { data, width, height } = await draw(bytes, sheets.length, dotsPerInch);
    code = jsQR(data, width, height)?.data;
  }
  expect(code).toBe(playerOne.game.site.address);
  return sheets;
}
