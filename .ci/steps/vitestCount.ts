import { relative } from 'node:path';
import type { Count } from './countLine.ts';

/** What is used of the report that Vitest's `json` reporter writes. */
export interface VitestReport {
  testResults: readonly FileResult[];
}

interface FileResult {
  status: string;
  /** The file's path. */
  name?: string;
  /** Why the file could not be read, or a hook failed. */
  message?: string;
  assertionResults: readonly TestResult[];
}

interface TestResult {
  status: string;
  /** The titles of the suites that it is in, from the outermost. */
  ancestorTitles?: readonly string[];
  title?: string;
  failureMessages?: readonly string[] | null;
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
  const failures = [
    ...report.testResults.flatMap(failuresOf),
    ...(unexplained > 0 ? ['an error outside the tests: see where Vitest prints it'] : []),
  ];
  return {
    passed,
    failed: failed + unexplained,
    skipped: tests.length - passed - having('failed'),
    ...(failures.length > 0 && { failures }),
  };
}

function failuresOf({ status, name = '', message = '', assertionResults }: FileResult): readonly string[] {
  const file = relative('', name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map(({ ancestorTitles = [], title = '', failureMessages }) =>
    [file, ...ancestorTitles, `${title}: ${firstLine(failureMessages?.[0] ?? '')}`].join(' > '),
  );
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0] ?? '';
}
