// One file of a page is lost, each in turn. What could be read without it can be read; what could not come is said.

import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { isHydrated } from '../../.ci/site/isHydrated.ts';
import { heldFiles } from './heldFiles.ts';
import { hydrated, skipText, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

// Not "/homepage": it is the document of "/" (routes.test.ts).
const views = [
  { path: '/', viewport: desk, words: ['In a hurry?'] },
  { path: '/', viewport: phone, words: ['This cartridge holds one developer'] },
  { path: '/handheld', viewport: desk, words: ['This cartridge holds one developer'] },
  { path: '/flipbook', viewport: desk, words: ['Dear hiring team,', 'Northwind Games', 'Leveling Guide'] },
  { path: '/flipbook', viewport: phone, words: ['Dear hiring team,', 'Northwind Games', 'Leveling Guide'] },
  { path: '/resume', viewport: desk, words: ['Northwind Games'] },
];

/** Words of the booklet's inner pages are seen until it is hydrated: then it is closed, and shows its cover. */
const words = (page: Page, view: (typeof views)[number], isComplete: boolean) =>
  isComplete && view.path === '/flipbook'
    ? [page.getByRole('button', { name: 'next' })]
    : view.words.map((one) => page.getByText(one));

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'could not be loaded' });

/** Resolves when the page is hydrated, or has said that it will not be. */
async function settled(page: Page): Promise<void> {
  await Promise.any([hydrated(page), line(page).waitFor()]);
}

/** Opens a page that lacks a file; a page that needs the file gets it afterwards. @returns whether the page was hydrated without it */
async function isHydratedWithout(file: string, { page, view }: { page: Page; view: (typeof views)[number] }) {
  const lost = `${file} lost`;
  await page.route(file, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === file);
  await page.goto(site + view.path, { waitUntil: 'commit' });
  await failed;
  await settled(page);
  const isComplete = await page.evaluate(isHydrated);
  for (const word of words(page, view, isComplete)) {
    await expect.poll(() => word.locator('visible=true').count(), { message: lost }).toBeGreaterThan(0);
  }
  expect(await page.getByText('Unexpected Application Error!').count(), lost).toBe(0);
  await expect.poll(() => line(page).isVisible(), { message: lost }).toBe(!isComplete);
  await page.unroute(file);
  if (!isComplete) {
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await hydrated(page);
    expect(await line(page).count(), `${file} is back`).toBe(0);
  }
  return isComplete;
}

/** As many windows as keep the machine busy. Each loads its page once for every file: a new window for each is twice the work. */
const windows = 2;

describe.each(views)('$path at $viewport.width px', (view) => {
  test('can be read whichever of its files is lost, and says what did not come', async () => {
    const first = await visit({ viewport: view.viewport });
    await first.page.goto(site + view.path);
    await hydrated(first.page);
    await first.page.waitForLoadState('networkidle');
    const files = [...new Set(first.requests.filter((url) => /\/assets\/[^/]*\.(js|css)$/.test(url)))];
    expect(files.length).toBeGreaterThan(4);

    const needed: string[] = [];
    const left = [...files];
    const loseOneByOne = async () => {
      const { page } = await visit({ viewport: view.viewport });
      for (let file = left.pop(); file; file = left.pop()) {
        if (!(await isHydratedWithout(file, { page, view }))) needed.push(file);
      }
    };
    await Promise.all(Array.from({ length: windows }, loseOneByOne));
    // Hydrated as a whole or not at all: none of the files that the document names can be done without.
    const html = await (await fetch(site + view.path)).text();
    const tags = selectAll<AnyNode, Element>(
      'script[type=module][src], link[rel=stylesheet]:not([data-dispensable])',
      parseDocument(html),
    );
    const named = tags.map(({ attribs: { src, href = '' } }) => site + (src ?? href));
    expect(named.length).toBeGreaterThan(1);
    expect(needed).toEqual(expect.arrayContaining(named));
  });
});

test('the console’s later pages are asked for again at the next press; until then the page stays and says why', async () => {
  const { page } = await visit({ viewport: desk });
  const file = /\/laterPages-[^/]*\.js/;
  await page.route(file, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
  await page.goto(`${site}/handheld`);
  await failed;
  const start = page.getByRole('button', { name: /^start/ });
  await start.click();
  await page.getByRole('alert').filter({ hasText: 'did not arrive' }).waitFor();
  expect(await page.getByText('This cartridge holds one developer').isVisible()).toBe(true);
  await page.unroute(file);
  await start.click();
  await page.getByRole('dialog', { name: 'Start Menu' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('the variant that a window’s new width shows says so when its script does not arrive, as long as it is shown', async () => {
  const { page } = await visit({ viewport: desk });
  await page.route(/\/HandheldScreen-[^/]*\.js$/, (route) => route.abort());
  await page.goto(site);
  await hydrated(page);
  await page.setViewportSize(phone);
  await line(page).waitFor();
  expect(await page.getByText('This cartridge holds one developer').isVisible()).toBe(true);
  await page.setViewportSize(desk);
  await line(page).waitFor({ state: 'hidden' });
  await skipText(page);
  expect(await page.getByRole('button', { name: 'Send it!' }).isVisible()).toBe(true);
});

const resume = (page: Page) => page.getByRole('link', { name: 'Plain résumé', exact: true });

test.each([
  ['in a wide window again', (page: Page) => page.setViewportSize(desk)],
  [
    'on another screen',
    async (page: Page) => {
      await page.getByRole('link', { name: 'résumé' }).first().click();
      await page.getByRole('heading', { name: 'Experience' }).waitFor();
    },
  ],
])('a variant says nothing when its script does not arrive and its visitor is %s by then', async (_, leave) => {
  const { page } = await visit({ viewport: desk });
  const file = /\/HandheldScreen-[^/]*\.js$/;
  const letGo = await heldFiles(page, file);
  // A part that has failed waits for the connection: that tells when it has failed.
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    const addEventListener = (...all: Parameters<typeof add>) => {
      if (all[0] === 'online') document.documentElement.dataset.failed = '';
      add(...all);
    };
    Object.assign(window, { addEventListener });
  });
  await page.goto(site);
  await hydrated(page);
  const asked = page.waitForRequest(file);
  await page.setViewportSize(phone);
  await asked;
  await leave(page);
  await letGo('abort');
  await page.locator('html[data-failed]').waitFor();
  // In the HTML, whether it is painted by then or not.
  expect(await page.locator('#retry-line button').count()).toBe(0);
});

test('a style sheet that a browser’s extension adds is no file of the page', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: 'https://extension.example/own.css' });
      document.head.append(link);
    });
  });
  await page.goto(`${site}/flipbook`);
  await hydrated(page);
  expect(await page.locator('link[href*="extension.example"]').count()).toBeGreaterThan(0);
  expect(await line(page).count()).toBe(0);
});

test('without a connection "Try again" waits for one instead of losing the page', async () => {
  const { page } = await visit();
  await page.route(/\/FlipbookRoute-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${site}/flipbook`);
  await line(page).waitFor();
  await page.unroute(/\/FlipbookRoute-[^/]*\.js$/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Trying again…' }).waitFor();
  expect(await page.getByText('Dear hiring team,').isVisible()).toBe(true);
  await page.context().setOffline(false);
  await hydrated(page);
});

test('without a connection the next page is asked for once a press, whatever the greeting types, and is one step of the history', async () => {
  const { page, requests } = await visit({ viewport: desk });
  await page.goto(site);
  await hydrated(page);
  const steps = await page.evaluate(() => history.length);
  await page.context().setOffline(true);
  requests.length = 0;
  const presses = 3;
  const hosts = () => requests.filter((url) => url.includes('/favicon.svg?'));
  for (let press = 1; press <= presses; press += 1) {
    await resume(page).click();
    await expect.poll(() => hosts().length).toBe(press);
    await line(page).waitFor();
  }
  await page.getByText('Which company are you here for?').locator('visible=true').waitFor();
  expect(hosts()).toHaveLength(presses);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('without a connection a link leaves on the screen what is there, says so, and tries again', async () => {
  const { page } = await visit({ viewport: desk });
  await page.goto(site);
  await hydrated(page);
  await skipText(page);
  await page.getByRole('textbox', { name: 'Company Name' }).fill('Acme');
  await page.context().setOffline(true);
  const stays = async () => {
    await line(page).filter({ hasText: 'The next page' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Company Name' }).inputValue()).toBe('Acme');
  };
  await resume(page).click();
  await stays();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await page.getByRole('button', { name: 'Try again', exact: true }).waitFor();
  await stays();
  // Back and Forward are links, too.
  await page.goBack();
  await line(page).waitFor({ state: 'hidden' });
  await page.goForward();
  await stays();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Experience' }).waitFor();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/resume');
  expect(await line(page).count()).toBe(0);
});
