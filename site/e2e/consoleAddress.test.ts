import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { desk, hydrated, phone, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const fragment = (page: Page) => page.evaluate(() => location.hash);
const entries = (page: Page) => page.evaluate(() => history.length);
const pageShown = (page: Page, number: number) => page.locator(`main h2[data-page="${number}"]:visible`).waitFor();

const entrances = [
  ['/handheld', desk],
  ['/handheld', phone],
  ['/', phone],
] as const;

test.each(entrances)('%s opens the console at the page in its address, also after a reload', async (path, viewport) => {
  const { page, messages } = await visit({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${site}${path}#page=5`);
  await pageShown(page, 5);
  const before = await entries(page);
  await page.getByRole('button', { name: /^right, / }).click();
  await pageShown(page, 6);
  await expect.poll(() => fragment(page)).toBe('#page=6');
  await page.reload();
  await pageShown(page, 6);
  expect([await fragment(page), await entries(page)]).toEqual(['#page=6', before]);
  expect(messages).toEqual([]);
});

test.each(['Résumé', 'Manual'])('Back from %s returns to the open console page', async (link) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto(`${site}/handheld`);
  await hydrated(page);
  const before = await entries(page);
  await page.keyboard.press('ArrowRight');
  await pageShown(page, 2);
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
  await page.waitForURL(/resume|flipbook/);
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await pageShown(page, 2);
  expect(new URL(page.url()).hash).toBe('#page=2');
});

test('the address keeps the company of its link, and names no page while the first one is open', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto(`${site}/handheld#company=Zyxw%20Inc&page=3`);
  await pageShown(page, 3);
  await hydrated(page);
  await page.getByText('Dear Zyxw Inc team,').waitFor();
  await page.getByRole('button', { name: /^right, / }).click();
  await expect.poll(() => fragment(page)).toBe('#company=Zyxw%20Inc&page=4');
  for (const before of [4, 3, 2]) {
    await pageShown(page, before);
    await page.getByRole('button', { name: /^B, / }).click();
  }
  await pageShown(page, 1);
  await expect.poll(() => fragment(page)).toBe('#company=Zyxw%20Inc');
});

test('an edited page number opens that page; a number past the end opens the last page', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto(`${site}/handheld`);
  await hydrated(page);
  for (const [number, visibleNumber] of [
    [4, 4],
    [12, 9],
    [1, 1],
  ] as const) {
    await page.evaluate((requestedNumber) => {
      location.hash = `page=${requestedNumber}`;
    }, number);
    await pageShown(page, visibleNumber);
  }
});
