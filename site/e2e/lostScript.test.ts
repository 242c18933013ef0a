// Scripts are allowed, and the site's own does not come: neither `<noscript>` nor `@media (scripting: none)` applies.
import type { Page, Route } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { hydrated, line, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const main = /\/assets\/index-[^/]*\.js$/;
/** The tops of the booklet's pages, in their order; a page that is not seen has none. */
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
  ['only the script of its screen fails', /\/FlipbookRoute-[^/]*\.js$/, 'book'],
  ['the site’s script fails, and the text is remembered', main, 'text'],
])('where %s, the booklet is its eight pages, one after the other, as without scripts', async (_, file, view) => {
  const { page, requests } = await visit();
  await page.addInitScript((one) => localStorage.setItem('playable-resume:manualView', one), view);
  await page.route(file, (route) => route.abort());
  await page.goto(`${site}/flipbook`, { waitUntil: 'networkidle' });
  await line(page).waitFor();
  await expectEightInOrder(page);
  // The document is not asked for again and again.
  expect(requests.filter((url) => new URL(url).pathname === '/flipbook')).toHaveLength(1);
});

test.each([390, 1280])('without JavaScript it is the same, as wide as the window at most: %i px', async (width) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  await page.goto(`${site}/flipbook`);
  await expectEightInOrder(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test.each([
  ['/', 390, "The console's buttons need JavaScript."],
  ['/handheld', 1280, 'Without JavaScript, everything the console says is in'],
  ['/', 1280, 'Without JavaScript no name can be taken down.'],
  ['/', 1280, 'Read it in the manual'],
])('where the site’s script fails, %s at %i px says "%s"', async (path, width, words) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await page.route(main, (route) => route.abort());
  await page.goto(site + path);
  await line(page).waitFor();
  await page.getByText(words).locator('visible=true').waitFor();
  expect(await page.getByRole('switch', { name: 'Plain type' }).isVisible()).toBe(false);
});

test('a script that breaks is a script that has not come', async () => {
  const { page } = await visit();
  await page.route(main, (route) => route.fulfill({ contentType: 'text/javascript', body: 'no such syntax' }));
  await page.goto(`${site}/flipbook`);
  await line(page).waitFor();
  await expectEightInOrder(page);
});

describe('a script that neither comes nor fails', () => {
  /** A page whose script is held, and another if asked for, and whose clock stands still, with the delay that the page has set. */
  async function openHeld(path: string, other?: RegExp) {
    const visitor = await visit();
    const { page } = visitor;
    // Installed alone it would go on by itself, and on a busy machine past the moment that is looked at.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    // The page's own timers begin once the script that minds them has run.
    await page.addInitScript(() => {
      const { setTimeout: set } = window;
      Object.assign(window, {
        setTimeout: (callback: () => void, ms?: number) => {
          document.documentElement.dataset.waits = `${ms}`;
          return set(callback, ms);
        },
      });
      // DOM edge: files are loaded by elements.
      const note = ({ target }: Event) => (target as HTMLElement).setAttribute('data-here', '');
      document.addEventListener('load', note, true);
    });
    const letOtherGo = other && (await holdFiles(page, other));
    let arrived: (route: Route) => void = () => {};
    const route = new Promise<Route>((resolve) => {
      arrived = resolve;
    });
    await page.route(main, arrived, { times: 1 });
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.locator('html[data-waits="8000"]').waitFor();
    // Each file that arrives has the page wait anew.
    const missing = () =>
      page.evaluate(() => {
        const files = document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/"]:not([data-here])');
        const isComplete = !document.getElementById('after-first-paint');
        return isComplete ? [...files].filter(({ media }) => matchMedia(media).matches).length : undefined;
      });
    await expect.poll(missing).toBe(other ? 1 : 0);
    return { ...visitor, letOtherGo, letGo: async () => (await route).continue() };
  }

  test('is waited for eight seconds; then the booklet is its eight pages', async () => {
    const { page } = await openHeld('/flipbook');
    await page.clock.runFor(7900);
    expect(new Set(await pageTops(page)).size).toBe(1);
    expect(await line(page).count()).toBe(0);
    await page.clock.runFor(200);
    await line(page).waitFor();
    await expectEightInOrder(page);
  });

  test('is waited for as long as other files of the page arrive', async () => {
    const { page, letOtherGo } = await openHeld('/flipbook', /\/FlipbookRoute-[^/]*\.js$/);
    await page.clock.runFor(7900);
    await letOtherGo?.();
    await page.locator('link[href*="/FlipbookRoute-"][rel=modulepreload][data-here]').waitFor({ state: 'attached' });
    await page.clock.runFor(7900);
    expect(await line(page).count()).toBe(0);
    await page.clock.runFor(200);
    await line(page).waitFor();
  });

  test.each(['/flipbook', '/handheld', '/'])('takes %s over silently when it comes after all', async (path) => {
    const { page, messages, letGo } = await openHeld(path);
    await page.clock.runFor(8100);
    await line(page).waitFor();
    await page.clock.resume();
    await letGo();
    await hydrated(page);
    expect(await line(page).count()).toBe(0);
    expect(await page.locator('[data-noscript]').count()).toBe(0);
    expect(await page.getByRole('switch', { name: 'Plain type' }).isVisible()).toBe(true);
    if (path === '/flipbook') expect(new Set(await pageTops(page)).size).toBeLessThan(3);
    // From then on Back and Forward are the router's, and load no document.
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
