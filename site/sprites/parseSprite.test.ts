import { describe, expect, it } from 'vitest';
import { parseSprite } from './parseSprite.ts';

const file = 'heart.txt';

describe('parseSprite', () => {
  it('reads rows and colors, and skips notes', () => {
    expect(parseSprite('.a.\naba\n\na #f00 red: base, shade\nb currentColor\n', file)).toEqual({
      rows: ['.a.', 'aba'],
      palette: { a: '#f00', b: 'currentColor' },
    });
  });

  it.each([
    ['a missing empty line', '.a.\n', 'heart.txt: expected an empty line between the dots and their colors.'],
    [
      'rows of different lengths',
      'aa\na\n\na #f00\n',
      "heart.txt: Sprite: row 2 is 1 dots wide, but row 1 is 2. Make all rows the same width; use '.' for an empty dot.",
    ],
    [
      'a color without a key',
      'aa\n\na #f00\n#00f\n',
      'heart.txt, line 4: "#00f" is not a color. Expected a key, a space and a color: k #1d1a2b',
    ],
    ['two keys', 'aa\n\nab #f00\n', 'heart.txt, line 3: "ab #f00" is not a color.'],
  ])('rejects %s and names the file or line', (_, text, message) => {
    expect(() => parseSprite(text, file)).toThrow(message);
  });
});
