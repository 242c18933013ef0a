import { expect, test } from 'vitest';
import { latinize } from './latinize.ts';

test.each<[string, unknown]>([
  ['Łukasz Żak', 'Lukasz Zak'],
  ['Øystein Ødegård', 'Oystein Odegard'],
  ['Đorđe', 'Dorde'],
  ['Weiß, GROẞ', 'Weiss, GROSs'],
  ['Þóra Æsir', 'Thora Aesir'],
  ['Nguyễn Ngọc Ánh', 'Nguyen Ngoc Anh'],
  ['Işıl İnan', 'Isil Inan'],
  ['Œuvre œuvre', 'Oeuvre oeuvre'],
  ['ﬁne', 'fine'],
  ['Иван 山田', 'Иван 山田'],
  ['', ''],
])('%j has the Latin letters %j', (input, expected) => {
  expect(latinize(input)).toEqual(expected);
});
