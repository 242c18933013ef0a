import lighthouse, { type Flags } from 'lighthouse';
import { type BenchLine, pageTable, type Report } from './pageRows.ts';
import { withPage } from './withPage.ts';

/** The pages that have goals; the 404 page has none. */
const pages = ['/', '/handheld', '/flipbook', '/resume'] as const;

// A full-page screenshot doubles the run time and does not affect the load metrics.
const flags: Flags = { logLevel: 'error', disableFullPageScreenshot: true };

/**
 * Runs Lighthouse on each page as a phone with an empty cache. Pages load at full speed; Lighthouse
 * then simulates a slow connection and a four times slower processor.
 * @param address the site's address, with a trailing slash
 */
export async function benchPages(address: string, runs: number): Promise<BenchLine[]> {
  const reports = new Map(pages.map((page) => [page, [] as Report[]]));
  // Interleave the pages, so that a busy spell of the machine affects all of them.
  for (let run = 1; run <= runs; run++) {
    for (const [page, pageReports] of reports) {
      console.log(`${page}, ${run} of ${runs} …`);
      pageReports.push(await reportOf(address + page.slice(1)));
    }
  }
  return pageTable(reports);
}

async function reportOf(address: string): Promise<Report> {
  const result = await withPage((page) => lighthouse(address, flags, undefined, page));
  const problem = result?.lhr.runtimeError?.message;
  if (!result || problem !== undefined) throw new Error(`Lighthouse could not load ${address}: ${problem}`);
  return result.lhr;
}
