// A page's HTML is enough for its first screenful: the page requests nothing else before the first
// paint, and later files do not change it.
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { goTo, phone, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const paths = ['/', '/handheld', '/flipbook', '/resume', '/no/such/page'];
/** All assets except fonts. */
const deferredFiles = /\/assets\/[^/]*\.(js|css)$/;

/** Resolves when the page is painted with its fonts. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Expects the first screenful to stay the same when the style sheets arrive. */
async function expectSameWithoutSheets(page: Page, path: string): Promise<void> {
  // Block scripts, so that only style sheets can change the page.
  await page.route(/\/assets\/[^/]*\.js$/, () => {});
  const releaseFiles = await holdFiles(page, /\/assets\/[^/]*\.css$/);
  // Blocked scripts delay the load event.
  await page.goto(site + path, { waitUntil: 'commit' });
  await page.locator('link[rel=stylesheet]').first().waitFor({ state: 'attached' });
  await settled(page);
  const before = await page.screenshot();
  await releaseFiles();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(({ sheet }) => sheet),
  );
  await settled(page);
  expect(before.equals(await page.screenshot())).toBe(true);
}

describe.each(paths)('%s', (path) => {
  test('looks the same in its first screenful without style sheets', async () => {
    const { page } = await visit({ viewport: phone, reducedMotion: 'reduce' });
    await expectSameWithoutSheets(page, path);
  });

  test('requests nothing but fonts before its first paint', async () => {
    const { page, requests } = await visit({ at: site + path });
    const [firstPaint, files] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    ]);
    const early = files.filter(({ startTime }) => startTime < firstPaint);
    // Exceptions: the icon, which the browser loads on its own, and what browsers load last: the
    // manual's drawings, for readers without scripts, and the fallback script, for hosts that refuse
    // the one in the head.
    const drawings = /\/drawings-[^/]*\.svg\b/;
    const isForFirst = (name: string) =>
      /\.woff2$|\/favicon\.svg$|\/fallback-[^/]*\.js$/.test(name) || drawings.test(name);
    expect(early.map(({ name }) => name).filter((name) => !isForFirst(name))).toEqual([]);
    expect(requests.filter((url) => drawings.test(url))).toHaveLength(path === '/flipbook' ? 1 : 0);
    expect(files.filter(({ name }) => deferredFiles.test(name)).length).toBeGreaterThan(3);
  });
});

test('a background tab loads its files although it paints nothing', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.assign(window, { PerformanceObserver: undefined });
  });
  await goTo(page, site);
});

test('without scripts the style sheets load at once', async () => {
  const { requests } = await visit({ at: `${site}/flipbook`, javaScriptEnabled: false });
  expect(requests.filter((url) => url.endsWith('.css')).length).toBeGreaterThan(1);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
});
