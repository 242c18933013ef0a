import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchPages } from '../../site/e2e/bench/benchPages.ts';
import { serveSite } from '../../site/e2e/drivers/serve.ts';
import { benchFlipbook } from '../../site/e2e/flipbook/bench/benchFlipbook.ts';
import { ensureFreshSite } from '../../site/vite/ensureFreshSite.ts';

interface MeasuredPart {
  /** Measures everything `runs` times. Returns the rows of a table, by column name. */
  readonly measure: (runs: number) => Promise<Readonly<Record<string, string>>[]>;
  readonly description: string;
  /** The file that Storybook shows. `--keep` writes it. */
  readonly resultFile: string;
}

const parts: Readonly<Record<string, MeasuredPart>> = {
  pages: {
    measure: measurePages,
    description: "Lighthouse's phone on slow 4G, processor slowed 4 times",
    resultFile: 'stories/site/pagesBench.json',
  },
  flipbook: {
    measure: benchFlipbook,
    description: '8 pages of 640 x 600, 900 ms, window 1440 x 900',
    resultFile: 'stories/flipbook/benchRun.json',
  },
};

async function measurePages(runs: number) {
  console.log('Preparing the site …');
  await ensureFreshSite();
  const { address, stop } = await serveSite(0);
  return benchPages(address, runs).finally(stop);
}

/**
 * `npm run bench -- [pages] [flipbook] [--runs 3] [--keep]` measures how pages load on a slow phone
 * (`pages`) and compares the flipbook with others (`flipbook`). Without a part, it measures both.
 * `--keep` writes the results for Storybook. No result fails, because results vary too much.
 */
export default async function bench(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, keep: { type: 'boolean', default: false } },
  });
  const names = Object.keys(parts);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}. Expected ${names.join(', ')}.`);
  const runs = Number(values.runs);
  for (const [name, { measure, description, resultFile }] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    // Printed with the results, because a busy machine drops frames.
    const machine = `${cpus().length} processors, ${loadavg()[0]?.toFixed(1)} busy before the run, no GPU`;
    const lines = await measure(runs);
    console.log(`\n${description}, medians of ${runs}\n${machine}`);
    console.table(lines);
    const run = { date: new Date().toISOString().slice(0, 10), machine, runs, lines };
    if (values.keep) writeFileSync(resolve(resultFile), `${JSON.stringify(run, null, 2)}\n`);
  }
  return 0;
}
