import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { manualInWindow } from '../manualInWindow.ts';
import { decodePng } from '../pictures/decodePng.ts';
import { openSite, type SiteWindow } from './SiteWindow.ts';

/** The size of a window, and the scale of the manual's pages of 640 px in it. */
const windows = [
  [390, 844, 'pocket'],
  [1366, 580, 'pocket'],
  [512, 900, 0.8],
  // From here to 640 px the book has side margins of 12 px.
  [540, 800, 516 / 640],
  [1024, 768, 592 / 600],
  [1280, 600, 0.8],
  // From here to 720 px bars and gaps keep 120 px of the height.
  [1366, 625, 505 / 600],
  [1280, 900, 1],
  [1920, 945, 1.25],
] as const;

/** The background's margins on both sides of the pocket edition. */
const pocketMarginsPx = 2 * 16;

/** Ink is darker than this in green. A letter that is resampled by a fifth of a pixel loses 4 % of it. */
const darkest = 48;

inEachBrowser((open, { narrowestPx }) => {
  describe('lengths in container units: the manual is upright, inside the window, and as large as it allows', () => {
    let site: SiteWindow;
    beforeAll(async () => {
      site = await openSite(open);
    });

    test.each(windows)('at %i x %i', async (windowWidth, height, scale) => {
      const width = Math.max(windowWidth, narrowestPx);
      await site.resize(width, height);
      await site.visit('/flipbook');
      const { pageWidth, roomWidth, left, right, hiddenWidth } = await site.evaluate(manualInWindow);
      expect(pageWidth).toBeCloseTo(scale === 'pocket' ? Math.min(640, roomWidth - pocketMarginsPx) : 640 * scale, 0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(hiddenWidth).toBeLessThanOrEqual(0);
      const title = "Player One's Quest to Find a Job";
      expect(await site.evaluate(readsUpright)).toEqual({ title, across: 1, down: 1 });
      expect(await site.messages()).toEqual([]);
    });

    async function openSpread(width: number, height: number) {
      await site.resize(width, height);
      // From another page, because a new fragment alone would turn the pages.
      await site.visit('/resume');
      // The corner that lifts once per device has lifted.
      await site.evaluate(() => localStorage.setItem('playable-resume:corner', 'shown'));
      await site.visit('/flipbook#page=2');
      return site.evaluate(manualInWindow);
    }

    test('rasterized text: enlarged text stays as sharp while the corner of its page is lifted', async () => {
      const { left, right, bottom } = await openSpread(1920, 945);
      await site.evaluate(() => document.fonts.ready.then(() => undefined));
      /** Pixels of pure ink on the upper half of the right page. Resampled letters have fewer. */
      const inkPixels = async () => {
        const { data, metadata } = await decodePng(await site.screenshot());
        const across = Array.from({ length: (right - left) / 2 - 16 }, (_, x) => (left + right) / 2 + 8 + x);
        const rows = Array.from({ length: bottom / 2 }, (_, y) => y * metadata.width);
        return rows.flatMap((row) => across.filter((x) => (data[4 * (row + x) + 1] ?? 0) < darkest)).length;
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
 * The open page's title and directions: from its first letter to the next, and from the title to
 * the content below. Both are 1 if the page is neither rotated nor mirrored.
 */
const readsUpright = () => {
  const pages = [...document.querySelectorAll<HTMLElement>('[data-flipbook] article')].filter(
    (one) => !one.closest('[hidden]'),
  );
  const title = pages.at(-1)?.querySelector('h2');
  const after = title?.closest('header')?.nextElementSibling ?? title?.nextElementSibling;
  if (!title || !after) throw new Error('No open page has a title.');
  const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  const letter = document.createRange();
  const placeOf = (node: Node, at: number) => {
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    return letter.getBoundingClientRect();
  };
  const first = words.nextNode();
  if (!first) throw new Error('The title is empty.');
  return {
    title: title.textContent,
    across: Math.sign(placeOf(first, 1).left - placeOf(first, 0).left),
    down: Math.sign(after.getBoundingClientRect().top - placeOf(first, 0).top),
  };
};
