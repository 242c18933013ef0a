import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSprite } from './compileSprite.ts';
import { anySprite, paintersOf } from './testing/outlines.ts';

const palette = { a: '#111111', b: '#222222', c: '#333333' };

describe('compileSprite', () => {
  it('paints every dot once, in its color, and no empty dot', () => {
    fc.assert(
      fc.property(anySprite, (sprite) => {
        const compiled = compileSprite(sprite);
        const painters = paintersOf(compiled);
        const { width, height } = compiled;
        expect([width, height]).toEqual([sprite.rows[0]?.length, sprite.rows.length]);
        for (let row = -1; row <= height; row += 1) {
          for (let column = -1; column <= width; column += 1) {
            const dot = sprite.rows[row]?.[column] ?? '.';
            expect(painters(column, row)).toEqual(dot === '.' ? [] : [dot]);
          }
        }
      }),
    );
  });

  it.each([
    ['a hole as an outline in the opposite direction', ['aaa', 'a.a', 'aaa'], 'M0 0h3v3h-3zm2 1h-1v1h1z'],
    ['one outline through dots that touch at a corner', ['a.', '.a'], 'M0 0h1v1h1v1h-1v-1h-1z'],
    ['a move to the left as a negative number', ['..a', '...', 'aa.'], 'M2 0h1v1h-1zm-2 2h2v1h-2z'],
  ])('writes %s', (_, rows, d) => {
    expect(compileSprite({ rows, palette }).paths).toEqual([{ key: 'a', d }]);
  });

  it('writes one path per key, even for keys of the same color, and omits unused colors', () => {
    const twice = { a: '#111111', b: '#111111', c: '#333333' };
    expect(compileSprite({ rows: ['ab'], palette: twice })).toEqual({
      width: 2,
      height: 1,
      palette: { a: '#111111', b: '#111111' },
      paths: [
        { key: 'a', d: 'M0 0h1v1h-1z' },
        { key: 'b', d: 'M1 0h1v1h-1z' },
      ],
    });
  });

  it('returns no paths for an empty sprite', () => {
    expect(compileSprite({ rows: [], palette })).toEqual({ width: 0, height: 0, palette: {}, paths: [] });
    expect(compileSprite({ rows: ['...'], palette }).paths).toEqual([]);
  });

  it('throws for a key that the palette lacks, with its position', () => {
    expect(() => compileSprite({ rows: ['aa', 'az'], palette })).toThrow(
      "Sprite: the dot at column 2, row 2 is 'z', which is not in the palette. Add it, or use one of: a b c",
    );
  });

  it('throws for a row of another width, with its number', () => {
    expect(() => compileSprite({ rows: ['aa', 'aa', 'aaa'], palette })).toThrow(
      "Sprite: row 3 is 3 dots wide, but row 1 is 2. Make all rows the same width; use '.' for an empty dot.",
    );
  });
});
