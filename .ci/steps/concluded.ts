/** How many tests went how. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, a line for each. */
  readonly failures: readonly string[];
}

/**
 * Writes the last lines of a run: what failed, for those who see only its end, then `12 passed, 0 failed`, and `, 1 skipped` when one was.
 *
 * @returns the exit code
 */
export function concluded(counts: readonly Count[]): number {
  const all = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
  const [failed, skipped] = [all((count) => count.failed), all((count) => count.skipped)];
  for (const line of counts.flatMap(({ failures }) => failures)) console.log(`✗ ${line}`);
  console.log(`${all(({ passed }) => passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0 ? 0 : 1;
}
