import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Paper, waitTimeoutMs } from '../drivers/BrowserWindow.ts';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { createPdfRenderer } from '../pdfRenderer.ts';
import { expectManualOnPaper, wordsOfPages } from '../printedManual.ts';
import { openSite } from './SiteWindow.ts';

const letterPage = 1;

inEachBrowser((open, { canPrint }) => {
  describe.runIf(canPrint)('page breaks: the printed manual has eight pages, and splits none', () => {
    const draw = createPdfRenderer();
    const company = 'Zyxwacme';
    const papers = [
      { format: 'A4', landscape: false },
      { format: 'Letter', landscape: false },
      { format: 'A4', landscape: true },
    ] as const satisfies readonly Paper[];
    let pages: readonly (readonly string[])[];
    const pdfs = new Map<Paper, Uint8Array>();
    beforeAll(async () => {
      const site = await openSite(open);
      // The pocket edition: in larger windows, some pages have notes that paper lacks.
      await site.resize(800, 600);
      await site.visit(`/flipbook#company=${company}`);
      await vi.waitFor(
        async () => {
          pages = await site.evaluate(wordsOfPages);
          expect(pages[letterPage]).toContain(company);
        },
        { timeout: waitTimeoutMs },
      );
      // In parallel, because Firefox idles for seconds per document.
      await Promise.all(papers.map(async (paper) => pdfs.set(paper, await site.print(paper))));
    });

    test.each(papers)('$format, landscape: $landscape', async (paper) => {
      const { landscape } = paper;
      await expectManualOnPaper(pdfs.get(paper) ?? new Uint8Array(), { pages, landscape, draw });
    });
  });
});
