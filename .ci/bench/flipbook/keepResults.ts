import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ResultLine } from './resultTable.ts';

const kept = join(resolve(import.meta.dirname, '../../..'), 'stories/flipbook/benchRun.json');

/** Keeps a run where the book of docs reads it. */
export function keepResults(run: { date: string; machine: string; runs: number; lines: readonly ResultLine[] }): void {
  writeFileSync(kept, `${JSON.stringify(run, null, 2)}\n`);
}
