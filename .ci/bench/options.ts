import { parseArgs } from 'node:util';

/** What `npm run bench` is asked for. */
export interface BenchOptions {
  readonly parts: readonly Part[];
  /** How often each thing is measured. */
  readonly runs: number;
  /** The folder of a built site to measure. @default the site of this repository, built when it has changed */
  readonly site?: string;
  /** The paths of the pages to measure. @default all that have goals */
  readonly only?: readonly string[];
  /** Keep the results for the book of docs. */
  readonly keep: boolean;
}

const parts = ['pages', 'presses', 'flipbook'] as const;
export type Part = (typeof parts)[number];

const usage = `npm run bench -- [${parts.join('] [')}] [/path …] [--runs 3] [--site folder] [--keep]`;

/**
 * Reads the words after `npm run bench --`. Without the name of a part, all of them are measured.
 *
 * @throws with the way to say it, for a word that means nothing here
 */
export function benchOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parsed(words);
  const named = parts.filter((part) => positionals.includes(part));
  const only = positionals.filter((word) => word.startsWith('/'));
  const unknown = positionals.filter((word) => !only.includes(word) && !parts.some((part) => part === word));
  if (unknown.length > 0) throw new Error(`The bench does not know ${unknown.join(', ')}. ${usage}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs wants a whole number from 1. ${usage}`);
  if (values.keep && only.length > 0) throw new Error(`What is kept is a run of all pages. ${usage}`);
  return {
    parts: named.length > 0 ? named : parts,
    runs,
    ...(values.site !== undefined && { site: values.site }),
    ...(only.length > 0 && { only }),
    keep: values.keep,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '3' },
        site: { type: 'string' },
        keep: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`, { cause: error });
  }
}
