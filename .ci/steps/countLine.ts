/** How many tests went how. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** The last line of a test run: `12 passed, 0 failed`, with `, 1 skipped` after it when one was. */
export function countLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Both counts in one. */
export function sum(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
