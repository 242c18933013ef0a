import { expect, test } from 'vitest';
import { latinLetters } from './latinLetters.ts';

test.each([
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
])('%j is written %j', (text, letters) => {
  expect(latinLetters(text)).toBe(letters);
});
