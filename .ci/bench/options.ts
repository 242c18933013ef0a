/** What `npm run bench` is asked for. */
export interface BenchOptions {
  readonly parts: readonly Part[];
  /** How often each thing is measured; each part has a number of its own when nothing is said. */
  readonly runs?: number;
  /** The folder of a built site to measure. @default the site of this repository, built when it has changed */
  readonly site?: string;
  /** The paths of the pages to measure. @default all that have goals */
  readonly only?: readonly string[];
  /** Serve the books beside each other instead of measuring. */
  readonly open: boolean;
  /** Keep the results for the book of docs. */
  readonly keep: boolean;
  /** Keep the pages' results as those that others are compared with. */
  readonly keepBefore: boolean;
}

const parts = ['pages', 'presses', 'flipbook'] as const;
type Part = (typeof parts)[number];

const switches = ['--open', '--keep', '--keep-before'] as const;

const usage = `npm run bench -- [${parts.join('] [')}] [/path …] [--runs 3] [--site folder] [${switches.join('] [')}]`;

/**
 * Reads the words after `npm run bench --`. Without the name of a part, all of them are measured.
 *
 * @throws with the way to say it, for a word that means nothing here
 */
export function benchOptions(words: readonly string[]): BenchOptions {
  const { value: runsWord, rest } = taken(words, '--runs');
  const { value: site, rest: others } = taken(rest, '--site');
  const runs = Number(runsWord);
  const named = others.filter((word): word is Part => parts.some((part) => part === word));
  const only = others.filter((word) => word.startsWith('/'));
  const unknown = others.filter(
    (word) => !only.includes(word) && ![...switches, ...parts].some((known) => known === word),
  );
  if (unknown.length > 0) throw new Error(`The bench does not know ${unknown.join(', ')}. ${usage}`);
  if (runsWord !== undefined && (!Number.isInteger(runs) || runs < 1)) {
    throw new Error(`--runs wants a whole number from 1. ${usage}`);
  }
  if (site === '' || site?.startsWith('--')) throw new Error(`--site wants a folder. ${usage}`);
  const keeps = others.includes('--keep') || others.includes('--keep-before');
  if (keeps && only.length > 0) throw new Error(`What is kept is a run of all pages. ${usage}`);
  return {
    parts: named.length > 0 ? named : parts,
    ...(runsWord !== undefined && { runs }),
    ...(site !== undefined && { site }),
    ...(only.length > 0 && { only }),
    open: others.includes('--open'),
    keep: others.includes('--keep'),
    keepBefore: others.includes('--keep-before'),
  };
}

/** The word after `name`, `''` when there is none, and the words without both. */
function taken(words: readonly string[], name: string): { value?: string; rest: readonly string[] } {
  const at = words.indexOf(name);
  return at < 0 ? { rest: words } : { value: words[at + 1] ?? '', rest: words.toSpliced(at, 2) };
}
