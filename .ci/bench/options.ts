import { parseArgs } from 'node:util';

/** What `npm run bench` is asked for. */
export interface BenchOptions {
  readonly parts: readonly Part[];
  /** How often each thing is measured. */
  readonly runs: number;
  /** Keep the results for the book of docs. */
  readonly keep: boolean;
}

/** A line of a table, as text by the names of its columns. */
export type BenchLine = Readonly<Record<string, string>>;

const parts = ['pages', 'presses', 'flipbook'] as const;
export type Part = (typeof parts)[number];

/**
 * Reads the words after `npm run bench --`: `[pages] [presses] [flipbook] [--runs 3] [--keep]`. Without the name of a part, all of
 * them are measured.
 *
 * @throws for a word that means nothing here
 */
export function benchOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, keep: { type: 'boolean', default: false } },
  });
  const named = parts.filter((part) => positionals.includes(part));
  if (named.length < positionals.length)
    throw new Error(`The bench knows ${parts.join(', ')}, not all of: ${positionals.join(', ')}.`);
  return { parts: named.length > 0 ? named : parts, runs: Number(values.runs), keep: values.keep };
}
