// The pocket edition: the manual in larger text, for windows too small for its printed pages.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, visitors } from '../visitor.ts';

const { root } = inject('sites');
const visit = visitors();

async function openManual(viewport: { width: number; height: number }, fragment = '') {
  const { page } = await visit({ viewport, reducedMotion: 'reduce', hasTouch: true });
  await page.goto(`${root}/flipbook${fragment}`);
  await hydrated(page);
  return page;
}

/** The open page's title, its box, its smallest text in device pixels, and the window's overflow. */
const openPage = (page: Page) =>
  page.evaluate(() => {
    const [sheet, ...others] = [...document.querySelectorAll('article')].filter((one) => one.checkVisibility());
    if (!sheet) throw new Error('No page is open.');
    const { width, height } = sheet.getBoundingClientRect();
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    while (texts.nextNode()) {
      const { parentElement: around, nodeValue } = texts.currentNode;
      if (around?.checkVisibility() && nodeValue?.trim())
        sizes.push(Number.parseFloat(getComputedStyle(around).fontSize) * (width / sheet.offsetWidth));
    }
    const title = sheet.querySelector('h2')?.textContent;
    const reservedPx = sheet.closest('[data-flipbook]')?.parentElement?.getBoundingClientRect().width;
    const overflowPx = Math.max(0, document.documentElement.scrollWidth - innerWidth);
    return { title, width, height, smallest: Math.min(...sizes), reservedPx, overflowPx, others: others.length };
  });

test.each([
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 511, height: 900 },
  { width: 844, height: 390 },
  { width: 1366, height: 590 },
])(
  'at $width x $height a page is 288 to 640 px wide and at least 320 px high, and its text is 15 px or more',
  async (viewport) => {
    const page = await openManual(viewport);
    for (let place = 0; place < 8; place += 1) {
      const { width, height, smallest, ...others } = await openPage(page);
      expect(others).toMatchObject({ others: 0, overflowPx: 0 });
      expect(width).toBeCloseTo(Math.min(640, viewport.width - 2 * 16), 0);
      expect(Math.round(height)).toBeGreaterThanOrEqual(320);
      expect(smallest).toBeGreaterThan(14.99);
      if (place === 7) return;
      await page.getByRole('button', { name: 'next' }).click();
      await page
        .locator('article')
        .nth(place + 1)
        .waitFor();
    }
  },
);

test('rotating the phone or enlarging the window keeps the open page, which fills its place', async () => {
  const page = await openManual({ width: 390, height: 844 }, '#page=4');
  for (const [width, height] of [
    [844, 390],
    [1024, 900],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const { title, width: pageWidth, reservedPx = Number.NaN } = await openPage(page);
        return [title, Math.round(pageWidth - reservedPx)];
      })
      .toEqual(['Leveling Guide', 0]);
  }
});
