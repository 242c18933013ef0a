import { expect, test } from 'vitest';
import { sheetWidth } from './sheetWidth.ts';

test.each([
  ['', 0],
  ['Łódź – “x”', 4],
  ['Пиши', 4],
  ['料理', 2],
])('%j is %f em wide on the folded sheet', (text, em) => {
  expect(sheetWidth(text)).toBeCloseTo(em);
});
