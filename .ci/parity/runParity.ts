import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { medianOf } from '../bench/medianOf.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { serveFolder } from '../site/serveFolder.ts';
import { books, buildProjects } from './buildProjects.ts';
import { cases } from './cases/cases.ts';
import type { Difference } from './Difference.ts';
import { differencesOf } from './differencesOf.ts';
import type { ParityCase } from './ParityCase.ts';
import { type Run, runCase } from './runCase.ts';

/** What a run builds. */
export const parityFolder = join(resolve(import.meta.dirname, '../..'), 'dist/parity');

/** How often a case is run that measures a time. */
const timings = 3;

/** Cases at a time: while one waits for a turn to end, another has the processor. */
const lanes = 4;

/**
 * Gives every case to both books, and answers in what they differed, in the order of the cases.
 *
 * @param names of the cases; all when none is named
 * @throws when a case cannot be run with one of the books
 */
export async function runParity(names: readonly string[] = []): Promise<Difference[]> {
  await buildProjects(parityFolder);
  const { address, stop } = await serveFolder(parityFolder, 0);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const wanted = cases.filter(({ name }) => names.length === 0 || names.includes(name));
    const differences = new Map<ParityCase, Difference[]>();
    const compare = async (parityCase: ParityCase) =>
      void differences.set(parityCase, await compareBooks(browser, address, parityCase));
    const waiting = wanted.filter(({ isAlone }) => !isAlone);
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await compare(next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    for (const parityCase of wanted.filter(({ isAlone }) => isAlone)) await compare(parityCase);
    return wanted.flatMap((parityCase) => differences.get(parityCase) ?? []);
  } finally {
    await browser.close();
    await stop();
  }
}

/** What was seen the first time. Where a time is measured it is the middle one of several: a busy machine makes a turn longer now and then. */
async function timedRun(browser: Browser, address: string, parityCase: ParityCase): Promise<Run> {
  const run = await runCase(browser, address, parityCase);
  if (!parityCase.isAlone) return run;
  const runs = [run];
  while (runs.length < timings) runs.push(await runCase(browser, address, parityCase));
  return run.map(({ step, seen }, index) => {
    const times = runs.flatMap((one) => one[index]?.seen.turnMs ?? []);
    return { step, seen: { ...seen, turnMs: times.length > 0 ? medianOf(times) : null } };
  });
}

/** One book after the other, so that they do not take the processor from each other. */
async function compareBooks(browser: Browser, address: string, parityCase: ParityCase): Promise<Difference[]> {
  const runs: Run[] = [];
  for (const book of books) runs.push(await timedRun(browser, `${address}${book}/index.html`, parityCase));
  const [here, before] = runs;
  return here && before ? differencesOf(parityCase.name, here, before) : [];
}
