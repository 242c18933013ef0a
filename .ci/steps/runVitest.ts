import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../site/vite/runTool.ts';
import type { TestRun } from './runReporter.ts';

/** Runs Vitest, prints its output, and returns the results. */
export async function runVitest(args: readonly string[]): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
  const file = join(folder, 'run.json');
  const reporters = ['default', join(import.meta.dirname, 'runReporter.ts')].map((name) => `--reporter=${name}`);
  // Transforms create many short-lived objects. With more space, Node collects them less often.
  const vitest = ['--max-semi-space-size=64', 'node_modules/vitest/vitest.mjs', 'run'];
  const { code } = await runTool([...vitest, ...reporters, ...args], { show: true, env: { TEST_RUN: file } });
  const run: TestRun = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, skipped: 0, failures: [], times: {}, storyIds: [] };
  rmSync(folder, { recursive: true });
  if (code === 0 || run.failures.length > 0) return run;
  return { ...run, failures: ['Vitest failed without a failed test. See its output above.'] };
}

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
