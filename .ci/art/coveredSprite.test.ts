import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileSprite } from '../../src/art/compileSprite.ts';
import type { SpriteData } from '../../src/art/SpriteData.ts';
import { outlines, paintersOf } from '../../src/art/testing/outlines.ts';
import { coveredSprite } from './coveredSprite.ts';

const palette = { a: '#111111', b: '#222222', c: '#333333', d: '#444444' };

const anySprite: fc.Arbitrary<SpriteData> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc.array(fc.string({ unit: fc.constantFrom('.', 'a', 'b', 'c', 'd'), minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map((rows) => ({ rows, palette }));

const anyOrder = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'x']).map((keys) => keys.join(''));

describe('coveredSprite', () => {
  test('shows every dot in its colour, in any order, and paints none that is clear', () => {
    fc.assert(
      fc.property(anySprite, anyOrder, (sprite, order) => {
        const painters = paintersOf(coveredSprite(sprite, order));
        sprite.rows.forEach((dots, row) => {
          [...dots].forEach((dot, column) => {
            expect(painters(column, row).at(-1) ?? '.').toBe(dot);
          });
        });
      }),
    );
  });

  test('paints nothing outside', () => {
    fc.assert(
      fc.property(anySprite, anyOrder, (sprite, order) => {
        const { width, height, paths } = coveredSprite(sprite, order);
        for (const [x, y] of paths.flatMap(([, d]) => outlines(d).flat())) {
          expect([x >= 0, y >= 0, x <= width, y <= height]).toEqual([true, true, true, true]);
        }
      }),
    );
  });

  test('is never longer than what paints each dot once', () => {
    const length = ({ paths }: ReturnType<typeof compileSprite>) => paths.reduce((sum, [, d]) => sum + d.length, 0);
    fc.assert(
      fc.property(anySprite, anyOrder, (sprite, order) => {
        expect(length(coveredSprite(sprite, order))).toBeLessThanOrEqual(length(compileSprite(sprite)));
      }),
    );
  });

  test.each([
    ['below a later colour', ['aaa', 'aba', 'aaa'], 'ab', { a: 'M0 0h3v3h-3z', b: 'M1 1h1v1h-1z' }],
    ['not above an earlier one', ['aaa', 'aba', 'aaa'], 'ba', { a: 'M0 0h3v3h-3zm2 1h-1v1h1z' }],
    ['not where nothing is', ['aaa', 'aba', 'aa.'], 'ab', { a: 'M0 0h3v2h-1v1h-2z' }],
    ['only as far as that is shorter', ['aabb'], 'ab', { a: 'M0 0h2v1h-2z' }],
    ['between what belongs together', ['abba', 'bbbb'], 'ab', { a: 'M0 0h4v1h-4z' }],
  ])('a colour reaches %s', (_, rows, order, paths) => {
    expect(Object.fromEntries(coveredSprite({ rows, palette }, order).paths)).toMatchObject(paths);
  });

  test('paints in the order given, and last what that does not know', () => {
    const keys = (order: string) =>
      coveredSprite({ rows: ['abcd'], palette }, order)
        .paths.map(([key]) => key)
        .join('');
    expect(keys('cxa')).toBe('cabd');
    expect(keys('')).toBe('abcd');
  });

  test.each(['#11111180', 'rgb(0 0 0 / 50%)', 'none', 'currentColor'])(
    'refuses %s: what is below may show',
    (colour) => {
      expect(() => coveredSprite({ rows: ['a'], palette: { a: colour } }, 'a')).toThrow(
        `Sprite: the colour ${colour} of 'a' may show what is below it. Write it as #rrggbb, in small letters.`,
      );
    },
  );
});
