import { expect, test } from 'vitest';
import { mediansOf, middleOf } from './measurePages.ts';
import type { SlowLoad } from './slowVisit.ts';

test('each reading has the median of the loads that have it', () => {
  const loads = [
    { firstPaint: 900, shift: 0 },
    { firstPaint: 2000, shift: 0.1, blocking: 7 },
    { firstPaint: 1000, shift: 0 },
  ];
  expect(mediansOf(loads)).toEqual({ firstPaint: 1000, shift: 0, blocking: 7 });
});

test.each([
  [[], []],
  [[900], [900]],
  [[1400, 900, 1000], [1000]],
  [[1400, 900, 1000, 1200], [1000]],
])('of loads with first paints at %j, %j is typical', (paints, middle) => {
  const load = (firstPaint: number): SlowLoad => ({
    moments: { firstPaint },
    requests: [],
    work: { all: 0, script: 0, style: 0, layout: 0 },
  });
  expect(middleOf(paints.map(load)).map(({ moments }) => moments.firstPaint)).toEqual(middle);
});
