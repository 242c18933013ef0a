import { describe, expect, inject, test } from 'vitest';
import { inEachEngine } from '../../../.ci/engines/inEachEngine.ts';

const address = `${inject('engineSite')}/flipbook`;

inEachEngine((open, { narrowestPx }) => {
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
        expect(page.width).toBeGreaterThan(Math.min(640, windowWidth) * 0.8);
        // A page is as long as what is on it.
        expect(page.cut).toEqual([]);
        expect(page.right).toBeLessThanOrEqual(windowWidth);
      }
    });
  });
});

const pagesInOrder = () => ({
  windowWidth: document.documentElement.clientWidth,
  contentWidth: document.documentElement.scrollWidth,
  pages: Array.from(document.querySelectorAll<HTMLElement>('[data-flipbook] article'), (page) => {
    const { top, bottom, right, width } = page.getBoundingClientRect();
    // What is a pixel high is for the ear.
    const cut = [page, ...page.querySelectorAll<HTMLElement>('*')].filter(
      (one) =>
        getComputedStyle(one).overflowY !== 'visible' &&
        one.clientHeight > 1 &&
        one.scrollHeight > one.clientHeight + 1,
    );
    return { top, bottom, right, width, cut: cut.map((one) => one.textContent.slice(0, 40)) };
  }),
});
