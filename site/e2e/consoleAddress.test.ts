import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { pageNames } from '../../src/console/engine/ConsoleState.ts';
import { desk, fragmentOf, phone, visitors, waitForConsolePage } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const historyLength = (page: Page) => page.evaluate(() => history.length);

test.each([
  ['/handheld', desk],
  ['/', phone],
] as const)('%s opens the console at the page in its address, even after a reload', async (path, viewport) => {
  const { page, messages } = await visit({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${site}${path}#company=Zyxw%20Inc&page=3`);
  await waitForConsolePage(page, 3);
  await page.getByText('Dear Zyxw Inc team,').waitFor();
  const before = await historyLength(page);
  await page.getByRole('button', { name: /^right, / }).click();
  await waitForConsolePage(page, 4);
  await expect.poll(() => fragmentOf(page)).toBe('#company=Zyxw%20Inc&page=4');
  await page.reload();
  await waitForConsolePage(page, 4);
  expect([await fragmentOf(page), await historyLength(page)]).toEqual(['#company=Zyxw%20Inc&page=4', before]);
  expect(messages).toEqual([]);
});

test('editing the page number opens that page, or the last page if it is too high; page 1 has no number', async () => {
  const { page } = await visit({ at: `${site}/handheld`, reducedMotion: 'reduce' });
  for (const [number, visibleNumber] of [
    [pageNames.length + 1, pageNames.length],
    [99, pageNames.length],
    [2, 2],
  ] as const) {
    await page.evaluate((requestedNumber) => {
      location.hash = `page=${requestedNumber}`;
    }, number);
    await waitForConsolePage(page, visibleNumber);
    expect(await fragmentOf(page)).toBe(`#page=${visibleNumber}`);
  }
  await page.evaluate(() => {
    // An invalid number keeps the page.
    location.hash = 'company=Acme&page=none';
  });
  await expect.poll(() => fragmentOf(page)).toBe('#company=Acme&page=2');
  await waitForConsolePage(page, 2);
  await page.getByRole('button', { name: /^B, / }).click();
  await expect.poll(() => fragmentOf(page)).toBe('#company=Acme');
});
