// The pocket edition: the manual in larger text, for windows too small for its printed pages.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { visitors } from '../visitor.ts';

const sites = inject('sites');
const visit = visitors();

/** Opens the manual at a page, counted from 0, for a visitor with reduced motion. */
async function openAt(place: number, viewport: { width: number; height: number }, site = sites.root) {
  const { page } = await visit({ at: `${site}/flipbook`, viewport, reducedMotion: 'reduce', hasTouch: true });
  for (let at = 0; at < place; at += 1) await turnFrom(page, at);
  return page;
}

/** Turns to the next page; resolves once it is visible. */
async function turnFrom(page: Page, place: number): Promise<void> {
  await page.getByRole('button', { name: 'next' }).click();
  await page
    .locator('article')
    .nth(place + 1)
    .waitFor();
}

const inSight = (page: Page) =>
  page
    .locator('article')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.querySelector('h2')?.textContent),
    );

/** Font sizes of the visible text in device pixels, sorted. */
const letterHeights = (page: Page, zoom = 1) =>
  page.evaluate((factor) => {
    const sizes = new Set<number>();
    const texts = document.createTreeWalker(
      document.querySelector('[data-flipbook]') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!around || !text.nodeValue?.trim() || !around.checkVisibility() || around.closest('[role="status"]'))
        continue;
      // The scale of ancestors.
      const page = around.closest('article');
      const scale = page ? page.getBoundingClientRect().width / page.offsetWidth : 1;
      sizes.add(Number.parseFloat(getComputedStyle(around).fontSize) * scale * factor);
    }
    return [...sizes].sort((a, b) => a - b);
  }, zoom);

const last = 7;

const phones = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 511, height: 900 },
  { width: 844, height: 390 },
  { width: 1366, height: 590 },
];

test.each(phones)(
  'at $width x $height a page is 288 to 640 px wide and at least 320 px high, text is 15 px or more, and nothing scrolls sideways',
  async (viewport) => {
    const page = await openAt(0, viewport);
    for (let place = 0; place <= last; place += 1) {
      expect(await inSight(page)).toHaveLength(1);
      const box = await page.locator('article').nth(place).boundingBox();
      const least = viewport.width - 2 * 16;
      expect(box?.width).toBeCloseTo(Math.min(640, least), 0);
      expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(320);
      const [smallest] = await letterHeights(page);
      expect([place, smallest]).toEqual([place, expect.closeTo(Math.max(15, smallest ?? 0))]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      if (place < last) await turnFrom(page, place);
    }
  },
);

test('at 200 % zoom text is twice as large as at 100 %', async () => {
  const fullSizeHeights = await letterHeights(await openAt(1, { width: 1280, height: 800 }));
  const zoomed = await letterHeights(await openAt(1, { width: 640, height: 400 }), 2);
  const largest = (sizes: readonly number[]) => sizes.filter((size) => size < 36).at(-1);
  expect(zoomed[0]).toBeGreaterThanOrEqual(2 * (fullSizeHeights[0] ?? Number.NaN));
  expect(largest(zoomed)).toBeGreaterThanOrEqual(30);
});

test('text grows with the reader’s own font size', async () => {
  const page = await openAt(1, { width: 390, height: 844 });
  const [before] = await letterHeights(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(async () => (await letterHeights(page))[0]).toBeCloseTo(2 * (before ?? Number.NaN));
});

test('rotating the phone or enlarging the window keeps the open page', async () => {
  const page = await openAt(3, { width: 390, height: 844 });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1024, 900],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => inSight(page)).toEqual(['Leveling Guide']);
    // The page fills the box that the style sheet reserves.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const sheet = [...document.querySelectorAll('article')].find((one) => one.checkVisibility());
          const box = sheet?.closest('[data-flipbook]')?.parentElement;
          return sheet && box ? sheet.getBoundingClientRect().width - box.getBoundingClientRect().width : Number.NaN;
        }),
      )
      .toBeCloseTo(0);
  }
});

test('keys scroll the window until it shows the end of the page, then the page, then the window again', async () => {
  const page = await openAt(3, { width: 320, height: 256 });
  const guide = page.getByRole('article', { name: 'Leveling Guide' });
  const scroller = guide.locator('[data-scroller]');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  const windowAt = () => page.evaluate(() => window.scrollY);
  const pageAt = () => scroller.evaluate((element) => element.scrollTop);
  const expectScroll = async (key: string, of: () => Promise<number>) => {
    const before = await of();
    await page.keyboard.press(key);
    await expect.poll(of).not.toBe(before);
  };
  await expect.poll(pageAt).toBe(0);
  // Wait for the browser's smooth scrolling, which would override a script's.
  const windowRests = page.evaluate(
    () => new Promise<void>((done) => document.addEventListener('scrollend', () => done(), { once: true })),
  );
  await expectScroll('PageDown', windowAt);
  await windowRests;
  expect(await pageAt()).toBe(0);
  await guide.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  for (const key of ['ArrowDown', 'PageDown', 'Space', 'End']) await expectScroll(key, pageAt);
  await guide.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  for (const key of ['ArrowUp', 'PageUp', 'Home']) await expectScroll(key, pageAt);
  await guide.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expectScroll('ArrowDown', windowAt);
  expect(await inSight(page)).toEqual(['Leveling Guide']);
});
