import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { benchPages } from '../../site/bench/benchPages.ts';
import { benchPresses } from '../../site/bench/benchPresses.ts';
import { onBuiltSite } from '../../site/bench/onBuiltSite.ts';
import { benchFlipbook } from '../../src/flipbook/proof/bench/benchFlipbook.ts';
import { type BenchLine, type BenchOptions, benchOptions, type Part } from '../bench/options.ts';

interface MeasuredPart {
  readonly measure: (options: BenchOptions) => Promise<BenchLine[]>;
  /** What its table tells. */
  readonly tells: string;
  /** Where the book of docs reads the run that is kept. */
  readonly kept?: string;
}

const parts: Readonly<Record<Part, MeasuredPart>> = {
  pages: {
    measure: onBuiltSite(benchPages),
    tells: "Lighthouse's phone on slow 4G, processor slowed 4 times",
    kept: 'stories/site/pagesBench.json',
  },
  presses: {
    measure: onBuiltSite(benchPresses),
    tells: 'From a press to its answer, processor slowed 4 times',
  },
  flipbook: {
    measure: benchFlipbook,
    tells: '8 pages of 640 x 600, 900 ms, window 1440 x 900',
    kept: 'stories/flipbook/benchRun.json',
  },
};

/**
 * `npm run bench`: how the built site loads on a slow phone, how soon it answers, and how the flipbook does beside others, in numbers.
 * It has no limits: measurements vary too much from run to run.
 */
export default async function bench(words: readonly string[]): Promise<number> {
  const options = benchOptions(words);
  for (const part of options.parts) {
    const { measure, tells, kept } = parts[part];
    // What the numbers depend on: a machine that others are working on drops frames by itself.
    const machine = `${cpus().length} processors, ${loadavg()[0]?.toFixed(1)} busy before the run, no GPU`;
    const { runs } = options;
    const lines = await measure(options);
    console.log(`\n${tells}, medians of ${runs}\n${machine}`);
    console.table(lines);
    const run = { date: new Date().toISOString().slice(0, 10), machine, runs, lines };
    if (options.keep && kept) writeFileSync(resolve(kept), `${JSON.stringify(run, null, 2)}\n`);
  }
  return 0;
}
