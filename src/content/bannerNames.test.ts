import { expect, test } from 'vitest';
import { bannerNames } from './bannerNames.ts';

test.each([
  [' Acme  Inc ', ['ACME INC', 'AI']],
  ['Ørsted', ['ORSTED', 'O']],
  ['株式会社', ['株式会社', '']],
  ['  ', []],
])('a banner for %j may say %j', (company, names) => {
  expect(bannerNames(company)).toEqual(names);
});
