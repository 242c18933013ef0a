import { describe, expect, test } from 'vitest';
import { fitLines } from './fitLines.ts';

/** A face in which each letter is as wide as it is high, as in the game's. */
const monospaced = (line: string, sizePx: number) => [...line].length * sizePx;
const setText = (text: string, heightPx = 100) =>
  fitLines(text, { widthPx: 480, heightPx, sizesPx: [48, 32, 24], breaksWordsFromPx: 24, measureWidth: monospaced });

describe('fitted lines', () => {
  test.each([
    ['ten letters stand large, in one line', 'Player One', 48, ['Player One']],
    ['what does not fit one line at the largest size becomes smaller', 'Kim Exampleson', 32, ['Kim Exampleson']],
    ['or breaks between words', 'Kim van der Exampleson', 32, ['Kim van der', 'Exampleson']],
    ['a long word becomes smaller before it is broken', 'Wolfeschlegel', 32, ['Wolfeschlegel']],
    ['a longer one is broken', 'Wolfeschlegelsteinhausen', 24, ['Wolfeschlegelsteinha', 'usen']],
    ['spaces at the ends are dropped', '  Kim  ', 48, ['Kim']],
  ])('%s', (_, text, sizePx, lines) => {
    expect(setText(text)).toMatchObject({ sizePx, lines });
  });

  test('what never fits is cut off, and says so', () => {
    const { lines, sizePx } = setText('x'.repeat(200));
    expect(sizePx).toBe(24);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toBe(`${'x'.repeat(19)}…`);
  });
});
