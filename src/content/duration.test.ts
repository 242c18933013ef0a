import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { duration } from './duration.ts';

const today = '2025-11-01';

describe('duration', () => {
  test.each([
    ['both months count', '2020-01', '2020-12', '1 yr'],
    ['one month is a month', '2020-01', '2020-01', '1 mo'],
    ['years and months', '2020-01', '2022-03', '2 yr 3 mo'],
    ['months over a new year', '2019-11', '2020-06', '8 mo'],
    ['years are subtracted', '2019', '2021', '2 yr'],
    ['one year is at least a year', '2020', '2020', '1 yr'],
    ['the last day counts', '2020-01-01', '2020-12-31', '1 yr'],
    ['a day is a month', '2020-01-15', '2020-01-15', '1 mo'],
    ['the month is whole on the eve of its day', '2020-01-15', '2020-03-14', '2 mo'],
    ['and not a day earlier', '2020-01-15', '2020-03-13', '1 mo'],
    ['a short month closes at its end', '2023-01-31', '2023-02-28', '1 mo'],
    ['a year makes months years', '2019-06', '2021', '2 yr'],
    ['a year before makes months years', '2019', '2021-06', '2 yr'],
    ['a month makes days months', '2020-01-20', '2020-03', '3 mo'],
  ])('%s: %s to %s is %s', (_, start, end, length) => {
    expect(duration(start, end, today)).toBe(length);
  });

  test.each([
    ['2022-03', undefined, '3 yr 9 mo'],
    ['2022-03', '', '3 yr 9 mo'],
    ['2019', undefined, '6 yr'],
    ['2025-10-15', undefined, '1 mo'],
  ])('%s without an end lasts to the present', (start, end, length) => {
    expect(duration(start, end, today)).toBe(length);
  });

  test.each([
    ['no start', undefined, '2020'],
    ['an empty start', '', undefined],
    ['a start in the future', '2026-01', undefined],
    ['an end before the start', '2022-03', '2019-05'],
    ['an end some days before the start', '2022-03-15', '2022-03-14'],
    ['a date that does not exist', '2023-02-30', '2023-12'],
  ])('%s has no length', (_, start, end) => {
    expect(duration(start, end, today)).toBe('');
  });

  const month = fc.integer({ min: 1900 * 12, max: 2200 * 12 });
  const text = (months: number) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  const inMonths = (length: string) =>
    Number(/(\d+) yr/.exec(length)?.[1] ?? 0) * 12 + Number(/(\d+) mo/.exec(length)?.[1] ?? 0);

  it('names all months from first to last', () => {
    fc.assert(
      fc.property(month, fc.nat(600), (start, more) => {
        expect(inMonths(duration(text(start), text(start + more), today))).toBe(more + 1);
      }),
    );
  });

  it('adds up: two spans back to back are as long as the whole', () => {
    fc.assert(
      fc.property(month, fc.nat(300), fc.nat(300), (start, first, second) => {
        const parts = [
          duration(text(start), text(start + first), today),
          duration(text(start + first + 1), text(start + first + 1 + second), today),
        ];
        const whole = duration(text(start), text(start + first + 1 + second), today);
        expect(parts.map(inMonths).reduce((sum, part) => sum + part)).toBe(inMonths(whole));
      }),
    );
  });
});
