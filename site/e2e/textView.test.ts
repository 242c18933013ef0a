// The manual as one text: remembered, visible from the first paint, and on the same page as the
// book.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { hydrated, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** Module scripts, without the small ones in the head. */
const modules = /\/assets\/(?!fallback-)[^/]*\.js$/;

/** A device that remembers the text view. */
const remembered = { manualView: 'text' };

/** Positions of the pages and the buttons. */
const textPositions = (page: Page) =>
  page.locator('article, main button, main ul[aria-label] a').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [one.querySelector('h2')?.textContent ?? one.textContent, left, top, width, height];
      })
      .sort(([one, , a = 0], [other, , b = 0]) => Number(a) - Number(b) || String(one).localeCompare(String(other))),
  );

test.each([
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1600, height: 900 },
])(
  'with the text view remembered, at $width x $height the prerendered page matches the hydrated text to the pixel',
  async (viewport) => {
    const { page, messages } = await visit({ viewport, remembered });
    const releaseFiles = await holdFiles(page, modules);
    await page.goto(`${site}/flipbook`, { waitUntil: 'commit' });
    await page.getByRole('article', { name: 'Notes' }).waitFor();
    // Content below the first screenful is styled by the sheets.
    await page.waitForFunction(() => {
      const sheets = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
      return sheets.length > 0 && sheets.every(({ sheet }) => sheet);
    });
    await page.evaluate(() => document.fonts.ready);
    const before = await textPositions(page);
    expect(before.filter(([name]) => name === 'Notes')).toHaveLength(1);
    await releaseFiles();
    await hydrated(page);
    await page.getByRole('button', { name: 'Text', pressed: true }).waitFor();
    expect(await textPositions(page)).toEqual(before);
    expect(messages).toEqual([]);
  },
);

test.each([390, 1280])('a reload keeps the scroll position in a window of %i px', async (width) => {
  const { page } = await visit({ at: `${site}/flipbook`, viewport: { width, height: 800 }, remembered });
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Text', pressed: true }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test('the view switch works by keyboard, survives a reload, and can be reverted', async () => {
  const { page, messages } = await visit({ at: `${site}/flipbook` });
  await page.getByRole('button', { name: 'next' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const text = page.getByRole('button', { name: 'Text', pressed: true });
  await text.waitFor();
  expect(await text.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.locator('[data-flipbook]').waitFor({ state: 'detached' });
  await page.reload();
  await hydrated(page);
  await text.waitFor();
  await page.getByRole('button', { name: 'Book' }).click();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Book', pressed: true }).waitFor();
  expect(await page.locator('[data-flipbook]').count()).toBe(1);
  expect(messages).toEqual([]);
});

test('the open page stays from book to text and back, and crossing 1280 px keeps the view', async () => {
  const { page } = await visit({
    at: `${site}/flipbook`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  for (let turns = 0; turns < 2; turns += 1) await page.getByRole('button', { name: 'next' }).click();
  await page.getByRole('article', { name: 'Leveling Guide' }).waitFor();
  await page.getByRole('button', { name: 'Text' }).click();
  const topOf = async (name: string) => (await page.getByRole('article', { name }).boundingBox())?.y ?? Number.NaN;
  await expect.poll(() => topOf('Leveling Guide')).toBeCloseTo(8, 0);
  await page.getByRole('button', { name: 'next' }).click();
  await page.getByRole('button', { name: 'next' }).click();
  await expect.poll(() => topOf('Character Story')).toBeCloseTo(8, 0);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.getByRole('button', { name: 'Text', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('article', { name: 'Character Story' }).waitFor();
  // Crossing 1280 px still starts a new, closed book.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('article', { name: 'Quest to Find a Job' }).waitFor();
});
