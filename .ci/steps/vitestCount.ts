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
 * Counts a run of Vitest. A file that cannot be loaded is one failure, and so is a run that fails although all its tests
 * passed (an unhandled error, a crash).
 *
 * @param report `undefined` when Vitest ended before it wrote one
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
