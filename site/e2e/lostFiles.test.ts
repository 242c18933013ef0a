// If a page fails to load one of its files, everything that does not need the file stays readable,
// and a banner reports the failure.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { desk, mainScript, phone, retryBanner, skipText, visitors, waitForHydration } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const consoleScript = /\/HandheldScreen-[^/]*\.js$/;
const resumeLink = (page: Page) => page.getByRole('link', { name: 'Résumé', exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });
const nextBanner = (page: Page) => retryBanner(page).filter({ hasText: 'The next page' });

/** Tops of the booklet's visible pages, in order. */
const pageTops = (page: Page) =>
  page
    .locator('[data-flipbook] article')
    .evaluateAll((pages) =>
      pages.filter((sheet) => sheet.checkVisibility()).map((sheet) => sheet.getBoundingClientRect().top),
    );

/**
 * Expects the booklet as browsers without scripts show it: one page below the other, then the links to
 * the documents, and no buttons.
 */
async function expectEightPages(page: Page): Promise<void> {
  const link = await page.getByRole('link', { name: 'normal resume' }).boundingBox();
  const tops = [...(await pageTops(page)), link?.y ?? 0];
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(9);
  for (const name of ['next', 'text']) expect(await page.getByRole('button', { name }).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.each([
  ['/flipbook', 1280, /\/FlipbookScreen-[^/]*\.js$/, 'abort'],
  ['/flipbook', 390, mainScript, 'syntax error'],
  ['/', 390, mainScript, 'abort'],
  // Some hosts answer every missing file with a page.
  ['/', 1280, /\/Intro-[^/]*\.css$/, 'text/html'],
] as const)(
  '%s at %i px without %s (%s) shows the page for browsers without scripts',
  async (path, width, file, how) => {
    // The text view needs scripts, so it is not restored.
    const remembered = { manualView: 'text' };
    const { page, requests } = await visit({ viewport: { width, height: 900 }, remembered });
    await page.route(file, (route) => {
      const contentType = how === 'text/html' ? how : 'text/javascript';
      return how === 'abort' ? route.abort() : route.fulfill({ contentType, body: 'no such syntax' });
    });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await retryBanner(page).waitFor();
    if (path === '/flipbook') await expectEightPages(page);
    else {
      const sentence = width < 650 ? "The console's buttons need JavaScript." : 'The form needs JavaScript.';
      await page.getByText(sentence).locator('visible=true').waitFor();
    }
    expect(await page.getByRole('switch', { name: 'Plain type' }).isVisible()).toBe(false);
    // The page does not reload in a loop.
    expect(requests.filter((url) => new URL(url).pathname === path)).toHaveLength(1);
  },
);

test('a page waits eight seconds after its last file for a script, and hydrates if it arrives after all', async () => {
  const { page, messages } = await visit();
  // An installed clock keeps running. Pause it, or a slow machine would pass the tested moment.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    // The DOM type is `EventTarget`, but only elements load files.
    const markArrived = ({ target }: Event) => (target as HTMLElement).setAttribute('data-arrived', '');
    document.addEventListener('load', markArrived, true);
  });
  const releaseMain = await holdFiles(page, mainScript);
  const releaseOther = await holdFiles(page, /\/FlipbookScreen-[^/]*\.js$/);
  await page.goto(`${site}/flipbook`, { waitUntil: 'commit' });
  await page.locator('script[src*="/fallback-"][data-arrived]').waitFor({ state: 'attached' });
  const missingCount = () =>
    page.evaluate(() => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/"]:not([data-arrived])');
      const isComplete = !document.getElementById('after-first-paint');
      return isComplete ? [...links].filter(({ media }) => matchMedia(media).matches).length : undefined;
    });
  await expect.poll(missingCount).toBe(2);
  await page.clock.runFor(7900);
  await releaseOther();
  await expect.poll(missingCount).toBe(1);
  await page.clock.runFor(7900);
  expect(await retryBanner(page).count()).toBe(0);
  expect(new Set(await pageTops(page)).size).toBe(1);
  await page.clock.runFor(200);
  await retryBanner(page).waitFor();
  await expectEightPages(page);

  await page.clock.resume();
  await releaseMain();
  await waitForHydration(page);
  expect(await retryBanner(page).count()).toBe(0);
  expect(await page.getByRole('switch', { name: 'Plain type' }).isVisible()).toBe(true);
  expect(await page.locator('[data-noscript]').count()).toBe(0);
  expect(new Set(await pageTops(page)).size).toBeLessThan(3);
  expect(messages).toEqual([]);
});

test('after a resize, a variant without its script shows a banner while it is visible', async () => {
  const { page, releaseFiles } = await visit({ at: site, holds: consoleScript });
  await waitForHydration(page);
  await page.setViewportSize(phone);
  await releaseFiles('abort');
  await retryBanner(page).waitFor();
  expect(await page.getByText('This cartridge holds one developer').isVisible()).toBe(true);
  await page.setViewportSize(desk);
  await retryBanner(page).waitFor({ state: 'hidden' });
  await skipText(page);
  expect(await page.getByRole('button', { name: 'Send it!' }).isVisible()).toBe(true);
});

test('offline, a link keeps the current screen, and "Try again" loads the next one once there is a connection', async () => {
  const { page } = await visit({ at: site });
  await skipText(page);
  await page.getByRole('textbox', { name: 'Company Name' }).fill('Acme');
  const entryCount = await page.evaluate(() => history.length);
  await page.context().setOffline(true);
  await resumeLink(page).click();
  await nextBanner(page).waitFor();
  // Another press shows another banner, which screen readers announce.
  const firstBanner = await page.locator('#retry-banner > div').elementHandle();
  await resumeLink(page).click();
  await expect.poll(() => firstBanner?.evaluate((banner) => banner.isConnected)).toBe(false);
  expect(await page.evaluate(() => history.length)).toBe(entryCount + 1);
  // Back and Forward behave like links.
  await page.goBack();
  await retryBanner(page).waitFor({ state: 'hidden' });
  await page.goForward();
  await nextBanner(page).waitFor();
  await tryAgain(page).click();
  await page.getByRole('button', { name: 'Trying again…' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Company Name' }).inputValue()).toBe('Acme');
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Experience' }).waitFor();
  await waitForHydration(page);
  expect(new URL(page.url()).pathname).toBe('/resume');
  expect(await retryBanner(page).count()).toBe(0);
});

test('a visitor who goes back while "Try again" waits for a connection keeps that page', async () => {
  const { page } = await visit({ at: site });
  await page.context().setOffline(true);
  await resumeLink(page).click();
  await tryAgain(page).click();
  await page.goBack();
  await retryBanner(page).waitFor({ state: 'hidden' });
  const isReloaded = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('beforeunload', () => resolve(true));
        addEventListener('online', () => setTimeout(resolve, 0, false));
      }),
  );
  await page.context().setOffline(false);
  expect(await isReloaded).toBe(false);
});

test('a page whose style sheet fails to load is not shown', async () => {
  const { page } = await visit({ at: site });
  await page.route(/\/PlainResume-[^/]*\.css$/, (route) => route.abort());
  for (const _ of [1, 2]) {
    await resumeLink(page).click();
    await nextBanner(page).waitFor();
    expect(await page.getByText('In a hurry?').isVisible()).toBe(true);
  }
});
