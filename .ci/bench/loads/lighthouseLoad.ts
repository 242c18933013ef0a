import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { launch } from 'puppeteer-core';
import { chromiumLaunchOptions } from '../../chromium.ts';
import type { Readings } from './rows.ts';

// Its picture of the whole page takes as long as all the rest, and says nothing of the load.
const flags: Flags = { output: 'json', logLevel: 'error', disableFullPageScreenshot: true };

/**
 * What Lighthouse says of a page: a phone with an empty cache. It loads the page as fast as this machine can, and works out
 * from that load what a slow line and a processor four times slower would make of it. The paints of the load itself are those
 * of a fast line.
 *
 * @param address the page's full address
 */
export async function lighthouseLoad(address: string): Promise<Readings> {
  const options = await chromiumLaunchOptions();
  const executablePath = options.executablePath ?? chromium.executablePath();
  // A browser of its own for each: nothing of the load before is warm.
  const browser = await launch({ ...options, executablePath, headless: 'shell', env: options.env ?? process.env });
  try {
    const run = await lighthouse(address, flags, undefined, await browser.newPage());
    if (!run) throw new Error(`Lighthouse has nothing to say of ${address}.`);
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not load ${address}: ${runtimeError.message}`);
    return readingsOf(run.lhr);
  } finally {
    await browser.close();
  }
}

/** The numbers of the bench in Lighthouse's report. */
export function readingsOf({ audits, categories }: Pick<Result, 'audits' | 'categories'>): Readings {
  const score = (category: string) => Math.round(100 * (categories[category]?.score ?? Number.NaN));
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const [observed = {}] = rowsOf(audits, 'metrics');
  const summary = rowsOf(audits, 'resource-summary');
  const sent = (kind: string, what = 'transferSize') => {
    const number = summary.find(({ resourceType }) => resourceType === kind)?.[what];
    return typeof number === 'number' ? number : 0;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    html: sent('document'),
    css: sent('stylesheet'),
    fonts: sent('font'),
    script: sent('script'),
    requests: sent('total', 'requestCount'),
    fastFirstPaint: Number(observed.observedFirstContentfulPaint),
    fastLargestPaint: Number(observed.observedLargestContentfulPaint),
  };
}

/** The rows of the table or list that an audit comes with. */
function rowsOf(audits: Result['audits'], audit: string): readonly Readonly<Record<string, unknown>>[] {
  const details = audits[audit]?.details;
  const items: readonly object[] = details && 'items' in details ? details.items : [];
  return items.map((item) => ({ ...item }));
}
