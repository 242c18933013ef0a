import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calendarDate, dateNumber } from './calendarDate.ts';

describe('calendarDate', () => {
  test.each([
    ['2022', { precision: 'year', year: 2022 }],
    ['2022-03', { precision: 'month', year: 2022, month: 3 }],
    ['2000-02-29', { precision: 'day', year: 2000, month: 2, day: 29 }],
    ['2024-02-29', { precision: 'day', year: 2024, month: 2, day: 29 }],
    [' 2022 ', { precision: 'year', year: 2022 }],
  ])('reads %j', (text, date) => {
    expect(calendarDate(text)).toEqual(date);
  });

  test.each([
    undefined,
    '',
    '22',
    '2022-3',
    '2022-13',
    '2022-00',
    '1900-02-29',
    '2023-04-31',
    '2023-01-00',
    '2022-03-15T00:00',
  ])('knows no date %j', (text) => {
    expect(calendarDate(text)).toBeUndefined();
  });

  it('reads every day that the system clock knows', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const text = day.toISOString().slice(0, 10);
        expect(calendarDate(text)).toEqual({
          precision: 'day',
          year: day.getUTCFullYear(),
          month: day.getUTCMonth() + 1,
          day: day.getUTCDate(),
        });
      }),
    );
  });
});

test('a year stands before its months, a month before its days, and the next after all of them', () => {
  const inOrder = ['2020', '2020-01', '2020-01-01', '2020-01-31', '2020-02', '2020-12-31', '2021'];
  const numbers = inOrder.map((text) => dateNumber(text, Number.NaN));
  expect(numbers).toEqual([20200000, 20200100, 20200101, 20200131, 20200200, 20201231, 20210000]);
});

test.each([undefined, '', 'soon', '2020-13'])('%j becomes the number given for an unknown date', (text) => {
  expect(dateNumber(text, -7)).toBe(-7);
});
