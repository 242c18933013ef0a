// Between the first paint and hydration nothing answers. What is pressed then is done once, when the page has its script.
import type { Page, Route } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const main = /\/assets\/index-[^/]*\.js$/;

/** The manual, drawn, its script held back until `release` is called. */
async function early(): Promise<{ page: Page; release: () => Promise<void>; messages: string[] }> {
  const { page, messages } = await visit({ reducedMotion: 'reduce' });
  let arrived: (route: Route) => void = () => {};
  const held = new Promise<Route>((resolve) => {
    arrived = resolve;
  });
  await page.route(main, (route) => arrived(route));
  await page.goto(`${site}/flipbook`, { waitUntil: 'commit' });
  const route = await held;
  await page.getByRole('button', { name: 'next' }).waitFor();
  const release = async () => {
    await route.continue();
    await hydrated(page);
    await page.locator('#root[data-state]').waitFor();
  };
  return { page, release, messages };
}

const titles = (page: Page) =>
  page
    .locator('[data-flipbook] article')
    .evaluateAll((pages) =>
      pages.filter((one) => one.checkVisibility()).map((one) => one.querySelector('h1,h2')?.textContent),
    );

test('a click on next before hydration turns once, however often it is clicked', async () => {
  const { page, release, messages } = await early();
  await page.getByRole('button', { name: 'next' }).click({ clickCount: 3 });
  await release();
  await page.getByRole('article', { name: 'Quick Reference' }).waitFor();
  await expect.poll(() => titles(page)).toEqual(['Cover Letter', 'Quick Reference']);
  // A second turn would have begun by now.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await titles(page)).toEqual(['Cover Letter', 'Quick Reference']);
  expect(messages).toEqual([]);
});

test('nothing is pressed again when the visitor has done something newer', async () => {
  const { page, release } = await early();
  const before = await titles(page);
  await page.getByRole('button', { name: 'next' }).click();
  await page.keyboard.press('Shift');
  await release();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await titles(page)).toEqual(before);
});
