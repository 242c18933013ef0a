// Reads what a browser printed of /flipbook, as one who holds the sheets would. Lengths in points, origin at the lower left.
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf, type PlacedText, placedTexts } from '../documents/testing/openPdf.ts';
import type { Draw, Drawn } from './drawing.ts';

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

/** A sheet of paper. */
export type PrintedSheet = {
  readonly texts: readonly PlacedText[];
  readonly heightPt: number;
  /** Whether all these words are on it, none of them beyond its edges. */
  readonly holds: (words: readonly string[]) => boolean;
  readonly draw: (dotsPerInch: number) => Promise<Drawn>;
};

/** The sheets of a document, in order. */
export async function printedSheets(bytes: Uint8Array, draw: Draw): Promise<readonly PrintedSheet[]> {
  const pdf = await openPdf(bytes);
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => ({
      ...(await printedTexts(pdf, index + 1)),
      draw: (dotsPerInch: number) => draw(bytes, index + 1, dotsPerInch),
    })),
  );
}

async function printedTexts(pdf: PDFDocumentProxy, number: number): Promise<Omit<PrintedSheet, 'draw'>> {
  const [, , , heightPt = 0] = (await pdf.getPage(number)).view;
  const texts = (await placedTexts(pdf, number)).filter(({ y }) => y > 0 && y < heightPt);
  const all = legible(texts.map(({ text }) => text).join(''));
  return {
    texts,
    heightPt,
    holds: (words) => words.every((word) => all.includes(legible(word))),
  };
}
