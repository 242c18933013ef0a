// Reads what a browser printed of /flipbook, as one who holds the sheets would.
import jsQR from 'jsqr';
import { expect } from 'vitest';
import { openPdf, placedTexts } from '../documents/testing/openPdf.ts';
import { playerOne } from '../documents/testing/playerOne.ts';
import type { Draw } from './drawing.ts';

/** The words of each page of the manual as it is printed: without those that only its pages set anew have. Runs in the page. */
export const wordsOfPages = () =>
  Array.from(document.querySelectorAll('[role="group"] article'), (page) => {
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) {
      const box = texts.currentNode.parentElement;
      const isSpoken = box && getComputedStyle(box).clipPath !== 'none';
      const isPrinted = !box?.closest('[data-edition="full"]');
      if (box instanceof HTMLElement && isPrinted && !isSpoken)
        words.push(...(texts.currentNode.textContent ?? '').split(/\s+/));
    }
    return words;
  });

/** Browsers join "ff" or "fi" into one letter of which a document need not say what it means; the same goes for what is no letter. */
const legible = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ff[il]?|f[il]|[^\x21-\x7e]/g, '');

/** As a phone does, which sees a code larger and smaller: at one size in many the reader takes a letter for a corner of it. */
const codeDotsPerInch = [100, 150];

type Expected = {
  readonly pages: readonly (readonly string[])[];
  readonly landscape: boolean;
  /** Left out, the code is not read: to draw a sheet takes seconds. */
  readonly draw?: Draw;
};

/**
 * Player One's eight pages are on paper, each whole and on one sheet, two on one, or one in landscape, with a QR code that can be read.
 *
 * @returns the words of each sheet, as one text
 */
export async function expectManualOnPaper(bytes: Uint8Array, { pages, landscape, draw }: Expected) {
  const pdf = await openPdf(bytes);
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const [, , , height = 0] = (await pdf.getPage(number)).view;
    const within = (await placedTexts(pdf, number)).filter(({ y }) => y > 0 && y < height);
    sheets.push(legible(within.map(({ text }) => text).join('')));
  }
  const pagesASheet = landscape ? 1 : 2;
  const sheetsOf = pages.map((words) =>
    sheets.flatMap((sheet, index) => (words.every((word) => sheet.includes(legible(word))) ? [index] : [])),
  );
  expect(sheetsOf).toEqual(Array.from({ length: 8 }, (_, page) => [Math.floor(page / pagesASheet)]));
  expect(sheets).toHaveLength(8 / pagesASheet);
  expect(sheets.join()).not.toMatch(/readabletext|normalresume/);
  const codes = new Set<string | undefined>();
  for (const dotsPerInch of draw ? codeDotsPerInch : []) {
    const picture = await draw?.(bytes, sheets.length, dotsPerInch);
    codes.add(picture && jsQR(picture.data, picture.width, picture.height)?.data);
  }
  if (draw) expect([...codes]).toContain(playerOne.game.site.address);
  return sheets;
}
