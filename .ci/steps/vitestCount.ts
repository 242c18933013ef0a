import type { Count } from './countLine.ts';

/** What is used of the report that Vitest's `json` reporter writes. */
export interface VitestReport {
  testResults: readonly { status: string; assertionResults: readonly TestResult[] }[];
}

interface TestResult {
  status: string;
  /** The titles of the suites that it is in, from the outermost. */
  ancestorTitles?: readonly string[];
}

/**
 * Counts a run of Vitest. What no test stands for counts as well, as one failure each: a file that could not be read,
 * and a run that ended badly though every test in its report went well (an unhandled error, a crash).
 *
 * @param report `undefined` when there is none: Vitest did not get as far
 * @param code the exit code
 */
export function vitestCount(report: VitestReport | undefined, code: number): Count {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const having = (status: string) => tests.filter((one) => one.status === status).length;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  );
  const passed = having('passed');
  const failed = having('failed') + brokenFiles.length;
  const unexplained = failed === 0 && (code !== 0 || tests.length === 0) ? 1 : 0;
  return { passed, failed: failed + unexplained, skipped: tests.length - passed - having('failed') };
}
