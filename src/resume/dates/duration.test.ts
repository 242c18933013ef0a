import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duration } from './duration.ts';

const today = '2025-11-01';

const month = fc.integer({ min: 1900 * 12, max: 2200 * 12 });
const text = (months: number) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
const inMonths = (length: string) =>
  Number(/(\d+) yr/.exec(length)?.[1] ?? 0) * 12 + Number(/(\d+) mo/.exec(length)?.[1] ?? 0);

test('all months from first to last are named', () => {
  fc.assert(
    fc.property(month, fc.nat(600), (start, more) => {
      expect(inMonths(duration(text(start), text(start + more), today))).toBe(more + 1);
    }),
  );
});

test('two spans back to back are as long as the whole', () => {
  fc.assert(
    fc.property(month, fc.nat(300), fc.nat(300), (start, first, second) => {
      const parts = [
        duration(text(start), text(start + first), today),
        duration(text(start + first + 1), text(start + first + 1 + second), today),
      ];
      const wholeDuration = duration(text(start), text(start + first + 1 + second), today);
      expect(parts.map(inMonths).reduce((sum, part) => sum + part)).toBe(inMonths(wholeDuration));
    }),
  );
});

test.each<[string | undefined, string | undefined, unknown]>([
  ['2020-01', '2020-12', '1 yr'],
  ['2020-01', '2020-01', '1 mo'],
  ['2020-01', '2022-03', '2 yrs 3 mos'],
  ['2019-11', '2020-06', '8 mos'],
  ['2019', '2021', '2 yrs'],
  ['2020', '2020', '1 yr'],
  ['2020-01-01', '2020-12-31', '1 yr'],
  ['2020-01-15', '2020-01-15', '1 mo'],
  ['2020-01-15', '2020-03-14', '2 mos'],
  ['2020-01-15', '2020-03-13', '1 mo'],
  ['2023-01-31', '2023-02-28', '1 mo'],
  ['2019-06', '2021', '2 yrs'],
  ['2019', '2021-06', '2 yrs'],
  ['2020-01-20', '2020-03', '3 mos'],
  ['2022-03', undefined, '3 yrs 9 mos'],
  ['2019', undefined, '6 yrs'],
  ['2025-10-15', undefined, '1 mo'],
  [undefined, '2020', ''],
  [undefined, undefined, ''],
  ['2026-01', undefined, ''],
  ['2022-03', '2019-05', ''],
  ['2022-03-15', '2022-03-14', ''],
  ['2023-02-30', '2023-12', ''],
])('%j to %j takes %j', (start, end, expected) => {
  expect(duration(start, end, '2025-11-01')).toEqual(expected);
});
