import type { Browser, CDPSession, Page } from 'playwright';
import type { PageRequest } from './PageRequest.ts';
import { requestLog } from './requestLog.ts';
import { phone, slowDown } from './slowPhone.ts';
import { type LoadMoments, watchLoad } from './watchLoad.ts';

/** One load of a page on a slow line. */
export interface SlowLoad {
  readonly moments: LoadMoments;
  readonly requests: readonly PageRequest[];
  /** What the main thread worked, in milliseconds: all of it, and what of it was script, style and layout. */
  readonly work: Readonly<Record<'all' | 'script' | 'style' | 'layout', number>>;
}

/**
 * Loads pages one after the other, as a visitor with a slow phone does: the cache is empty at first and is kept from page to
 * page.
 *
 * @param addresses the pages' full addresses
 * @returns a load for each
 */
export async function slowVisit(browser: Browser, addresses: readonly string[]): Promise<SlowLoad[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLoad);
    const devTools = await context.newCDPSession(page);
    await slowDown(devTools);
    await devTools.send('Performance.enable');
    const log = requestLog(devTools);
    const loads: SlowLoad[] = [];
    for (const address of addresses) {
      const before = await workOf(devTools);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.waitForFunction(() => window.loadMoments.answers !== undefined);
      const moments = await page.evaluate(() => window.loadMoments);
      const after = await workOf(devTools);
      loads.push({ moments, requests: log.requests(), work: difference(after, before) });
      await leave(page);
    }
    return loads;
  } finally {
    await context.close();
  }
}

/** Going to the address that is shown would be taken for a reload, which asks for everything again. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

type Work = SlowLoad['work'];

async function workOf(devTools: CDPSession): Promise<Work> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return {
    all: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
  };
}

function difference(after: Work, before: Work): Work {
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}
