import type { Count } from './countLine.ts';
import type { VitestReport } from './vitestCount.ts';

/** The result of the engine tests. */
export interface EngineResult {
  readonly count: Count;
  /** A line for each engine that is not on this machine. */
  readonly lines: readonly string[];
}

/** How the engine tests were run. */
export interface EngineRun {
  readonly report: VitestReport | undefined;
  readonly count: Count;
  /** The engines that are not on this machine. */
  readonly missing: readonly string[];
  /** Whether a test that was skipped for that is a failure. */
  readonly isRequired: boolean;
}

/** Counts the tests that each missing engine skipped, as failures where engines are required. */
export function engineCount({ report, count, missing, isRequired }: EngineRun): EngineResult {
  const skipped = (report?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ ancestorTitles = [] }) => ancestorTitles[0] ?? '');
  const lost = missing
    .map((name) => ({ name, tests: skipped.filter((title) => title === name).length }))
    .filter(({ tests }) => tests > 0);
  const lostTests = lost.reduce((all, { tests }) => all + tests, 0);
  const fate = isRequired ? 'failed, as engines are required here (REQUIRE_ENGINES)' : 'were skipped';
  return {
    count: isRequired ? { ...count, failed: count.failed + lostTests, skipped: count.skipped - lostTests } : count,
    lines: lost.map(
      ({ name, tests }) => `${tests} tests ${fate}: ${name} is not on this machine. npm run engines:install gets it.`,
    ),
  };
}
