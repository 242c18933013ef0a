// The buttons below the manual, against its pages and the window.
import { expect, inject, test } from 'vitest';
import { buttonsInWindow, manualInWindow } from './manualInWindow.ts';
import { phone, visitors } from './visitor.ts';

const { root, translated } = inject('sites');
const visit = visitors();

test('previous is at the book’s left edge, next at its right edge, all others between them', async () => {
  const { page } = await visit({ at: `${root}/flipbook#page=2`, reducedMotion: 'reduce' });
  for (const [width, height, between, heightPx] of [
    [1280, 633, 5, 44],
    [1366, 650, 5, 44],
    [1280, 800, 5, 44],
    [1440, 789, 5, 44],
    [1920, 1080, 5, 44],
    [2560, 1440, 5, 66],
    // The documents have a row of their own.
    [1024, 768, 2, 44],
    [768, 1024, 2, 44],
  ] as const) {
    await page.setViewportSize({ width, height });
    const message = `${width} x ${height}`;
    await expect
      .poll(() => page.evaluate(buttonsInWindow), { message })
      .toMatchObject({
        beforePrevious: expect.closeTo(0, 0),
        afterNext: expect.closeTo(0, 0),
        heights: [heightPx, heightPx],
        betweenThem: between,
      });
  }
});

test.each([
  [390, 173],
  [320, 138],
])('on a phone %i px wide previous and next share the width of the page', async (width, half) => {
  const { page } = await visit({ at: `${root}/flipbook`, viewport: { ...phone, width } });
  expect(await page.evaluate(buttonsInWindow)).toMatchObject({
    widths: [half, half],
    heights: [44, 44],
    isNextBesidePrevious: true,
  });
});

test('the buttons below a spread fit on one row in German, too', async () => {
  const { page } = await visit({ at: `${translated}/de/flipbook`, viewport: { width: 1280, height: 600 } });
  expect(await page.evaluate(manualInWindow)).toMatchObject({
    pageWidth: expect.closeTo(640 * 0.8, 1),
    hiddenHeight: 0,
  });
});
