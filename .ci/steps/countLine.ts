/** How many tests went how. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, a line for each where it is known: whoever sees only the end of a long run sees these. */
  failures?: readonly string[];
}

/** The last lines of a test run: what failed, then its {@link countLine}. */
export function lastLines(count: Count): string {
  const failures = (count.failures ?? []).map((line) => `✗ ${line}`);
  return [...failures, countLine(count)].join('\n');
}

/** `12 passed, 0 failed`, with `, 1 skipped` after it when one was. */
export function countLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Both counts in one. */
export function sum(a: Count, b: Count): Count {
  const failures = [...(a.failures ?? []), ...(b.failures ?? [])];
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    ...(failures.length > 0 && { failures }),
  };
}
