import type { Difference } from './Difference.ts';

/** Something that differences may be instances of. */
export interface Explanation {
  readonly id: string;
  readonly seen?: readonly string[] | undefined;
}

/** A difference, and what explains it. */
export interface Explained extends Difference {
  readonly entry: string;
}

/** What explains the differences of a run, and what is wrong with the explanations. */
export interface Reading {
  readonly explained: readonly Explained[];
  readonly problems: readonly string[];
}

/**
 * Finds what explains each difference: exactly one entry, or else one open fault.
 *
 * @param entries the differences that are there on purpose
 * @param faults those that are to go
 */
export function explain(
  differences: readonly Difference[],
  entries: readonly Explanation[],
  faults: readonly Explanation[],
): Reading {
  const used = new Set<string>();
  const problems: string[] = [];
  const explained = differences.map((difference): Explained => {
    const found =
      [entries, faults].flatMap((from) => namesOf(difference, from)).find((names) => names.length > 0) ?? [];
    for (const name of found) used.add(name);
    const ids = [...new Set(found.map((name) => name.split(separator)[0] ?? ''))];
    const where = `${difference.case} / ${difference.step}, ${difference.what}: "${difference.here}", before "${difference.before}"`;
    if (ids.length === 0) problems.push(`Nothing explains ${where}`);
    if (ids.length > 1) problems.push(`${ids.join(' and ')} explain ${where}`);
    return { ...difference, entry: ids[0] ?? 'nothing' };
  });
  const unseen = [...entries, ...faults].flatMap(({ id, seen = [] }) =>
    seen
      .filter((pattern) => !used.has(`${id}${separator}${pattern}`))
      .map((pattern) => `${id} was not seen in ${pattern}`),
  );
  return { explained, problems: [...problems, ...unseen] };
}

/** In no id. */
const separator = '\n';

/** The patterns that fit a difference, each with the id that it belongs to: first those of its case, then those of all. */
function namesOf({ case: name, step, what }: Difference, explanations: readonly Explanation[]): string[][] {
  const ofCase = [name, `${name} > ${what}`, `${name} / ${step} > ${what}`];
  return [ofCase, [`* > ${what}`]].map((fitting) =>
    explanations.flatMap(({ id, seen = [] }) =>
      seen.filter((pattern) => fitting.includes(pattern)).map((pattern) => `${id}${separator}${pattern}`),
    ),
  );
}
