// The position of the banner about files that failed to load.
import { expect, inject, test } from 'vitest';
import { doubleBrowserText, retryBanner, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

test.each([
  [320, 568],
  [390, 844],
  [844, 390],
])(
  'at %i x %i px with text at 200%, the banner takes at most half of the window, and covers no text',
  async (width, height) => {
    const { page, releaseFiles } = await visit({
      at: `${site}/resume`,
      holds: /\/PlainResume-[^/]*\.js$/,
      viewport: { width, height },
    });
    await doubleBrowserText(page);
    await releaseFiles('abort');
    await retryBanner(page).waitFor();
    const box = await page.locator('#retry-banner > div').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeCloseTo(height);
    expect(box?.y).toBeGreaterThanOrEqual(height / 2);
    const { bottom, top, overflowPx } = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return {
        bottom: document.querySelector('#root')?.getBoundingClientRect().bottom ?? Number.NaN,
        top: document.querySelector('#retry-banner')?.getBoundingClientRect().top ?? Number.NaN,
        overflowPx: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(top).toBeGreaterThanOrEqual(bottom - 0.5);
    expect(overflowPx).toBeLessThanOrEqual(0);
  },
);

test.each([
  [320, 256, 'book'],
  [390, 844, 'text'],
])(
  'at %i x %i px in the %s view, the banner about the next page is in view, and not over the bar of the text view',
  async (width, height, view) => {
    const remembered = { manualView: view };
    const { page } = await visit({ at: `${site}/flipbook`, viewport: { width, height }, remembered });
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Résumé', exact: true }).click();
    await retryBanner(page).filter({ hasText: 'The next page' }).waitFor();
    const box = await page.locator('#retry-banner > div').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(height / 3);
    expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(height);
    if (view === 'book') return;
    const isNextFree = () =>
      page.getByRole('button', { name: 'next', exact: true }).evaluate((button) => {
        const { left, bottom, width } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, bottom - 2));
      });
    await expect.poll(isNextFree).toBe(true);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(isNextFree).toBe(true);
  },
);
