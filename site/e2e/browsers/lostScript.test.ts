// Pages whose script is missing, and browsers without scripts. Chromium tests cover other missing files.
import { expect, inject, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { spriteUses } from '../spriteUses.ts';

inEachBrowser((open, { narrowestPx }) => {
  test.each([
    ['without scripts', 390, { path: '/flipbook', scripts: false }],
    ['without its own script', 1280, { path: '/lost', scripts: true }],
  ])(
    'layout %s: the manual shows its eight pages in full, one below the other',
    async (_, minWidth, { path, scripts }) => {
      const view = await open({ scripts });
      await view.resize(Math.max(minWidth, narrowestPx), 900);
      await view.goto(inject('browserSite') + path);
      // The banner about the missing script appears a moment later.
      if (scripts) await expect.poll(() => view.evaluate(bannerText)).toMatch(/failed to load/);
      const { viewWidth, overflowPx, pages } = await view.evaluate(pagesInOrder);
      expect(pages.length).toBe(8);
      expect(overflowPx).toBe(0);
      for (const [index, page] of pages.entries()) {
        expect(page.top).toBeGreaterThan((pages[index - 1]?.bottom ?? 0) - 1);
        expect(page.width).toBeGreaterThan(Math.min(640, viewWidth) * 0.8);
        expect(page.clipped).toEqual([]);
      }
    },
  );

  // The site's policy must allow the file with the drawings in every browser.
  test('content security policy: without scripts the manual loads every drawing from its file', async () => {
    const view = await open({ scripts: false });
    await view.resize(1280, 900);
    await view.goto(`${inject('browserSite')}/flipbook`);
    await expect.poll(() => view.evaluate(spriteUses)).toMatchObject({ missing: [] });
    expect((await view.evaluate(spriteUses)).foundCount).toBeGreaterThan(15);
  });
});

/** Text of the banner at the bottom of the window, once it is in view. */
const bannerText = () => {
  const banner = document.querySelector<HTMLElement>('#retry-banner:has(button)');
  return banner && banner.getBoundingClientRect().bottom <= innerHeight + 0.5 ? banner.innerText : '';
};

const pagesInOrder = () => {
  const { clientWidth: viewWidth, scrollWidth } = document.documentElement;
  const pages = Array.from(document.querySelectorAll<HTMLElement>('[data-flipbook] article'), (page) => {
    const { top, bottom, width } = page.getBoundingClientRect();
    // A page is as long as its content. Elements one pixel tall are for screen readers.
    const clippedElements = [page, ...page.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        getComputedStyle(element).overflowY !== 'visible' &&
        element.clientHeight > 1 &&
        element.scrollHeight > element.clientHeight + 1,
    );
    return { top, bottom, width, clipped: clippedElements.map(({ textContent }) => textContent.slice(0, 40)) };
  });
  return { viewWidth, overflowPx: scrollWidth - viewWidth, pages };
};
