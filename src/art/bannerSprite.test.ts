import { expect, test } from 'vitest';
import { bannerSprite } from './bannerSprite.ts';

/** The outlines of the ink on the cloth, painted above the castle's own. */
const ink = (...names: readonly string[]) => bannerSprite(names).paths.at(-1)?.d;
const plain = ink();

test('every letter is drawn, and no two alike', () => {
  const all = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&-.'"];
  expect(new Set([plain, ...all.map((letter) => ink(letter))]).size).toBe(all.length + 1);
});

test.each([
  ['twelve letters stand whole', ['THYSSENKRUPP', 'T'], 'THYSSENKRUPP'],
  ['of more, the initials do', ['THYSSENKRUPPS', 'T'], 'T'],
  ['a letter without dots makes way for the initials', ['ACME™', 'A'], 'A'],
])('%s', (_, names, expected) => {
  expect(ink(...names)).toBe(ink(expected));
  expect(ink(...names)).not.toBe(plain);
});

test('where no name can be written the cloth is plain', () => {
  expect(ink('株式会社', '')).toBe(plain);
});
