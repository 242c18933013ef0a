import { expect, test } from 'vitest';
import { fitLines } from './fitLines.ts';

/** A font whose letters are as wide as they are high, like the game's. */
const measureWidth = (line: string, sizePx: number) => [...line].length * sizePx;

test.each([
  ['ten letters fit one line at the largest size', 'Player One', 48, ['Player One']],
  ['a longer text becomes smaller', 'Kim Exampleson', 32, ['Kim Exampleson']],
  ['an even longer text breaks between words', 'Kim van der Exampleson', 32, ['Kim van der', 'Exampleson']],
  ['spaces at the ends are dropped', '  Kim  ', 48, ['Kim']],
  ['a word that never fits is truncated', 'Wolfeschlegelsteinhausen', 24, ['Wolfeschlegelsteinh…']],
  [
    'the last line of a text that never fits is truncated',
    'Wilhelmina van der '.repeat(4),
    24,
    ['Wilhelmina van der', 'Wilhelmina van der', 'Wilhelmina van der…'],
  ],
])('%s', (_, text, sizePx, lines) => {
  const fitted = fitLines(text, { widthPx: 480, heightPx: 100, sizesPx: [48, 32, 24], measureWidth });
  expect(fitted).toMatchObject({ sizePx, lines });
});
