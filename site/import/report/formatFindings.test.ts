import { expect, test } from 'vitest';
import { formatFindings, quoteValue, warning } from './Finding.ts';
import { keyReadAs } from './messages.ts';

test.each([
  [undefined, 'nothing'],
  [7, '7'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(59)}…"`],
])('quotes %j as %s', (value, text) => {
  expect(quoteValue(value)).toBe(text);
});

test('escapes control and bidirectional characters', () => {
  const message = '"\0\u001b\u007f\u009b\u061c\u200f\u2028\u2029\u2069" لا 👩‍🚀';
  expect(formatFindings([{ severity: 'error', file: 'a\u202e.json', path: ['x\t\r\n'], message }])).toBe(
    String.raw`a\u202e.json  x\u0009\u000d\u000a: "\u0000\u001b\u007f\u009b\u061c\u200f\u2028\u2029\u2069" لا 👩‍🚀`,
  );
});

test.each([
  [10, 11, 'a.json:1:1  work[0].name: 0 is not a text in double quotes, nor is "x0".'],
  [60_000, 2, 'a.json:1:1  work[0].name: 0 is not a text in double quotes, nor is "x0". And 59999 more like this.'],
])('prints %i findings of one kind, and one finding of another kind, as %i lines', (count, lineCount, first) => {
  const findings = Array.from({ length: count }, (_, index) => ({
    severity: 'error' as const,
    file: 'a.json',
    path: ['work', index, 'name'],
    line: index + 1,
    message: `${index} is not a text in double quotes, nor is "x${index}".`,
  }));
  const other = { severity: 'warning', file: 'a.json', path: ['b'], line: 1, message: 'No.' } as const;
  const lines = formatFindings([...findings, other]).split('\n');
  expect(lines).toHaveLength(lineCount);
  expect([lines[0], lines.at(-1)]).toEqual([first, 'a.json:1:1  warning: b: No.']);
});

test('counts findings about different keys separately', () => {
  const findings = ['a', 'b'].flatMap((key) =>
    Array.from({ length: 11 }, (_, index) => warning(['work', index, key], `${index} read as "x".`)),
  );
  expect(formatFindings(findings).split('\n')).toHaveLength(2);
});

test('lists a renamed key once for all entries of a list', () => {
  const renamed = [0, 1, 2].map((index) => warning(['work', index, 'company'], keyReadAs('company', 'name')));
  expect(formatFindings(renamed)).toMatch(
    / work\[0\]\.company: "company" is not .* read as "name"\. And 2 more like this\.$/,
  );
});

test('lists every finding about lost text', () => {
  const losses = Array.from({ length: 20 }, () => ({
    ...warning(['a'], 'Skipped: "x" is no date.'),
    isLoss: true as const,
  }));
  expect(formatFindings(losses).split('\n')).toHaveLength(20);
});
