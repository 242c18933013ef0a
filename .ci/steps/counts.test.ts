import { describe, expect, test } from 'vitest';
import { countLine, lastLines, sum } from './countLine.ts';
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
    expect(vitestCount({ testResults }, code)).toMatchObject({ passed, failed, skipped });
  });

  test('a run that leaves no report has failed, whatever its exit code', () => {
    expect([vitestCount(undefined, 0), vitestCount(undefined, 1)].map(({ failed }) => failed)).toEqual([1, 1]);
  });
});

describe('lastLines', () => {
  test('name what failed before the counts: its file, its titles, and what it says first', () => {
    const broken = {
      status: 'failed',
      name: `${process.cwd()}/src/a.test.ts`,
      message: 'No such module\n at a',
      assertionResults: [],
    };
    const claim = {
      status: 'failed',
      ancestorTitles: ['a book'],
      title: 'turns',
      failureMessages: ['Error: it does not\n    at b'],
    };
    const mixed = {
      status: 'failed',
      name: `${process.cwd()}/src/b.test.ts`,
      assertionResults: [{ status: 'passed' }, claim],
    };
    const count = vitestCount({ testResults: [broken, mixed] }, 1);
    expect(lastLines(count)).toBe(
      '✗ src/a.test.ts: No such module\n✗ src/b.test.ts > a book > turns: Error: it does not\n1 passed, 2 failed',
    );
  });

  test('say so when the failure is none of a test', () => {
    expect(lastLines(vitestCount({ testResults: [file('passed', 'passed')] }, 1))).toBe(
      '✗ an error outside the tests: see where Vitest prints it\n1 passed, 1 failed',
    );
  });

  test('of several runs are all together', () => {
    const one = { passed: 1, failed: 1, skipped: 0, failures: ['a'] };
    expect(lastLines(sum(one, { ...one, failures: ['b'] }))).toBe('✗ a\n✗ b\n2 passed, 2 failed');
    const fine = { passed: 1, failed: 0, skipped: 0 };
    expect(lastLines(sum(fine, fine))).toBe('2 passed, 0 failed');
  });
});
