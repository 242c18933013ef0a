import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { manualInWindow } from '../manualInWindow.ts';
import { decodePng } from '../pictures/decodePng.ts';
import { openSite, type SiteWindow } from './SiteWindow.ts';

/** The size of a window, and in it the scale of the manual's pages, which are 640 x 600 px at scale 1. */
const windows = [
  [390, 844, 'pocket'],
  [1366, 580, 'pocket'],
  [512, 900, 0.8],
  // Windows between 536 and 640 px wide have side margins of 12 px.
  [540, 800, 516 / 640],
  // With one page, the bar, the buttons and the gaps take 184 px of the height.
  [1024, 768, 584 / 600],
  // With a spread, they take 120 px of a window 600 px high, and 128 px of one 625 px high.
  [1280, 600, 0.8],
  [1366, 625, 497 / 600],
  [1280, 900, 1],
  [1920, 945, 1.25],
] as const;

/** The margins on both sides of the pocket edition. */
const pocketMarginsPx = 2 * 16;

/** Pixels of ink have at most this green value. Text shifted by a fifth of a pixel has 4% fewer. */
const maxInkGreen = 48;

inEachBrowser((open, { narrowestPx }) => {
  describe('the manual', () => {
    let site: SiteWindow;
    beforeAll(async () => {
      site = await openSite(open);
    });

    test.each(windows)(
      'lengths in container units: fits a window of %i (or the browser’s minimum) x %i px',
      async (minWidth, height, scale) => {
        const width = Math.max(minWidth, narrowestPx);
        await site.resize(width, height);
        await site.visit('/flipbook');
        const { pageWidth, availableWidth, left, right, hiddenWidth } = await site.evaluate(manualInWindow);
        const expectedWidth = scale === 'pocket' ? Math.min(640, availableWidth - pocketMarginsPx) : 640 * scale;
        expect(pageWidth).toBeCloseTo(expectedWidth, 0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(hiddenWidth).toBeLessThanOrEqual(0);
        const title = "Player One's Quest to Find a Job";
        expect(await site.evaluate(titleDirections)).toEqual({ title, across: 1, down: 1 });
        expect(await site.messages()).toEqual([]);
      },
    );

    async function openSpread(width: number, height: number) {
      await site.resize(width, height);
      // From another page, because a new fragment alone would turn the pages.
      await site.visit('/resume');
      // Marks the hint, a corner that lifts once per device, as shown.
      await site.evaluate(() => localStorage.setItem('playable-resume:corner', 'shown'));
      await site.visit('/flipbook#page=2');
      return site.evaluate(manualInWindow);
    }

    test('rasterized text: enlarged text stays sharp while the corner of its page is lifted', async () => {
      const { left, right, bottom } = await openSpread(1920, 945);
      await site.evaluate(() => document.fonts.ready.then(() => undefined));
      /** The number of ink pixels in the upper half of the right page. Resampled text has fewer. */
      const inkPixels = async () => {
        const { width, data } = await decodePng(await site.screenshot());
        const columns = Array.from({ length: (right - left) / 2 - 16 }, (_, x) => (left + right) / 2 + 8 + x);
        const rows = Array.from({ length: bottom / 2 }, (_, y) => y * width);
        return rows.flatMap((row) => columns.filter((x) => (data[4 * (row + x) + 1] ?? 0) < maxInkGreen)).length;
      };
      const before = await inkPixels();
      await site.moveTo({ x: right - 12, y: bottom - 12 });
      await expect
        .poll(() => site.evaluate(() => document.querySelector('[data-flipbook]')?.getAttribute('data-state')))
        .toBe('fold_corner');
      // Firefox may round a line of a lifted page to the next pixel, as sharp as before.
      await expect.poll(async () => (await inkPixels()) / before).toBeGreaterThan(0.98);
    });
  });
});

/**
 * The open page's title, and the directions from its first character to the next (`across`) and from
 * the title to the content below (`down`). Both are 1 if the page is neither rotated nor mirrored.
 */
const titleDirections = () => {
  const pages = [...document.querySelectorAll<HTMLElement>('[data-flipbook] article')].filter(
    (page) => !page.closest('[hidden]'),
  );
  const title = pages.at(-1)?.querySelector('h2');
  const nextElement = title?.closest('header')?.nextElementSibling ?? title?.nextElementSibling;
  if (!title || !nextElement) throw new Error('No open page has a title.');
  const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('The title is empty.');
  const character = document.createRange();
  const boxOf = (index: number) => {
    character.setStart(text, index);
    character.setEnd(text, index + 1);
    return character.getBoundingClientRect();
  };
  return {
    title: title.textContent,
    across: Math.sign(boxOf(1).left - boxOf(0).left),
    down: Math.sign(nextElement.getBoundingClientRect().top - boxOf(0).top),
  };
};
