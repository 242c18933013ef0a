import type { Browser } from 'playwright';
import { machineWords } from '../flipbook/machineWords.ts';
import type { BenchOptions } from '../options.ts';
import { textTable } from '../textTable.ts';
import { builtSite } from './builtSite.ts';
import { keepRun, type PagesRun } from './keepRun.ts';
import { measuredPages, measurePages } from './measurePages.ts';
import { pageTable } from './pageTable.ts';
import { serveAside } from './serveAside.ts';
import type { SlowLoad } from './slowVisit.ts';

/** So many unless another number is asked for: Lighthouse's own advice. */
const usualRuns = 5;

/** The pages whose requests are kept, to be drawn. */
const drawnPages = ['/', '/flipbook'] as const;

/** Measures how the pages of a built site load. */
export async function benchLoads(browser: Browser, options: BenchOptions): Promise<void> {
  const { site, only = measuredPages, runs = usualRuns, keep, keepBefore } = options;
  const machine = machineWords(browser.version());
  const folder = await builtSite(site);
  const { address, stop } = await serveAside(folder);
  try {
    const { medians, typical } = await measurePages({
      browser,
      site: folder,
      address,
      pages: only,
      runs,
      say: console.log,
    });
    console.log(`\n${folder}: Lighthouse, phone, slow 4G, processor slowed 4 times, medians of ${runs}\n${machine}\n`);
    console.log(`${textTable(pageTable(medians))}\n`);
    const waterfalls = Object.fromEntries(
      drawnPages.flatMap((page) => (typical[page] ? [[page, waterfallOf(typical[page])]] : [])),
    );
    const run = { date: new Date().toISOString().slice(0, 10), machine, runs, medians, waterfalls };
    if (keep) keepRun(run, 'now');
    if (keepBefore) keepRun(run, 'before');
  } finally {
    await stop();
  }
}

function waterfallOf({ moments, requests }: SlowLoad): PagesRun['waterfalls'][string] {
  return { moments, requests };
}
