/** Some items of a list that follow one another: the numbers of the first and the last, from 0. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** How many items a list has, and in one of its lines. */
interface ListSize {
  readonly count: number;
  readonly perLine: number;
}

/** The runs, in order and in whole lines, joined where they meet; what lies outside the list is left out. */
export function wholeLines(runs: readonly Run[], { count, perLine }: ListSize): readonly Run[] {
  const lines = runs
    .map(({ first, last }) => ({
      first: Math.max(0, Math.floor(first / perLine) * perLine),
      last: Math.min(count, (Math.floor(last / perLine) + 1) * perLine) - 1,
    }))
    .filter(({ first, last }) => first <= last)
    .sort((one, other) => one.first - other.first);
  const joined: Run[] = [];
  for (const { first, last } of lines) {
    const before = joined.at(-1);
    if (before && first <= before.last + 1)
      joined.splice(-1, 1, { first: before.first, last: Math.max(before.last, last) });
    else joined.push({ first, last });
  }
  return joined;
}
