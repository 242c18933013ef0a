import { describe, expect, test } from 'vitest';
import { fitLines } from './fitLines.ts';

/** A font whose letters are as wide as they are high, like the game's. */
const monospaced = (line: string, sizePx: number) => [...line].length * sizePx;
const setText = (text: string, heightPx = 100) =>
  fitLines(text, { widthPx: 480, heightPx, sizesPx: [48, 32, 24], breaksWordsFromPx: 24, measureWidth: monospaced });

describe('fitted lines', () => {
  test.each([
    ['ten letters fit one line at the largest size', 'Player One', 48, ['Player One']],
    ['a longer text becomes smaller', 'Kim Exampleson', 32, ['Kim Exampleson']],
    ['an even longer text breaks between words', 'Kim van der Exampleson', 32, ['Kim van der', 'Exampleson']],
    ['a long word becomes smaller before it breaks', 'Wolfeschlegel', 32, ['Wolfeschlegel']],
    ['a longer word breaks', 'Wolfeschlegelsteinhausen', 24, ['Wolfeschlegelsteinha', 'usen']],
    ['spaces at the ends are dropped', '  Kim  ', 48, ['Kim']],
  ])('%s', (_, text, sizePx, lines) => {
    expect(setText(text)).toMatchObject({ sizePx, lines });
  });

  test('a text that never fits is truncated with an ellipsis', () => {
    const { lines, sizePx } = setText('x'.repeat(200));
    expect(sizePx).toBe(24);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toBe(`${'x'.repeat(19)}…`);
  });
});
