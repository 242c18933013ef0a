import { inject } from 'vitest';
import type { BrowserWindow } from '../../drivers/BrowserWindow.ts';
import { browserWith } from '../../visitor.ts';

/** A window with the test page, for screenshot tests. */
export type PicturedBook = Pick<BrowserWindow, 'evaluate' | 'screenshot' | 'resize'>;

interface ChromiumBook extends PicturedBook {
  /** The events of DevTools' timeline during `work`. An update of styles counts its elements. */
  trace(work: () => Promise<unknown>): Promise<{ name: string; args?: { elementCount?: number } }[]>;
  close(): Promise<void>;
}

/** Opens the test page in the system's Chromium. Nothing is mounted yet. */
export async function openInChromium(deviceScaleFactor = 1): Promise<ChromiumBook> {
  const browser = await browserWith('hidden');
  const context = await browser.newContext({ viewport: { width: 900, height: 760 }, deviceScaleFactor });
  const page = await context.newPage();
  await page.goto(inject('browserBook'));
  await page.waitForFunction(() => 'testBook' in window);
  return {
    // Playwright passes a single argument.
    evaluate: (inPage, ...args) => page.evaluate(`(${inPage})(...${JSON.stringify(args)})`),
    screenshot: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async trace(work) {
      await browser.startTracing(page, { categories: ['-*', 'devtools.timeline'] });
      await work();
      return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
    },
    close: () => context.close(),
  };
}
