import lighthouse, { type Flags } from 'lighthouse';
import { type BenchLine, pageTable, type Report } from './pageRows.ts';
import { withPage } from './withPage.ts';

/** The pages that have goals; a page that is not found has none. */
const pages = ['/', '/handheld', '/flipbook', '/resume'] as const;

// Its picture of the whole page takes as long as all the rest, and says nothing of the load.
const flags: Flags = { logLevel: 'error', disableFullPageScreenshot: true };

/**
 * What Lighthouse says of each page: a phone with an empty cache. It loads the page as fast as this machine can, and works out
 * from that load what a slow line and a processor four times slower would make of it.
 *
 * @param address where the site is served, with a closing slash
 */
export async function benchPages(address: string, runs: number): Promise<BenchLine[]> {
  const reports = new Map(pages.map((page) => [page, [] as Report[]]));
  // Round by round and not page by page: what else the machine does for a while falls on all of them.
  for (let run = 1; run <= runs; run++) {
    for (const [page, ofPage] of reports) {
      console.log(`${page}, ${run} of ${runs} …`);
      ofPage.push(await reportOf(address + page.slice(1)));
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
