/** Consecutive items of a list, by index. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

interface ListSize {
  readonly count: number;
  readonly perLine: number;
}

/** Sorts runs, extends them to whole lines, clips them to the list, and joins those that touch. */
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

/** Whether one run contains all items of the list (of `count`) from `first` to `last`. */
export function covers(runs: readonly Run[], { first, last }: Run, count: number): boolean {
  return runs.some((run) => run.first <= Math.max(0, first) && Math.min(count - 1, last) <= run.last);
}
