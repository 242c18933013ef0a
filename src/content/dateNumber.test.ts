import { expect, test } from 'vitest';
import { dateNumber } from './dateNumber.ts';

test('a year stands before its months, a month before its days, and the next after all of them', () => {
  const inOrder = ['2020', '2020-01', '2020-01-01', '2020-01-31', '2020-02', '2020-12-31', '2021'];
  const numbers = inOrder.map((text) => dateNumber(text, Number.NaN));
  expect(numbers).toEqual([20200000, 20200100, 20200101, 20200131, 20200200, 20201231, 20210000]);
});

test.each([undefined, '', 'soon', '2020-13'])('%j becomes the number given for an unknown date', (text) => {
  expect(dateNumber(text, -7)).toBe(-7);
});
