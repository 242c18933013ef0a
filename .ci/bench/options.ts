import { parseArgs } from 'node:util';

/** What `npm run bench` is asked for. */
export interface BenchOptions {
  readonly parts: readonly Part[];
  /** How often each thing is measured. */
  readonly runs: number;
  /** The folder of a built site to measure. @default the site of this repository, built when it has changed */
  readonly site: string | undefined;
  /** The paths of the pages to measure. @default all that have goals */
  readonly only: readonly string[] | undefined;
  /** Keep the results for the book of docs. */
  readonly keep: boolean;
}

const parts = ['pages', 'presses', 'flipbook'] as const;
export type Part = (typeof parts)[number];

/**
 * Reads the words after `npm run bench --`: `[pages] [presses] [flipbook] [/path …] [--runs 3] [--site folder] [--keep]`. Without the
 * name of a part, all of them are measured.
 *
 * @throws for a word that means nothing here
 */
export function benchOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      site: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const named = parts.filter((part) => positionals.includes(part));
  const only = positionals.filter((word) => word.startsWith('/'));
  if (named.length + only.length < positionals.length)
    throw new Error(`The bench knows ${parts.join(', ')} and paths of pages, not all of: ${positionals.join(', ')}.`);
  if (values.keep && only.length > 0) throw new Error('What is kept is a run of all pages. Name none.');
  return {
    parts: named.length > 0 ? named : parts,
    runs: Number(values.runs),
    site: values.site,
    only: only.length > 0 ? only : undefined,
    keep: values.keep,
  };
}
