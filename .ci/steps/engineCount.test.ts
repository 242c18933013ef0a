import { describe, expect, test } from 'vitest';
import { engineCount } from './engineCount.ts';
import { vitestCount } from './vitestCount.ts';

const one = (engine: string, status: string) => ({ status, ancestorTitles: [engine, 'a claim'] });
const report = {
  testResults: [
    { status: 'passed', assertionResults: [one('Firefox', 'passed'), one('WebKit', 'skipped')] },
    { status: 'passed', assertionResults: [one('Firefox', 'todo'), one('WebKit', 'pending')] },
  ],
};
const run = { report, count: vitestCount(report, 0) };

describe('engineCount', () => {
  test('names an engine that is missing, with the number of its tests, and how to get it', () => {
    const { count, lines } = engineCount({ ...run, missing: ['WebKit'], isRequired: false });
    expect(count).toEqual({ passed: 1, failed: 0, skipped: 3 });
    expect(lines).toEqual(['2 tests were skipped: WebKit is not on this machine. npm run engines:install gets it.']);
  });

  test('counts its tests as failures where engines are required', () => {
    const { count, lines } = engineCount({ ...run, missing: ['WebKit'], isRequired: true });
    expect(count).toEqual({ passed: 1, failed: 2, skipped: 1 });
    expect(lines).toEqual([expect.stringMatching(/^2 tests failed, .*: WebKit is not on this machine/)]);
  });

  test.each([true, false])('has no lines when every engine is there (required: %s)', (isRequired) => {
    expect(engineCount({ ...run, missing: [], isRequired })).toEqual({ count: run.count, lines: [] });
  });

  test('a run that left no report is the failure that it is', () => {
    const count = vitestCount(undefined, 1);
    expect(engineCount({ report: undefined, count, missing: ['WebKit'], isRequired: true })).toEqual({
      count,
      lines: [],
    });
  });
});
