/** What `npm run bench` is asked for. */
export interface BenchOptions {
  readonly parts: readonly Part[];
  /** How often each thing is measured. */
  readonly runs: number;
  /** Serve the books beside each other instead of measuring. */
  readonly open: boolean;
  /** Keep the flipbook's table for the book of docs. */
  readonly keep: boolean;
}

const parts = ['pages', 'flipbook'] as const;
type Part = (typeof parts)[number];

const usage = `npm run bench -- [${parts.join('] [')}] [--runs 3] [--open] [--keep]`;

/**
 * Reads the words after `npm run bench --`. Without the name of a part, all of them are measured.
 *
 * @throws with the way to say it, for a word that means nothing here
 */
export function benchOptions(words: readonly string[]): BenchOptions {
  const at = words.indexOf('--runs');
  const runs = at < 0 ? 3 : Number(words[at + 1]);
  const others = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const named = others.filter((word): word is Part => parts.some((part) => part === word));
  const unknown = others.filter((word) => !['--open', '--keep', ...parts].includes(word));
  if (unknown.length > 0) throw new Error(`The bench does not know ${unknown.join(', ')}. ${usage}`);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs wants a whole number from 1. ${usage}`);
  return {
    parts: named.length > 0 ? named : parts,
    runs,
    open: others.includes('--open'),
    keep: others.includes('--keep'),
  };
}
