import { expect, test } from 'vitest';
import { covers, wholeLines } from './runs.ts';

const runsOf = (text: string) =>
  text.split(' ').flatMap((run) => {
    const [first = Number.NaN, last = first] = run.split('..').map(Number);
    return run ? { first, last } : [];
  });

test.each([
  ['one after another', '4..9', 1, '4..9'],
  ['in order', '50..60 4..9', 1, '4..9 50..60'],
  ['that overlap', '4..9 7..12', 1, '4..12'],
  ['within others', '4..12 7..9', 1, '4..12'],
  ['that meet', '4..9 10..12', 1, '4..12'],
  ['that do not', '4..9 11..12', 1, '4..9 11..12'],
  ['outside', '-5..2 98..120 130..140', 1, '0..2 98..99'],
  ['before the first', '-9..-1', 1, ''],
  ['none', '7..6', 1, ''],
  ['whole lines', '5..9', 4, '4..11'],
  ['whole lines that meet', '5..6 9..9', 4, '4..11'],
  ['a last line that is not full', '97..97', 8, '96..99'],
])('runs %s', (_, runs, perLine, expected) => {
  expect(wholeLines(runsOf(runs), { count: 100, perLine })).toEqual(runsOf(expected));
});

test.each([
  ['inside one run', '4..9', '5..8', true],
  ['equal to one run', '4..9', '4..9', true],
  ['in two runs that do not touch', '4..9 11..20', '8..12', false],
  ['beyond a run', '4..9', '8..10', false],
  ['beyond the ends of the list', '0..99', '-3..120', true],
])('items %s', (_, runs, items, expected) => {
  const [range = { first: 0, last: 0 }] = runsOf(items);
  expect(covers(runsOf(runs), range, 100)).toBe(expected);
});
