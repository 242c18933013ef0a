import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import { runTool } from '../../site/vite/runTool.ts';
import type { ProjectTimes } from './projectTimes.ts';

export interface TestRun {
  readonly passed: number;
  readonly skipped: number;
  /** A line for each failure. */
  readonly failures: readonly string[];
  readonly times: ProjectTimes;
  /** The ids of all stories that ran. */
  readonly storyIds: readonly string[];
}

/** Runs Vitest, prints its output, and counts the results. */
export async function runVitest(args: readonly string[]): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
  const file = join(folder, 'report.json');
  const timesFile = join(folder, 'times.json');
  const timesReporter = join(import.meta.dirname, 'projectTimes.ts');
  const reporters = ['default', 'json', timesReporter].map((reporter) => `--reporter=${reporter}`);
  // Transforms create many short-lived objects. With more space, Node collects them less often.
  const vitest = ['--max-semi-space-size=64', 'node_modules/vitest/vitest.mjs', 'run'];
  const env = { PROJECT_TIMES: timesFile };
  const { code } = await runTool([...vitest, ...reporters, `--outputFile.json=${file}`, ...args], { show: true, env });
  const report: Partial<JsonTestResults> = readJson(file);
  const projectTimes: ProjectTimes = readJson(timesFile);
  rmSync(folder, { recursive: true });
  const { testResults = [], numTotalTests = 0, numPassedTests = 0, numFailedTests = 0 } = report;
  // An unreadable file, a failed hook, and an unexplained bad exit code each count as one failure.
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const where = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return [
      ...(message ? [failureLine(where, message)] : []),
      ...failed.map(({ fullName, failureMessages, duration }) =>
        failureLine(`${where} > ${fullName}`, failureMessages?.[0], duration ?? undefined),
      ),
    ];
  });
  if (code !== 0 && failures.length === 0) failures.push('Vitest failed without a failed test. See its output above.');
  const storyIds = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => ('storyId' in meta && typeof meta.storyId === 'string' ? meta.storyId : [])),
  );
  const skipped = numTotalTests - numPassedTests - numFailedTests;
  return { storyIds, passed: numPassedTests, skipped, failures, times: projectTimes };
}

/** The path and name of a failed test, and the first line of its message. */
function failureLine(where: string, message = '', durationMs = 0): string {
  const [first = ''] = message.trimStart().split('\n', 1);
  // For a timeout, Vitest reports only this error's stack, without the timeout's message.
  const isTimeout = first === 'Error: STACK_TRACE_ERROR';
  return `${where}: ${isTimeout ? `timed out after ${Math.round(durationMs / 1000)} s` : first}`;
}

const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Prints the failures, the time of each project, and the counts: `12 passed, 0 failed, 1 skipped`.
 * @returns the exit code
 */
export function summarize(runs: readonly TestRun[]): number {
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const failures = runs.flatMap((run) => run.failures);
  const skipped = total(runs.map((run) => run.skipped));
  for (const failure of failures) console.log(`✗ ${failure}`);
  const times = runs.flatMap((run) => Object.entries(run.times));
  const seconds = times.map(([name, time]) => `${name} ${Math.round(time)} s`);
  if (seconds.length > 0) console.log(`Time: ${seconds.join(', ')}`);
  const skippedPart = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`${total(runs.map((run) => run.passed))} passed, ${failures.length} failed${skippedPart}`);
  return failures.length === 0 ? 0 : 1;
}
