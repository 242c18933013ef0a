import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate, dateNumber } from './calendarDate.ts';

test('every day that the system clock knows is read', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      expect(calendarDate(day.toISOString().slice(0, 10))).toEqual({
        precision: 'day',
        year: day.getUTCFullYear(),
        month: day.getUTCMonth() + 1,
        day: day.getUTCDate(),
      });
    }),
  );
});

test.each<[string, unknown]>([
  ['2022', { precision: 'year', year: 2022 }],
  ['2022-03', { precision: 'month', year: 2022, month: 3 }],
  ['2000-02-29', { precision: 'day', year: 2000, month: 2, day: 29 }],
  ['2024-02-29', { precision: 'day', year: 2024, month: 2, day: 29 }],
  [' 2022 ', { precision: 'year', year: 2022 }],
  ['', undefined],
  ['22', undefined],
  ['2022-3', undefined],
  ['2022-13', undefined],
  ['2022-00', undefined],
  ['1900-02-29', undefined],
  ['2023-04-31', undefined],
  ['2023-01-00', undefined],
  ['2022-03-15T00:00', undefined],
])('the date %j is %j', (input, expected) => {
  expect(calendarDate(input)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['2020', 20200000],
  ['2020-01', 20200100],
  ['2020-01-01', 20200101],
  ['2020-01-31', 20200131],
  ['2020-02', 20200200],
  ['2020-12-31', 20201231],
  ['2021', 20210000],
  ['', -7],
  ['soon', -7],
  ['2020-13', -7],
])('the date %j is the number %j', (input, expected) => {
  expect(dateNumber(input, -7)).toEqual(expected);
});
