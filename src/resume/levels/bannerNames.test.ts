import { expect, test } from 'vitest';
import { bannerNames } from './bannerNames.ts';

test.each<[string, unknown]>([
  [' Acme  Inc ', ['ACME INC', 'Acme Inc']],
  ['Ørsted', ['ORSTED', 'Ørsted']],
  ['株式会社', ['株式会社', '株式会社']],
  ['W'.repeat(500), ['W'.repeat(40), 'W'.repeat(40)]],
  ['  ', []],
])('a banner for %j may show %j', (input, expected) => {
  expect(bannerNames(input)).toEqual(expected);
});
