import { expect, inject, test } from 'vitest';
import { decodePng } from './pictures/decodePng.ts';
import { hydrated, visitors } from './visitor.ts';

const { root, translated } = inject('sites');
const visit = visitors();

test('under 650 px the orange backdrop is visible at both edges of the window', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  for (const path of ['/', '/handheld']) {
    await page.goto(root + path);
    await hydrated(page);
    for (const width of [320, 390, 649]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('heading', { name: 'Instructions' }).waitFor();
      const { data } = await decodePng(await page.screenshot());
      const orangeAt = (x: number) =>
        Array.from({ length: 800 }, (_, y) => data.slice((y * width + x) * 4, (y * width + x) * 4 + 3).join()).filter(
          (color) => color === '245,130,32',
        ).length;
      for (const x of [0, width - 1]) {
        expect(orangeAt(x), `${path} at ${width} px, column ${x}`).toBeGreaterThanOrEqual(2);
      }
    }
  }
});

/** Measures the manual in its window, in px. Runs in the page. */
const openBook = () => {
  const pages = [...document.querySelectorAll('[data-flipbook] article')].filter((one) => !one.closest('[hidden]'));
  const boxes = pages.map((one) => one.getBoundingClientRect());
  const heights = boxes.map(({ height }) => height);
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const banner = document.querySelector('header');
  const buttons = [...document.querySelectorAll('main [data-skin]')].map((one) => one.getBoundingClientRect());
  return {
    pages: pages.length,
    scale: Math.round(Math.min(...heights) / 0.6) / 1000,
    above: Math.min(...boxes.map(({ top }) => top)) - (banner?.getBoundingClientRect().bottom ?? 0),
    below: Math.min(...buttons.map(({ top }) => top)) - bottom,
    end: window.innerHeight - Math.max(...buttons.map((box) => box.bottom)),
    hiddenHeight: document.documentElement.scrollHeight - window.innerHeight,
    hiddenWidth: document.documentElement.scrollWidth - window.innerWidth,
  };
};

/** One page is as wide as its spread's half. In a low window the gaps shrink first, then the pages. */
test.each([
  { width: 1280, height: 599, pages: 1 },
  { width: 1280, height: 600, pages: 2, scale: 0.8 },
  { width: 1366, height: 657, pages: 2, scale: 0.895 },
  { width: 1280, height: 720, pages: 2, scale: 1 },
  { width: 1440, height: 900, pages: 2, scale: 1 },
  { width: 1920, height: 1080, pages: 2, scale: 1.25 },
  { width: 2560, height: 1440, pages: 2, scale: 1.75 },
])('at $width x $height the manual has $pages pages at the scale $scale, and nothing scrolls', async (expected) => {
  const { width, height, pages, scale } = expected;
  const { page } = await visit({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${root}/flipbook#page=2`);
  await hydrated(page);
  await expect.poll(() => page.evaluate(openBook)).toMatchObject({ pages, hiddenWidth: 0, ...(scale && { scale }) });
  // The pocket edition is at least as high as its text needs.
  if (!scale) return;
  const { above, below, end, hiddenHeight } = await page.evaluate(openBook);
  expect(hiddenHeight).toBe(0);
  expect(end).toBeGreaterThanOrEqual(4);
  for (const gap of [above, below])
    expect(Math.round(gap)).toSatisfy((px: number) => (scale < 1 ? px === 12 : px >= 12));
});

test('the buttons below a spread fit on one row in German, too', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 600 } });
  await page.goto(`${translated}/de/flipbook`);
  await hydrated(page);
  expect(await page.evaluate(openBook)).toMatchObject({ scale: 0.8, hiddenHeight: 0 });
});
