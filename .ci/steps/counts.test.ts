import { describe, expect, test } from 'vitest';
import { countLine } from './countLine.ts';
import { vitestCount } from './vitestCount.ts';

describe('countLine', () => {
  test.each([
    [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
    [{ passed: 0, failed: 1, skipped: 0 }, '0 passed, 1 failed'],
    [{ passed: 3, failed: 2, skipped: 1 }, '3 passed, 2 failed, 1 skipped'],
  ])('%j reads %j', (count, line) => {
    expect(countLine(count)).toBe(line);
  });
});

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

describe('vitestCount', () => {
  test.each([
    ['every test passes', [file('passed', 'passed', 'passed'), file('passed', 'passed')], 0, [3, 0, 0]],
    ['a test fails', [file('failed', 'passed', 'failed')], 1, [1, 1, 0]],
    ['tests are left out', [file('passed', 'passed', 'skipped', 'pending', 'todo')], 0, [1, 0, 3]],
    ['a file cannot be read', [file('failed'), file('passed', 'passed')], 1, [1, 1, 0]],
    ['a hook fails after its tests passed', [file('failed', 'passed')], 1, [1, 1, 0]],
    ['an error is not caught', [file('passed', 'passed')], 1, [1, 1, 0]],
    ['no test was found', [], 0, [0, 1, 0]],
  ] as const)('when %s', (_, testResults, code, [passed, failed, skipped]) => {
    expect(vitestCount({ testResults }, code)).toEqual({ passed, failed, skipped });
  });

  test('a run that leaves no report has failed, whatever its exit code', () => {
    expect([vitestCount(undefined, 0), vitestCount(undefined, 1)].map(({ failed }) => failed)).toEqual([1, 1]);
  });
});
