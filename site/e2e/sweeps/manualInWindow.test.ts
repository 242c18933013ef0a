// The manual's pages, and the buttons below them, on both sides of each breakpoint: a story has one
// window size, and these tests resize a page to many. The bar shares the window with the manual.
import { expect, inject, test } from 'vitest';
import { manualInWindow } from '../manualInWindow.ts';
import { visitors } from '../visitor.ts';

const { root, translated } = inject('sites');
const visit = visitors();

test('the manual fills the window with a spread from 1280 x 600 px; gaps shrink before pages', async () => {
  const { page } = await visit({ at: `${root}/flipbook#page=2`, reducedMotion: 'reduce' });
  for (const [width, height, pageCount, pageWidth] of [
    [1280, 600, 2, 640 * 0.8],
    [1280, 633, 2, 640 * 0.8417],
    [1440, 680, 2, 640 * 0.92],
    [1280, 720, 2, 640],
    [1280, 800, 2, 640],
    [1440, 900, 2, 640],
    // From here on, the scale grows in steps that leave side margins of 12 px.
    [1623, 888, 2, 640],
    [1624, 887, 2, 640],
    [1624, 888, 2, 640 * 1.25],
    [1920, 945, 2, 640 * 1.25],
    [1920, 1080, 2, 640 * 1.25],
    [1944, 1044, 2, 640 * 1.5],
    [2560, 1440, 2, 640 * 1.75],
    [2584, 1408, 2, 640 * 2],
    [1280, 599, 1, 640],
    // Under 1280 px the book is closed, and a page is as large as at 1280 px.
    [1279, 656, 1, 640 * 0.88],
    [1279, 700, 1, 640 * 0.9533],
    [1279, 720, 1, 640],
    [1279, 945, 1, 640],
    [1160, 720, 1, 640],
    // From here on, the buttons take two rows.
    [1135, 720, 1, 640 * 0.8933],
    [1024, 655, 1, 640],
    [1024, 656, 1, 640 * 0.8],
    [1024, 768, 1, 622.9],
    [768, 1024, 1, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const message = `${width} x ${height}`;
    const expected = { pageCount, pageWidth: expect.closeTo(pageWidth, 0), hiddenHeight: 0, hiddenWidth: 0 };
    await expect.poll(() => page.evaluate(manualInWindow), { message }).toMatchObject(expected);
    const { above, below, end } = await page.evaluate(manualInWindow);
    const gaps = [above, below].map(Math.round);
    const scale = Math.max(1, pageWidth / 640);
    if (pageCount === 2 && pageWidth < 640) expect(gaps, message).toEqual([12, 12]);
    else expect(Math.min(...gaps), message).toBeGreaterThanOrEqual(12 * scale);
    // The pages' shadow of 16 px scales with them, and clears the buttons.
    if (height >= 600 * scale + 220) expect(below, message).toBeGreaterThanOrEqual(16 * scale + 23);
    expect(end, message).toBeGreaterThanOrEqual(4);
    if (width < 768) continue;
    // In narrower windows the documents have a row of their own.
    const hasOneRow = width >= 1160;
    // One row may be wider than the open pages.
    const isAtPages = !hasOneRow || pageCount * pageWidth >= 1088;
    expect(await page.evaluate(buttonsInWindow), message).toMatchObject({
      heights: Array(2).fill(width >= 2200 ? 66 : 44),
      between: hasOneRow ? 5 : 2,
      ...(isAtPages && { beforePrevious: expect.closeTo(0, 0), afterNext: expect.closeTo(0, 0) }),
    });
  }
});

test('the buttons below a spread fit on one row in German, too', async () => {
  const { page } = await visit({ at: `${translated}/de/flipbook`, viewport: { width: 1280, height: 600 } });
  expect(await page.evaluate(manualInWindow)).toMatchObject({
    pageWidth: expect.closeTo(640 * 0.8, 1),
    hiddenHeight: 0,
  });
});

/** The position of the manual's buttons relative to the open pages, in px. Runs in the page. */
function buttonsInWindow() {
  const pages = [...document.querySelectorAll('[data-flipbook] article')].filter((page) => !page.closest('[hidden]'));
  const boxes = pages.map((page) => page.getBoundingClientRect());
  const [previous, next, ...others] = ['[data-turn="back"]', '[data-turn="forward"]', 'main [data-skin="label"]']
    .flatMap((buttons) => [...document.querySelectorAll(buttons)])
    .map((button) => button.getBoundingClientRect());
  if (!previous || !next) throw new Error('The manual has no buttons.');
  return {
    /** From the outer edges of the pages, but at least 16 px inside the window. */
    beforePrevious: previous.left - Math.max(16, Math.min(...boxes.map(({ left }) => left))),
    afterNext: Math.min(innerWidth - 16, Math.max(...boxes.map(({ right }) => right))) - next.right,
    heights: [previous.height, next.height],
    between: others.filter(
      ({ top, left, right }) => top === next.top && left >= previous.right + 12 && right + 12 <= next.left,
    ).length,
  };
}
