import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { manualInWindow } from '../manualInWindow.ts';
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
] as const;

/** The background's margins on both sides of the pocket edition. */
const pocketMarginsPx = 2 * 16;

inEachBrowser((open, { narrowestPx }) => {
  describe('the manual is upright, inside the window, and as large as it allows', () => {
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
