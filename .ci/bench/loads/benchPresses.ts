import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { machineWords } from '../flipbook/machineWords.ts';
import { interactionRows, usualRuns } from '../interactions/interactionRows.ts';
import type { BenchOptions } from '../options.ts';
import { textTable } from '../textTable.ts';
import { builtSite } from './builtSite.ts';
import { serveAside } from './serveAside.ts';

/** Where the book of docs reads the run that is kept. */
const keptFile = join(resolve(import.meta.dirname, '../../..'), 'stories/site/pressesBench.json');

/** Measures how soon the pages of a built site answer. */
export async function benchPresses(browser: Browser, { site, keep, runs = usualRuns }: BenchOptions): Promise<void> {
  const machine = machineWords(browser.version());
  const folder = await builtSite(site);
  const { address, stop } = await serveAside(folder);
  try {
    console.log('Pressing everything, processor slowed 4 times …');
    const lines = await interactionRows(browser, address, runs);
    console.log(`\n${folder}: from a press to its answer, medians of ${runs}\n${machine}\n\n${textTable(lines)}\n`);
    const date = new Date().toISOString().slice(0, 10);
    if (keep) writeFileSync(keptFile, `${JSON.stringify({ date, machine, runs, lines }, null, 2)}\n`);
  } finally {
    await stop();
  }
}
