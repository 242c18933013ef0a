import type { Page } from 'playwright';
import { holdFiles } from './holdFiles.ts';
import { waitForHydration } from './visitor.ts';

/**
 * Opens a page and records layout shifts from the first paint with its fonts until hydration.
 * firstPaint.test.ts tests late fonts.
 * @returns the score of each layout shift
 */
export async function layoutShifts(page: Page, address: string): Promise<readonly number[]> {
  const releaseFiles = await holdFiles(page, /\/assets\/[^/]*\.(js|css)$/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('link[rel=stylesheet]').first().waitFor({ state: 'attached' });
  const observer = await page.evaluateHandle(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  await releaseFiles();
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return observer.jsonValue();
}
