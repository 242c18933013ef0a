// The look and position of the banner that names lost files.
import { expect, inject, test } from 'vitest';
import { retryBanner, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

test.each([320, 1280])(
  'at %i px the banner covers nothing for good, moves nothing, and fits text at 200 %',
  async (width) => {
    const { page, releaseFiles } = await visit({
      at: `${site}/resume`,
      holds: /\/PlainResume-[^/]*\.js$/,
      viewport: { width, height: 800 },
    });
    await page.getByText('Northwind Games').first().waitFor();
    // Load the style sheets and fonts first, since late ones would move text, too.
    await page.waitForLoadState('domcontentloaded');
    const tops = () => page.locator('main h2').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    await page.evaluate(() =>
      Promise.all(
        ['400 1em "Libre Franklin"', '700 1em "Libre Franklin"', '400 1em "Press Start 2P"'].map((face) =>
          document.fonts.load(face),
        ),
      ),
    );
    const before = await tops();
    await releaseFiles('abort');
    await retryBanner(page).waitFor();
    expect(await tops()).toEqual(before);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      scrollTo(0, document.documentElement.scrollHeight);
    });
    const { bottom, top, overflowPx } = await page.evaluate(() => ({
      bottom: document.querySelector('#root')?.getBoundingClientRect().bottom ?? Number.NaN,
      top: document.querySelector('#retry-line')?.getBoundingClientRect().top ?? Number.NaN,
      overflowPx: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(top).toBeGreaterThanOrEqual(bottom - 0.5);
    expect(Math.max(0, overflowPx)).toBe(0);
  },
);

test.each([
  [320, 256, 'book'],
  [390, 844, 'text'],
  [1280, 620, 'text'],
])(
  'at %i x %i px the banner about the next page is in view, and covers no bar of the %s view',
  async (width, height, view) => {
    const remembered = { manualView: view };
    const { page } = await visit({ at: `${site}/flipbook`, viewport: { width, height }, remembered });
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Résumé', exact: true }).click();
    await retryBanner(page).filter({ hasText: 'The next page' }).waitFor();
    const box = await page.locator('#retry-line > div').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(height / 3);
    expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(height);
    if (view === 'book') return;

    const isNextFree = () =>
      page.getByRole('button', { name: 'next', exact: true }).evaluate((one) => {
        const { left, bottom, width } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, bottom - 2));
      });
    expect(await isNextFree()).toBe(true);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const lineTop = () => page.locator('#retry-line').evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(lineTop).toBeLessThan(box?.y ?? 0);
    await expect.poll(isNextFree).toBe(true);
  },
);
