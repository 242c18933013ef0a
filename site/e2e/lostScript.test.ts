// Scripts are enabled, but the site's own is lost: `<noscript>` and `(scripting: none)` do not
// apply.
import type { Page, Route } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { hydrated, retryBanner, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const main = /\/assets\/index-[^/]*\.js$/;
/** Tops of the booklet's visible pages, in order. */
const pageTops = (page: Page) =>
  page
    .locator('[data-flipbook] article')
    .evaluateAll((pages) => pages.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top));

async function expectEightInOrder(page: Page): Promise<void> {
  const tops = await pageTops(page);
  expect(tops).toHaveLength(8);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(8);
  for (const name of ['next', 'Text']) expect(await page.getByRole('button', { name }).isVisible()).toBe(false);
}

test.each([
  ['the site’s script fails', main, 'book'],
  ['only the screen’s script fails', /\/FlipbookRoute-[^/]*\.js$/, 'book'],
  ['the site’s script fails with the text view remembered', main, 'text'],
])('if %s, the booklet shows its eight pages one below the other, as without scripts', async (_, file, view) => {
  const { page, requests } = await visit();
  await page.addInitScript((one) => localStorage.setItem('playable-resume:manualView', one), view);
  await page.route(file, (route) => route.abort());
  await page.goto(`${site}/flipbook`, { waitUntil: 'networkidle' });
  await retryBanner(page).waitFor();
  await expectEightInOrder(page);
  // The page does not reload in a loop.
  expect(requests.filter((url) => new URL(url).pathname === '/flipbook')).toHaveLength(1);
});

test.each([390, 1280])('without JavaScript it is the same, and fits a window of %i px', async (width) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  await page.goto(`${site}/flipbook`);
  await expectEightInOrder(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test.each([
  ['/', 390, "The console's buttons need JavaScript."],
  ['/handheld', 1280, 'Without JavaScript, read everything the console says in'],
  ['/', 1280, 'The form needs JavaScript.'],
  ['/', 1280, 'Read it in the manual'],
])('if the site’s script fails, %s at %i px says "%s"', async (path, width, text) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await page.route(main, (route) => route.abort());
  await page.goto(site + path);
  await retryBanner(page).waitFor();
  await page.getByText(text).locator('visible=true').waitFor();
  expect(await page.getByRole('switch', { name: 'Plain type' }).isVisible()).toBe(false);
});

test('a script with a syntax error counts as lost', async () => {
  const { page } = await visit();
  await page.route(main, (route) => route.fulfill({ contentType: 'text/javascript', body: 'no such syntax' }));
  await page.goto(`${site}/flipbook`);
  await retryBanner(page).waitFor();
  await expectEightInOrder(page);
});

describe('a script that neither arrives nor fails', () => {
  /** Opens a page with a stopped clock and a blocked script (and another one, if asked for). */
  async function openWithoutScript(path: string, other?: RegExp) {
    const visitor = await visit();
    const { page } = visitor;
    // An installed clock runs on, which on a slow machine would pass the tested moment.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    // Page timers start once the head's script has run.
    await page.addInitScript(() => {
      const { setTimeout: set } = window;
      Object.assign(window, {
        setTimeout: (callback: () => void, ms?: number) => {
          document.documentElement.dataset.waits = `${ms}`;
          return set(callback, ms);
        },
      });
      // DOM edge: only elements load files.
      const note = ({ target }: Event) => (target as HTMLElement).setAttribute('data-here', '');
      document.addEventListener('load', note, true);
    });
    const releaseOtherFile = other && (await holdFiles(page, other));
    let arrived: (route: Route) => void = () => {};
    const route = new Promise<Route>((resolve) => {
      arrived = resolve;
    });
    await page.route(main, arrived, { times: 1 });
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.locator('html[data-waits="8000"]').waitFor();
    // The page waits anew for each file that arrives.
    const missing = () =>
      page.evaluate(() => {
        const files = document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/"]:not([data-here])');
        const isComplete = !document.getElementById('after-first-paint');
        return isComplete ? [...files].filter(({ media }) => matchMedia(media).matches).length : undefined;
      });
    await expect.poll(missing).toBe(other ? 1 : 0);
    return { ...visitor, releaseOtherFile, releaseFiles: async () => (await route).continue() };
  }

  test('is awaited for eight seconds; then the booklet shows its eight pages', async () => {
    const { page } = await openWithoutScript('/flipbook');
    await page.clock.runFor(7900);
    expect(new Set(await pageTops(page)).size).toBe(1);
    expect(await retryBanner(page).count()).toBe(0);
    await page.clock.runFor(200);
    await retryBanner(page).waitFor();
    await expectEightInOrder(page);
  });

  test('is awaited longer while other files of the page arrive', async () => {
    const { page, releaseOtherFile } = await openWithoutScript('/flipbook', /\/FlipbookRoute-[^/]*\.js$/);
    await page.clock.runFor(7900);
    await releaseOtherFile?.();
    await page.locator('link[href*="/FlipbookRoute-"][rel=modulepreload][data-here]').waitFor({ state: 'attached' });
    await page.clock.runFor(7900);
    expect(await retryBanner(page).count()).toBe(0);
    await page.clock.runFor(200);
    await retryBanner(page).waitFor();
  });

  test.each(['/flipbook', '/handheld', '/'])('hydrates %s silently if it arrives after all', async (path) => {
    const { page, messages, releaseFiles } = await openWithoutScript(path);
    await page.clock.runFor(8100);
    await retryBanner(page).waitFor();
    await page.clock.resume();
    await releaseFiles();
    await hydrated(page);
    expect(await retryBanner(page).count()).toBe(0);
    expect(await page.locator('[data-noscript]').count()).toBe(0);
    expect(await page.getByRole('switch', { name: 'Plain type' }).isVisible()).toBe(true);
    if (path === '/flipbook') expect(new Set(await pageTops(page)).size).toBeLessThan(3);
    // From now on the router handles Back and Forward, without loading a document.
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.getByRole('link', { name: 'Résumé', exact: true }).click();
    const next = page.getByRole('heading', { name: 'Experience' });
    await next.waitFor();
    await page.evaluate(() => history.back());
    await next.waitFor({ state: 'detached' });
    await page.evaluate(() => history.forward());
    await next.waitFor();
    expect(documents).toEqual([]);
    expect(messages).toEqual([]);
  });
});
