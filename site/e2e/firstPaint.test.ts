// What stands in a page's document is enough for its first screenful: nothing else is asked for until that is painted, and what
// comes then changes nothing of it.
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { hydrated, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const paths = ['/', '/handheld', '/flipbook', '/resume', '/no/such/page'];
/** All but the document and its fonts. */
const laterFiles = /\/assets\/[^/]*\.(js|css)$/;

/** Resolves when the page's fonts are there and it is painted with them. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Sees that nothing of a page's first screenful changes when its style sheets come. */
async function expectSameWithoutSheets(page: Page, path: string): Promise<void> {
  // Its scripts never come, so that nothing but the styles can change it.
  await page.route(/\/assets\/[^/]*\.js$/, () => {});
  const letGo = await holdFiles(page, /\/assets\/[^/]*\.css$/);
  // Scripts that do not come hold up the window's load event.
  await page.goto(site + path, { waitUntil: 'commit' });
  await page.locator('link[rel=stylesheet]').first().waitFor({ state: 'attached' });
  await settled(page);
  const before = await page.screenshot();
  await letGo();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(({ sheet }) => sheet),
  );
  await settled(page);
  expect(before.equals(await page.screenshot())).toBe(true);
}

describe.each(paths)('%s', (path) => {
  test('its first screenful is the same without its style sheets', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await expectSameWithoutSheets(page, path);
  });

  test('asks for nothing but fonts before its first paint', async () => {
    const { page, requests } = await visit();
    await page.goto(site + path);
    await hydrated(page);
    const [firstPaint, files] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    ]);
    const early = files.filter(({ startTime }) => startTime < firstPaint);
    // The drawings of the manual's later pages are for readers without scripts, and the fallback for hosts that refuse the
    // head's script; browsers give both the last place.
    const drawings = /\/drawings-[^/]*\.svg\b/;
    const isForFirst = (name: string) => /\.woff2$|\/fallback-[^/]*\.js$/.test(name) || drawings.test(name);
    expect(early.map(({ name }) => name).filter((name) => !isForFirst(name))).toEqual([]);
    expect(requests.filter((url) => drawings.test(url))).toHaveLength(path === '/flipbook' ? 1 : 0);
    expect(files.filter(({ name }) => laterFiles.test(name)).length).toBeGreaterThan(3);
  });
});

test('a window in the background loads its files although nothing is painted', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.assign(window, { PerformanceObserver: undefined });
  });
  await page.goto(site);
  await hydrated(page);
});

test('without scripts the style sheets come at once', async () => {
  const { page, requests } = await visit({ javaScriptEnabled: false });
  await page.goto(`${site}/flipbook`);
  expect(requests.filter((url) => url.endsWith('.css')).length).toBeGreaterThan(1);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
});
