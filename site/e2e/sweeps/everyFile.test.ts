// A page loses each of its files in turn: it stays readable, a banner says so, and a retry hydrates it.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { isHydrated } from '../isHydrated.ts';
import { desk, hydrated, phone, retryBanner, visitors } from '../visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

type View = { path: string; viewport: typeof desk; words: readonly string[] };

const views: readonly View[] = [
  { path: '/', viewport: desk, words: ['In a hurry?'] },
  { path: '/', viewport: phone, words: ['This cartridge holds one developer'] },
  { path: '/flipbook', viewport: desk, words: ['Dear hiring team,', 'Northwind Games', 'Leveling Guide'] },
  { path: '/resume', viewport: desk, words: ['Northwind Games'] },
];

/** Whether a page hydrates without a file. If not, "Try again" must hydrate it once the file is back. */
async function isHydratedWithout(file: string, page: Page, { path, words }: View): Promise<boolean> {
  const message = `${file} lost`;
  await page.route(file, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === file);
  await page.goto(site + path, { waitUntil: 'commit' });
  await failed;
  await Promise.any([hydrated(page), retryBanner(page).waitFor()]);
  expect(await page.getByText('Unexpected Application Error!').count(), message).toBe(0);
  const isComplete = await page.evaluate(isHydrated);
  await expect.poll(() => retryBanner(page).isVisible(), { message }).toBe(!isComplete);
  await page.unroute(file);
  if (isComplete) return true;
  for (const word of words) {
    const places = page.getByText(word).locator('visible=true');
    await expect.poll(() => places.count(), { message }).toBeGreaterThan(0);
  }
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await hydrated(page);
  expect(await retryBanner(page).count(), `${file} is back`).toBe(0);
  return false;
}

test.each(views)('$path at $viewport.width px stays readable without any one of its files', async (view) => {
  const { page, requests } = await visit({ at: site + view.path, viewport: view.viewport });
  await page.waitForLoadState('networkidle');
  const files = [...new Set(requests.filter((url) => /\/assets\/[^/]*\.(js|css)$/.test(url)))];
  const linkedFiles = await page.evaluate(() => [
    ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module][src]'), ({ src }) => src),
    ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) => href),
  ]);
  expect(linkedFiles.length).toBeGreaterThan(1);
  const neededFiles: string[] = [];
  for (const file of files) if (!(await isHydratedWithout(file, page, view))) neededFiles.push(file);
  // A page hydrates as a whole or not at all, so it needs every file that its document names.
  expect(neededFiles).toEqual(expect.arrayContaining(linkedFiles));
});
