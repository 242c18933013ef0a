import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faviconSprite } from './faviconSprite.ts';
import { notFoundSprite } from './notFound/notFoundSprite.ts';
import type { SpriteData } from './SpriteData.ts';
import { spritePaths } from './spritePaths.ts';

const palette = { a: '#111111', b: '#222222', c: '#333333' };

const anySprite: fc.Arbitrary<SpriteData> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc.array(fc.string({ unit: fc.constantFrom('.', 'a', 'b', 'c'), minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map((rows) => ({ rows, palette }));

/** Paints the paths back into dots, and counts how often each dot is painted. */
function painted(sprite: SpriteData): { rows: string[]; most: number } {
  const dots = sprite.rows.map((row) => [...row].map(() => ({ key: '.', times: 0 })));
  for (const { fill, d } of spritePaths(sprite)) {
    const key = Object.entries(sprite.palette).find(([, colour]) => colour === fill)?.[0] ?? '?';
    for (const [, left, top, right, bottom, back] of d.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)H(\d+)z/g)) {
      expect(back).toBe(left);
      for (let y = Number(top); y < Number(bottom); y++) {
        for (let x = Number(left); x < Number(right); x++) {
          const dot = dots[y]?.[x];
          if (!dot) throw new Error(`painted outside: ${x}, ${y}`);
          dot.key = key;
          dot.times++;
        }
      }
    }
  }
  return {
    rows: dots.map((line) => line.map(({ key }) => key).join('')),
    most: Math.max(...dots.flat().map(({ times }) => times)),
  };
}

describe('spritePaths', () => {
  it('paints every dot in its colour, none twice and none besides', () => {
    fc.assert(
      fc.property(anySprite, (sprite) => {
        const result = painted(sprite);
        expect(result.rows).toEqual(sprite.rows);
        expect(result.most).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('gathers a plain area into one rectangle', () => {
    expect(spritePaths({ rows: ['aaaa', 'aaaa', 'aaaa'], palette })).toEqual([{ fill: '#111111', d: 'M0 0H4V3H0z' }]);
  });

  it('makes one path of two characters with the same colour', () => {
    expect(spritePaths({ rows: ['ab'], palette: { a: '#111111', b: '#111111' } })).toEqual([
      { fill: '#111111', d: 'M0 0H1V1H0zM1 0H2V1H1z' },
    ]);
  });

  it('has nothing to paint in an empty sprite', () => {
    expect(spritePaths({ rows: [], palette })).toEqual([]);
    expect(spritePaths({ rows: ['...'], palette })).toEqual([]);
  });

  it('says where a colour is missing', () => {
    expect(() => spritePaths({ rows: ['aa', 'az'], palette })).toThrow(
      "Sprite: the dot at column 2, row 2 is 'z', which the palette does not have. Add it, or use one of: a b c",
    );
  });

  it('says which row is too long', () => {
    expect(() => spritePaths({ rows: ['aa', 'aa', 'aaa'], palette })).toThrow(
      'Sprite: row 3 is 3 dots wide, the first is 2. Make all rows equally long; a full stop is an empty dot.',
    );
  });

  it.each([
    ['the favicon', faviconSprite, 2_000],
    ['the 404 picture', notFoundSprite(), 20_000],
  ])('keeps %s small', (_, sprite, mostCharacters) => {
    const length = spritePaths(sprite).reduce((sum, { d }) => sum + d.length, 0);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(mostCharacters);
  });
});
