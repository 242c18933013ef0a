// The site remembers the manual's text view and shows it from the first paint. manual.test.ts switches
// between book and text.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { visitors, waitForHydration } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** All script files but the fallback. */
const modules = /\/assets\/(?!fallback-)[^/]*\.js$/;

const remembered = { manualView: 'text' };

/** Positions and sizes of the pages, the buttons and the document links. */
const textPositions = (page: Page) =>
  page.locator('article, main button, main ul[aria-label] a').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const text = element.querySelector('h2')?.textContent ?? element.textContent;
        return [text, left, top, width, height] as const;
      })
      .sort(([textA, , topA], [textB, , topB]) => topA - topB || textA.localeCompare(textB)),
  );

test.each([
  { width: 390, height: 844 },
  { width: 1600, height: 900 },
])(
  'with the text view remembered, at $width x $height the prerendered page matches the hydrated text to the pixel',
  async (viewport) => {
    const { page, messages, releaseFiles } = await visit({
      at: `${site}/flipbook`,
      holds: modules,
      viewport,
      remembered,
    });
    await page.getByRole('article', { name: 'Notes' }).waitFor();
    // The style sheets load after the first paint.
    await page.waitForFunction(() => {
      const sheets = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
      return sheets.length > 0 && sheets.every(({ sheet }) => sheet);
    });
    await page.evaluate(() => document.fonts.ready);
    const before = await textPositions(page);
    expect(before.filter(([name]) => name === 'Notes')).toHaveLength(1);
    await releaseFiles();
    await waitForHydration(page);
    await page.getByRole('button', { name: 'text', pressed: true }).waitFor();
    expect(await textPositions(page)).toEqual(before);
    expect(messages).toEqual([]);
  },
);

test('a reload keeps the scroll position', async () => {
  const { page } = await visit({ at: `${site}/flipbook`, viewport: { width: 390, height: 800 }, remembered });
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'text', pressed: true }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});
