import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duration } from './duration.ts';

const today = '2025-11-01';

const month = fc.integer({ min: 1900 * 12, max: 2200 * 12 });
const text = (months: number) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
const inMonths = (length: string) =>
  Number(/(\d+) yr/.exec(length)?.[1] ?? 0) * 12 + Number(/(\d+) mo/.exec(length)?.[1] ?? 0);

test('counts every month from first to last', () => {
  fc.assert(
    fc.property(month, fc.nat(600), (start, more) => {
      expect(inMonths(duration(text(start), text(start + more), today))).toBe(more + 1);
    }),
  );
});

test('two consecutive spans add up to the whole', () => {
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
