import { describe, expect, inject, test } from 'vitest';
import { expectManualOnPaper } from '../../../site/e2e/expectManualOnPaper.ts';
import { wordsOfPages } from '../../../site/e2e/printedManual.ts';
import { inEachEngine } from '../inEachEngine.ts';

const address = `${inject('engineSite')}/flipbook`;

inEachEngine((open, { narrowestPx, canPrint }) => {
  describe('without scripts the manual is its pages, one below the other, as wide as the window', () => {
    test.each([Math.max(390, narrowestPx), 1280])('in a window of %i px', async (width) => {
      const view = await open({ scripts: false });
      await view.resize(width, 900);
      await view.goto(address);
      const { windowWidth, contentWidth, pages } = await view.evaluate(pagesInOrder);
      expect(pages.length).toBe(8);
      expect(contentWidth).toBe(windowWidth);
      for (const [index, page] of pages.entries()) {
        expect(page.top).toBeGreaterThan((pages[index - 1]?.bottom ?? 0) - 1);
        expect(page.width / page.height).toBeCloseTo(640 / 600, 2);
        expect(page.width).toBeGreaterThan(Math.min(640, windowWidth) * 0.8);
        expect(page.right).toBeLessThanOrEqual(windowWidth);
      }
    });

    if (canPrint)
      test('and on paper its eight pages, none split', async () => {
        const view = await open({ scripts: false });
        await view.goto(address);
        const pages = await view.evaluate(wordsOfPages);
        const bytes = await view.print({ format: 'A4', landscape: false });
        await expectManualOnPaper(bytes, { pages, landscape: false });
      });
  });
});

/** Chromium and Firefox measure what is zoomed as it is drawn, WebKit as it would be without. */
const pagesInOrder = () => {
  const fit = document.querySelector('[data-lying] > *');
  if (!fit) throw new Error('There is no manual.');
  const windowWidth = document.documentElement.clientWidth;
  const isUnzoomed = fit.getBoundingClientRect().width > windowWidth;
  const drawn = isUnzoomed ? Number(getComputedStyle(fit).zoom) : 1;
  return {
    windowWidth,
    contentWidth: document.documentElement.scrollWidth,
    pages: Array.from(document.querySelectorAll('[role="group"] article'), (page) => {
      const { top, bottom, right, width, height } = page.getBoundingClientRect();
      return {
        top: top * drawn,
        bottom: bottom * drawn,
        right: right * drawn,
        width: width * drawn,
        height: height * drawn,
      };
    }),
  };
};
