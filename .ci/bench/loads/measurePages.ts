import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { documentSizes } from '../../sizes/documentSizes.ts';
import { sitePages } from '../../sizes/sitePages.ts';
import { medianOf } from '../medianOf.ts';
import { lighthouseLoad } from './lighthouseLoad.ts';
import { type Medians, type Readings, rowIds } from './rows.ts';
import { firstViewReadings, secondPageReadings, secondViewReadings } from './slowReadings.ts';
import { type SlowLoad, slowVisit } from './slowVisit.ts';

/** The pages that have goals; a page that is not found has none. */
export const measuredPages = ['/', '/handheld', '/flipbook', '/resume'] as const;

interface Asked {
  browser: Browser;
  /** The folder of the built site. */
  site: string;
  /** Where it is served, with a closing slash. */
  address: string;
  /** The paths of the pages. */
  pages: readonly string[];
  runs: number;
  say: (words: string) => void;
}

/** What several loads of each page came to. */
export interface Measured {
  readonly medians: Medians;
  /** Of each page, the load on a slow line whose first paint lies in the middle. */
  readonly typical: Readonly<Record<string, SlowLoad>>;
}

/** Loads every page several times. */
export async function measurePages({ browser, site, address, pages, runs, say }: Asked): Promise<Measured> {
  const files = sitePages(site);
  const loads = pages.map((page) => ({ page, readings: [] as Readings[], slow: [] as SlowLoad[] }));
  // Round by round and not page by page: what else the machine does for a while falls on all of them.
  for (let run = 1; run <= runs; run++) {
    for (const { page, readings, slow } of loads) {
      say(`${page}, ${run} of ${runs} …`);
      const at = (path: string) => address + path.slice(1);
      const [first, again] = await slowVisit(browser, [at(page), at(page)]);
      const [, next] = await slowVisit(browser, [at(page === '/' ? '/resume' : '/'), at(page)]);
      if (!first || !again || !next) throw new Error(`${page} was not loaded.`);
      slow.push(first);
      readings.push({
        ...(await lighthouseLoad(at(page))),
        ...documentSizes(readFileSync(join(site, files.get(page) ?? ''), 'utf8')),
        ...firstViewReadings(first),
        ...secondPageReadings(next),
        ...secondViewReadings(again),
      });
    }
  }
  return {
    medians: Object.fromEntries(loads.map(({ page, readings }) => [page, mediansOf(readings)])),
    typical: Object.fromEntries(loads.flatMap(({ page, slow }) => middleOf(slow).map((load) => [page, load]))),
  };
}

/** The median of each reading; what some loads have not is the median of the others. */
export function mediansOf(loads: readonly Readings[]): Readings {
  return Object.fromEntries(
    rowIds.flatMap((id) => {
      const values = loads.flatMap((load) => load[id] ?? []);
      return values.length > 0 ? [[id, medianOf(values)]] : [];
    }),
  );
}

/** The load whose first paint lies in the middle, as a list of one. */
export function middleOf(loads: readonly SlowLoad[]): SlowLoad[] {
  const firstPaint = ({ moments }: SlowLoad) => moments.firstPaint ?? Number.POSITIVE_INFINITY;
  const sorted = loads.toSorted((a, b) => firstPaint(a) - firstPaint(b));
  const middle = Math.floor((sorted.length - 1) / 2);
  return sorted.slice(middle, middle + 1);
}
