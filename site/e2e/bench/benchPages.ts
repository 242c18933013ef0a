import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { launch } from 'puppeteer-core';
import { pinnedLaunchOptions } from '../drivers/chromium.ts';
import { medianOf } from '../drivers/medianOf.ts';

export type BenchLine = Readonly<Record<string, string>>;

interface Row {
  readonly what: string;
  readonly goal?: string;
  readonly readValue: (report: Result) => number;
  readonly formatValue: (value: number) => string;
}

const wholeNumber = (value: number) => value.toFixed(0);
const score = (what: string, category: string, goal = '100'): Row => ({
  what,
  goal,
  readValue: ({ categories }) => 100 * (categories[category]?.score ?? Number.NaN),
  formatValue: wholeNumber,
});
const audit = (what: string, id: string, options: Partial<Row> = {}): Row => ({
  what,
  readValue: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
  formatValue: (value) => `${wholeNumber(value)} ms`,
  ...options,
});

const rows: readonly Row[] = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('best practices', 'best-practices'),
  score('SEO', 'seo', ''),
  audit('first paint', 'first-contentful-paint', { goal: '≤ 1100 ms' }),
  audit('largest paint', 'largest-contentful-paint', { goal: '≤ 1400 ms' }),
  audit('speed index', 'speed-index'),
  audit('blocking time', 'total-blocking-time'),
  audit('layout shift', 'cumulative-layout-shift', {
    goal: '0',
    formatValue: (value) => String(Number(value.toFixed(3))),
  }),
  audit('sent', 'total-byte-weight', { formatValue: (value) => `${(value / 1000).toFixed(1)} kB` }),
];

/** The measured pages. */
const pages = ['/', '/handheld', '/flipbook', '/resume'] as const;

// A full-page screenshot doubles the run time and does not affect the load metrics.
const flags: Flags = { logLevel: 'error', disableFullPageScreenshot: true };

/**
 * Runs Lighthouse on each page as a phone with an empty cache. Pages load at full speed; Lighthouse
 * then simulates a slow connection and a four times slower processor.
 * @param address the site's address, with a trailing slash
 */
export async function benchPages(address: string, runs: number): Promise<BenchLine[]> {
  const reports = new Map(pages.map((page) => [page, [] as Result[]]));
  // Interleave the pages, so that a busy spell of the machine affects all of them.
  for (let run = 1; run <= runs; run++) {
    for (const [page, pageReports] of reports) {
      console.log(`${page}, ${run} of ${runs} …`);
      pageReports.push(await reportOf(address + page.slice(1)));
    }
  }
  // A row per measure, a column per page (median), and the goals.
  return rows.map(({ what, goal = '', readValue, formatValue }) => ({
    'what is measured': what,
    ...Object.fromEntries(Array.from(reports, ([page, all]) => [page, formatValue(medianOf(all.map(readValue)))])),
    goal,
  }));
}

async function reportOf(address: string): Promise<Result> {
  // A fresh browser, so that no cache is warm.
  const options = await pinnedLaunchOptions();
  const browser = await launch({
    ...options,
    executablePath: options.executablePath ?? chromium.executablePath(),
    headless: 'shell',
    env: options.env ?? process.env,
    defaultViewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  });
  const result = await lighthouse(address, flags, undefined, await browser.newPage()).finally(() => browser.close());
  const problem = result?.lhr.runtimeError?.message;
  if (!result || problem !== undefined) throw new Error(`Lighthouse could not load ${address}: ${problem}`);
  return result.lhr;
}
