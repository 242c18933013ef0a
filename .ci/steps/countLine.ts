/** How many tests went how. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, a line for each. */
  readonly failures: readonly string[];
}

/** The last lines of a run: what failed, for those who see only its end, then `12 passed, 0 failed`, and `, 1 skipped` when one was. */
export function lastLines({ passed, failed, skipped, failures }: Count): string {
  const count = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((line) => `✗ ${line}`), count].join('\n');
}

/** Several counts in one. */
export function sum(counts: readonly Count[]): Count {
  const all = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
  return {
    passed: all(({ passed }) => passed),
    failed: all(({ failed }) => failed),
    skipped: all(({ skipped }) => skipped),
    failures: counts.flatMap(({ failures }) => failures),
  };
}
