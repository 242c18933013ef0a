import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PageRequest } from './PageRequest.ts';
import { type ComparedLine, comparedLines } from './pageTable.ts';
import type { Medians } from './rows.ts';
import type { LoadMoments } from './watchLoad.ts';

/** Where the book of docs reads the two runs that are kept. */
export const keptFile = join(resolve(import.meta.dirname, '../../..'), 'stories/site/pagesBench.json');

/** A run: when, on what, how often, and what came of it. */
export interface PagesRun {
  readonly date: string;
  readonly machine: string;
  readonly runs: number;
  readonly medians: Medians;
  /** What a typical load of some pages on a slow line asked for. */
  readonly waterfalls: Readonly<Record<string, { moments: LoadMoments; requests: readonly PageRequest[] }>>;
}

/** What is kept: a run of the site as it was, one of the site as it is, and both beside each other. */
export interface KeptRuns {
  readonly before: PagesRun;
  readonly now: PagesRun;
  readonly pages: readonly { readonly page: string; readonly lines: readonly ComparedLine[] }[];
}

/** Puts a run in the place of a kept one. The first that is kept is both. */
export function keepRun(run: PagesRun, as: 'before' | 'now'): void {
  const kept: Pick<KeptRuns, 'before' | 'now'> = existsSync(keptFile)
    ? JSON.parse(readFileSync(keptFile, 'utf8'))
    : { before: run, now: run };
  const runs = { before: kept.before, now: kept.now, [as]: run };
  writeFileSync(keptFile, `${JSON.stringify(beside(runs.before, runs.now), null, 2)}\n`);
}

/** Two runs, and the table of each page. */
export function beside(before: PagesRun, now: PagesRun): KeptRuns {
  const pages = Object.keys({ ...before.medians, ...now.medians });
  const lines = (page: string) => comparedLines(page, before.medians, now.medians);
  return { before, now, pages: pages.map((page) => ({ page, lines: lines(page) })) };
}
