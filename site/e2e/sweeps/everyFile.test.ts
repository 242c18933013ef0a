// A page loses each of its files in turn: whatever does not need it stays readable, and a banner
// names it.
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { isHydrated } from '../isHydrated.ts';
import { desk, hydrated, phone, retryBanner, visitors } from '../visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

// "/homepage" is the same document as "/" (routes.test.ts).
const views = [
  { path: '/', viewport: desk, words: ['In a hurry?'] },
  { path: '/', viewport: phone, words: ['This cartridge holds one developer'] },
  { path: '/handheld', viewport: desk, words: ['This cartridge holds one developer'] },
  { path: '/flipbook', viewport: desk, words: ['Dear hiring team,', 'Northwind Games', 'Leveling Guide'] },
  { path: '/flipbook', viewport: phone, words: ['Dear hiring team,', 'Northwind Games', 'Leveling Guide'] },
  { path: '/resume', viewport: desk, words: ['Northwind Games'] },
];

/** Inner pages of the booklet are visible until hydration, which closes it at its cover. */
const words = (page: Page, view: (typeof views)[number], isComplete: boolean) =>
  isComplete && view.path === '/flipbook'
    ? [page.getByRole('button', { name: 'next' })]
    : view.words.map((one) => page.getByText(one));

/** Resolves when the page is hydrated, or says that it will not be. */
async function settled(page: Page): Promise<void> {
  await Promise.any([hydrated(page), retryBanner(page).waitFor()]);
}

/** Whether "Try again" hydrates a page that was opened without a file, once the file is back. */
async function isHydratedWithout(file: string, { page, view }: { page: Page; view: (typeof views)[number] }) {
  const failureName = `${file} lost`;
  await page.route(file, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === file);
  await page.goto(site + view.path, { waitUntil: 'commit' });
  await failed;
  await settled(page);
  const isComplete = await page.evaluate(isHydrated);
  for (const word of words(page, view, isComplete)) {
    await expect.poll(() => word.locator('visible=true').count(), { message: failureName }).toBeGreaterThan(0);
  }
  expect(await page.getByText('Unexpected Application Error!').count(), failureName).toBe(0);
  await expect.poll(() => retryBanner(page).isVisible(), { message: failureName }).toBe(!isComplete);
  await page.unroute(file);
  if (!isComplete) {
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await hydrated(page);
    expect(await retryBanner(page).count(), `${file} is back`).toBe(0);
  }
  return isComplete;
}

/** Two windows keep the machine busy. A new window per file would take twice as long. */
const windows = 2;

/** Files that an earlier view was opened without. */
const lostBefore = new Set<string>();

describe.each(views)('$path at $viewport.width px', (view) => {
  test('stays readable without any one of its files, and shows which part is missing', async () => {
    const first = await visit({ viewport: view.viewport });
    await first.page.goto(site + view.path);
    await hydrated(first.page);
    await first.page.waitForLoadState('networkidle');
    const all = [...new Set(first.requests.filter((url) => /\/assets\/[^/]*\.(js|css)$/.test(url)))];
    expect(all.length).toBeGreaterThan(4);
    // Test the files that the document names, and others that no earlier view was opened without.
    const linkedFiles = await first.page.evaluate(() => [
      ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module][src]'), ({ src }) => src),
      ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[data-state]'), ({ href }) => href),
    ]);
    expect(linkedFiles.length).toBeGreaterThan(1);
    const files = all.filter((file) => linkedFiles.includes(file) || !lostBefore.has(file));
    for (const file of files) lostBefore.add(file);

    const neededFiles: string[] = [];
    const remainingFiles = [...files];
    const failEachFile = async () => {
      const { page } = await visit({ viewport: view.viewport });
      for (let file = remainingFiles.pop(); file; file = remainingFiles.pop()) {
        if (!(await isHydratedWithout(file, { page, view }))) neededFiles.push(file);
      }
    };
    await Promise.all(Array.from({ length: windows }, failEachFile));
    // A page hydrates as a whole or not at all, so it needs every file that its document names.
    expect(neededFiles).toEqual(expect.arrayContaining(linkedFiles));
  });
});
