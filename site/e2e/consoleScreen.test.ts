import { expect, inject, test } from 'vitest';
import { visitors } from './visitor.ts';

const { root } = inject('sites');
const visit = visitors();

test('the console’s screen is as large as the wider of its two shells allows, and at most 649 px wide', async () => {
  const { page } = await visit();
  await page.goto(`${root}/handheld`);
  for (const [width, height, leastWidthPx, leastHeightPx] of [
    [650, 900, 410, 360],
    [768, 954, 430, 430],
    [768, 1024, 480, 430],
    [850, 560, 480, 432],
    [1024, 768, 480, 432],
    [1280, 720, 480, 432],
    [1440, 789, 480, 432],
    [1280, 840, 560, 504],
    [1920, 1080, 560, 504],
    [2560, 1440, 649, 580],
  ] as const) {
    await page.setViewportSize({ width, height });
    const screen = () => page.locator('[data-surface="lcd"]').first().boundingBox();
    const isLarge = async () => {
      const { width: widthPx = 0, height: heightPx = 0 } = (await screen()) ?? {};
      const fits = widthPx >= leastWidthPx && widthPx <= 649 && heightPx >= leastHeightPx;
      return fits ? 'large' : `${widthPx} x ${heightPx}`;
    };
    await expect.poll(isLarge, { message: `${width} x ${height}` }).toBe('large');
  }
});
