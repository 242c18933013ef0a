import { expect, test } from 'vitest';
import { medianOf } from './medianOf.ts';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[10, 9, 1, 2], 5.5],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median);
});
