import { beforeAll, describe, expect, inject, test } from 'vitest';
import { drawing } from '../drawing.ts';
import type { Paper } from '../drivers/BrowserWindow.ts';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { expectManualOnPaper, wordsOfPages } from '../printedManual.ts';

const letterPage = 1;

const address = `${inject('browserSite')}/flipbook`;

inEachBrowser((open, { canPrint }) => {
  describe.runIf(canPrint)('page breaks: the printed manual has eight pages, and splits none', () => {
    const draw = drawing();
    const company = 'Zyxwacme';
    const papers = [
      { format: 'A4', landscape: false },
      { format: 'Letter', landscape: false },
      { format: 'A4', landscape: true },
    ] as const satisfies readonly Paper[];
    let pages: readonly (readonly string[])[];
    const pdfs = new Map<Paper, Uint8Array>();
    beforeAll(async () => {
      const view = await open();
      await view.goto(`${address}#company=${company}`);
      await view.evaluate(printWithCompany, company);
      pages = await view.evaluate(wordsOfPages);
      // In parallel, since Firefox idles for seconds per document.
      await Promise.all(papers.map(async (paper) => pdfs.set(paper, await view.print(paper))));
    });

    test('including the letter to the company in the link', () => {
      expect(pages[letterPage]?.join(' ')).toContain(company);
    });

    test.each(papers)('$format, landscape: $landscape', async (paper) => {
      const { landscape } = paper;
      await expectManualOnPaper(pdfs.get(paper) ?? new Uint8Array(), { pages, landscape, draw });
    });
  });
});

/** Resolves once the letter greets a company, which means that the page is hydrated. */
const printWithCompany = (company: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.body.textContent?.includes(company)) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
