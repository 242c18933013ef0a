// A page loses one of its files: whatever does not need the file stays readable, and a banner names
// it.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { desk, hydrated, phone, retryBanner, skipText, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

test('a press requests the console’s later pages again; until they arrive the page stays and says why', async () => {
  const { page } = await visit({ viewport: desk });
  const file = /\/lazyPages-[^/]*\.js/;
  await page.route(file, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
  await page.goto(`${site}/handheld`);
  await failed;
  const start = page.getByRole('button', { name: /^start/ });
  await start.click();
  await page.getByRole('alert').filter({ hasText: 'did not load' }).waitFor();
  expect(await page.getByText('This cartridge holds one developer').isVisible()).toBe(true);
  await page.unroute(file);
  await start.click();
  await page.getByRole('dialog', { name: 'Start Menu' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('after a resize, a variant whose script is lost says so while it is visible', async () => {
  const { page } = await visit({ viewport: desk });
  await page.route(/\/HandheldScreen-[^/]*\.js$/, (route) => route.abort());
  await page.goto(site);
  await hydrated(page);
  await page.setViewportSize(phone);
  await retryBanner(page).waitFor();
  expect(await page.getByText('This cartridge holds one developer').isVisible()).toBe(true);
  await page.setViewportSize(desk);
  await retryBanner(page).waitFor({ state: 'hidden' });
  await skipText(page);
  expect(await page.getByRole('button', { name: 'Send it!' }).isVisible()).toBe(true);
});

const resume = (page: Page) => page.getByRole('link', { name: 'Résumé', exact: true });

test.each([
  ['back in a wide window', (page: Page) => page.setViewportSize(desk)],
  [
    'on another screen',
    async (page: Page) => {
      await page.getByRole('link', { name: 'résumé' }).first().click();
      await page.getByRole('heading', { name: 'Experience' }).waitFor();
    },
  ],
])('a variant whose script is lost says nothing if its visitor is %s by then', async (_, leave) => {
  const { page } = await visit({ viewport: desk });
  const file = /\/HandheldScreen-[^/]*\.js$/;
  const releaseFiles = await holdFiles(page, file);
  // A failed part listens for `online`: that marks the failure.
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
  const fileRequest = page.waitForRequest(file);
  await page.setViewportSize(phone);
  await fileRequest;
  await leave(page);
  await releaseFiles('abort');
  await page.locator('html[data-failed]').waitFor();
  // Check the HTML, since the banner may not be painted yet.
  expect(await page.locator('#retry-line button').count()).toBe(0);
});

test('a style sheet added by a browser extension does not count as a lost file', async () => {
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
  expect(await retryBanner(page).count()).toBe(0);
});

test('offline, "Try again" waits for a connection and keeps the page', async () => {
  const { page } = await visit();
  await page.route(/\/FlipbookRoute-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${site}/flipbook`);
  await retryBanner(page).waitFor();
  await page.unroute(/\/FlipbookRoute-[^/]*\.js$/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Trying again…' }).waitFor();
  expect(await page.getByText('Dear hiring team,').isVisible()).toBe(true);
  await page.context().setOffline(false);
  await hydrated(page);
});

test('offline, each press requests the next page once, and all of them add one history entry', async () => {
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
    await retryBanner(page).waitFor();
  }
  await page.getByText('Which company are you with?').locator('visible=true').waitFor();
  expect(hosts()).toHaveLength(presses);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('offline, a link keeps the current screen, says so, and tries again', async () => {
  const { page } = await visit({ viewport: desk });
  await page.goto(site);
  await hydrated(page);
  await skipText(page);
  await page.getByRole('textbox', { name: 'Company Name' }).fill('Acme');
  await page.context().setOffline(true);
  const stays = async () => {
    await retryBanner(page).filter({ hasText: 'The next page' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Company Name' }).inputValue()).toBe('Acme');
  };
  await resume(page).click();
  await stays();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await page.getByRole('button', { name: 'Try again', exact: true }).waitFor();
  await stays();
  // Back and Forward behave like links.
  await page.goBack();
  await retryBanner(page).waitFor({ state: 'hidden' });
  await page.goForward();
  await stays();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Experience' }).waitFor();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/resume');
  expect(await retryBanner(page).count()).toBe(0);
});
