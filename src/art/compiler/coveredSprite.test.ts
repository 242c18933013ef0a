import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompiledSprite } from '../CompiledSprite.ts';
import { compileSprite } from '../compileSprite.ts';
import type { SpriteData } from '../SpriteData.ts';
import { paintersOf } from '../testing/outlines.ts';
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

const lengthOf = ({ paths }: CompiledSprite) => paths.reduce((sum, [, d]) => sum + d.length, 0);

describe('coveredSprite', () => {
  test('shows every dot in its colour, and paints none that is clear', () => {
    fc.assert(
      fc.property(anySprite, (sprite) => {
        const painters = paintersOf(coveredSprite(sprite));
        sprite.rows.forEach((dots, row) => {
          [...dots].forEach((dot, column) => {
            expect(painters(column, row).at(-1) ?? '.').toBe(dot);
          });
        });
      }),
    );
  });

  test('is never longer than what paints each dot once', () => {
    fc.assert(
      fc.property(anySprite, (sprite) => {
        expect(lengthOf(coveredSprite(sprite))).toBeLessThanOrEqual(lengthOf(compileSprite(sprite)));
      }),
    );
  });

  test.each([
    ['the rarer the later', ['abbccc'], ['c', 'M3 0h3v1h-3z'], ['b', 'M1 0h2v1h-2z'], ['a', 'M0 0h1v1h-1z']],
    ['below a rarer colour', ['aaa', 'aba', 'aaa'], ['a', 'M0 0h3v3h-3z'], ['b', 'M1 1h1v1h-1z']],
    ['not where nothing is', ['a.aa'], ['a', 'M0 0h1v1h-1zm2 0h2v1h-2z']],
    [
      'not below what is painted before',
      ['bab', 'bbb', 'a..'],
      ['b', 'M0 0h3v2h-3z'],
      ['a', 'M1 0h1v1h-1zm-1 2h1v1h-1z'],
    ],
    ['not beyond its own dots', ['aab'], ['a', 'M0 0h2v1h-2z'], ['b', 'M2 0h1v1h-1z']],
  ] as const)('a colour is painted %s', (_, rows, ...paths) => {
    expect(coveredSprite({ rows, palette }).paths).toEqual(paths);
  });

  test.each(['#22222280', 'rgb(0 0 0 / 50%)', 'none', 'currentColor'])('nothing lies below %s', (colour) => {
    const painters = paintersOf(coveredSprite({ rows: ['aba'], palette: { ...palette, b: colour } }));
    expect([0, 1, 2].map((column) => painters(column, 0))).toEqual([['a'], ['b'], ['a']]);
  });

  test('colours of a page keep their order', () => {
    const sprite = { rows: ['a.', 'bb', 'c.'], palette: { a: 'currentColor', b: 'currentColor', c: 'currentColor' } };
    expect(coveredSprite(sprite)).toEqual(compileSprite(sprite));
  });
});
