import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchPages } from '../../site/bench/benchPages.ts';
import { benchPresses } from '../../site/bench/benchPresses.ts';
import { onBuiltSite } from '../../site/e2e/onBuiltSite.ts';
import { benchFlipbook } from '../../src/flipbook/proof/bench/benchFlipbook.ts';

interface MeasuredPart {
  /** Measures each thing so many times, and answers a table: its lines as text by the names of its columns. */
  readonly measure: (runs: number) => Promise<Readonly<Record<string, string>>[]>;
  /** What its table tells. */
  readonly description: string;
  /** Where the book of docs reads the run that is kept. */
  readonly resultFile?: string;
}

const parts: Readonly<Record<string, MeasuredPart>> = {
  pages: {
    measure: (runs) => onBuiltSite((address) => benchPages(address, runs)),
    description: "Lighthouse's phone on slow 4G, processor slowed 4 times",
    resultFile: 'stories/site/pagesBench.json',
  },
  presses: {
    measure: (runs) => onBuiltSite((address) => benchPresses(address, runs)),
    description: 'From a press to its answer, processor slowed 4 times',
  },
  flipbook: {
    measure: benchFlipbook,
    description: '8 pages of 640 x 600, 900 ms, window 1440 x 900',
    resultFile: 'stories/flipbook/benchRun.json',
  },
};

/**
 * `npm run bench -- [pages] [presses] [flipbook] [--runs 3] [--keep]`: how the built site loads on a slow phone, how soon it answers,
 * and how the flipbook does beside others, in numbers. Without the name of a part, all of them; `--keep` keeps them for the book of docs.
 * It has no limits: measurements vary too much from run to run.
 *
 * @throws for a word that means nothing here
 */
export default async function bench(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, keep: { type: 'boolean', default: false } },
  });
  const names = Object.keys(parts);
  const unknown = positionals.filter((word) => !names.includes(word));
  if (unknown.length > 0) throw new Error(`The bench knows ${names.join(', ')}, not ${unknown.join(', ')}.`);
  const runs = Number(values.runs);
  for (const [name, { measure, description, resultFile }] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    // What the numbers depend on: a machine that others are working on drops frames by itself.
    const machine = `${cpus().length} processors, ${loadavg()[0]?.toFixed(1)} busy before the run, no GPU`;
    const lines = await measure(runs);
    console.log(`\n${description}, medians of ${runs}\n${machine}`);
    console.table(lines);
    const run = { date: new Date().toISOString().slice(0, 10), machine, runs, lines };
    if (values.keep && resultFile) writeFileSync(resolve(resultFile), `${JSON.stringify(run, null, 2)}\n`);
  }
  return 0;
}
