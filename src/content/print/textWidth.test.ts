import { expect, test } from 'vitest';
import { textWidth } from './textWidth.ts';

test.each([
  ['a space', ' ', 0.21],
  ['the narrowest letter', 'i', 0.24],
  ['the widest one', 'W', 0.99],
  ['the last sign of the table', '~', 0.57],
  ['a letter with an accent', 'é', 0.58],
  ['an accent that stands by itself', '\u0301', 0],
  ['a control character', '\u0007', 0.66],
  ['Cyrillic', 'Ж', 0.66],
  ['a sign that is a picture elsewhere', '©', 0.66],
  ['an arrow', '→', 0.66],
  ['a radical of Chinese', '⺀', 1],
  ['Chinese', '漢', 1],
  ['a joiner', '\u200D', 0],
  ['two words', 'i W', 1.44],
  ['nothing', '', 0],
])('%s, %j, is %d em wide', (_, text, widthEm) => {
  expect(textWidth(text)).toBeCloseTo(widthEm);
});

test('bold letters are 8 % wider', () => {
  expect(textWidth('W', 'bold')).toBeCloseTo(0.99 * 1.08);
});

test('what a joiner joins is as wide as its first picture; what follows counts again', () => {
  expect(textWidth('👩\u200D👩\u200D👧i')).toBeCloseTo(1.35 + 0.24);
});
