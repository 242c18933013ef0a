import type { Browser } from 'playwright';

/** What one load of a page took, in milliseconds. */
export interface PageLoad {
  firstPaint: number;
  /** Main thread, all of it: what follows is part of it. */
  busy: number;
  script: number;
  style: number;
  layout: number;
}

const phone = { width: 390, height: 844 };

/** Makes this machine about as slow as a phone of the middle class. */
const slowdown = 4;

/**
 * Loads a page as a visitor with a phone and an empty cache does, and measures until nothing more is loaded.
 *
 * @param address the page's full address
 */
export async function pageLoad(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devTools.send('Performance.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const { metrics } = await devTools.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  await context.close();
  return {
    firstPaint,
    busy: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
  };
}
