// The HTML and fonts of a page are enough for its first screenful, which the style sheets do not
// change. The page requests its scripts and style sheets after the first paint.
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { goTo, phone, visitors, waitForHydration } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const sansFonts = ['libre-franklin-latin-400-normal', 'libre-franklin-latin-700-normal'];
const labelFont = 'press-start-2p-latin-400-normal';
const screenFont = 'vt323-latin-400-normal';

/** The fonts that each page shows. */
const fontsByPath: Readonly<Record<string, readonly string[]>> = {
  '/': [...sansFonts, labelFont, screenFont],
  '/handheld': [...sansFonts, labelFont, screenFont],
  '/flipbook': [...sansFonts, labelFont],
  '/resume': [...sansFonts, labelFont],
  '/no/such/page': [...sansFonts, labelFont],
};
/** Scripts and style sheets, which load after the first paint. */
const deferredFiles = /\/assets\/[^/]*\.(js|css)$/;

/** Resolves when the page is painted with its fonts. */
async function waitForPaint(page: Page): Promise<void> {
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
  await waitForPaint(page);
  const before = await page.screenshot();
  await releaseFiles();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(({ sheet }) => sheet),
  );
  await waitForPaint(page);
  expect(before.equals(await page.screenshot())).toBe(true);
}

/** Font files without their hashes. */
const fontsIn = (addresses: readonly string[]) =>
  addresses.flatMap((url) => /\/assets\/(.+)-[\w-]{8}\.woff2$/.exec(url)?.[1] ?? []).sort();

describe.each(Object.entries(fontsByPath))('%s', (path, fonts) => {
  test('looks the same in its first screenful without style sheets', async () => {
    const { page } = await visit({ viewport: phone, reducedMotion: 'reduce' });
    await expectSameWithoutSheets(page, path);
  });

  test('requests its fonts once each, and its scripts and style sheets after its first paint', async () => {
    const { page, requests } = await visit({ at: site + path });
    const [firstPaint, files] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    ]);
    const earlyFiles = files.filter(({ startTime }) => startTime < firstPaint).map(({ name }) => name);
    // Exceptions: the fonts, the icon, which the browser loads on its own, the drawings of the
    // manual's later pages, and the fallback script for hosts that refuse the script in the head.
    const drawings = /\/drawings-[^/]*\.svg\b/;
    const mayBeEarly = (name: string) =>
      /\.woff2$|\/favicon\.svg$|\/fallback-[^/]*\.js$/.test(name) || drawings.test(name);
    expect(earlyFiles.filter((name) => !mayBeEarly(name))).toEqual([]);
    expect(requests.filter((url) => drawings.test(url))).toHaveLength(path === '/flipbook' ? 1 : 0);
    expect(files.filter(({ name }) => deferredFiles.test(name)).length).toBeGreaterThan(3);
    // On a busy machine a font may be requested after hydration.
    await expect.poll(() => fontsIn(requests)).toEqual(fonts);
    const preloads = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
    expect(fonts).toEqual(expect.arrayContaining([...fontsIn(preloads)]));
    expect(preloads.length).toBeGreaterThan(0);
  });
});

// A word or two may move within a line.
test.each(['/flipbook', '/resume'])('late fonts barely move %s', async (path) => {
  const { page } = await visit({ viewport: phone });
  const releaseFonts = await holdFiles(page, /\.woff2$/);
  await page.goto(site + path, { waitUntil: 'commit' });
  await waitForHydration(page);
  await releaseFonts();
  const score = await page.evaluate(async () => {
    await document.fonts.ready;
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered before the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return sum;
  });
  expect(score).toBeLessThan(0.002);
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
