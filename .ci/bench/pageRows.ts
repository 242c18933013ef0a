import { join } from 'node:path';
import type { Browser } from 'playwright';
import { windows } from '../../site/screens/windows.ts';
import { firstLoads } from '../sizes/firstLoads.ts';
import { gzipBytes } from '../sizes/gzipBytes.ts';
import { sitePages } from '../sizes/sitePages.ts';
import { medianOf } from './medianOf.ts';
import { type PageLoad, pageLoad } from './pageLoad.ts';

const runs = 5;

/**
 * Loads every page of the built site several times; a row of medians for each.
 *
 * @param site folder of the built site
 * @param address where it is served, with a closing slash
 */
export async function pageRows(browser: Browser, site: string, address: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (const [path, file] of sitePages(site)) {
    const loads: PageLoad[] = [];
    for (let run = 0; run < runs; run++) loads.push(await pageLoad(browser, address + path.slice(1)));
    const median = (key: keyof PageLoad) => `${medianOf(loads.map((load) => load[key])).toFixed(0)} ms`;
    // What loads it is a phone: where a page differs by window, the narrow one's scripts count.
    const load = firstLoads(site, file).find(({ media }) => media === undefined || media === windows.narrow);
    const { scripts = [], styles = [] } = load ?? {};
    const bytes = (files: readonly string[]) => kB(gzipBytes(files.map((one) => join(site, one))));
    rows.push({
      page: path,
      'first paint': median('firstPaint'),
      'main thread': median('busy'),
      script: median('script'),
      style: median('style'),
      layout: median('layout'),
      JS: bytes(scripts),
      CSS: bytes(styles),
      HTML: bytes([file]),
    });
  }
  return rows;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
