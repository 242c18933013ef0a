import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each<[string, unknown]>([
  ['Player One', 'PO'],
  ['ada  lovelace', 'AL'],
  ['🚀 Ada', 'A'],
  ['María José Carreño Quiñones', 'MQ'],
  ['Đorđe ßtraße', 'DS'],
  ['山田 太郎', ''],
  ['', ''],
])('%j has the initials %j', (input, expected) => {
  expect(initials(input)).toEqual(expected);
});
