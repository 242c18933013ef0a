import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileSprite } from '../../src/art/compileSprite.ts';
import { anySprite, paintersOf } from '../../src/art/testing/outlines.ts';
import { seamlessSprite } from './seamlessSprite.ts';

const palette = { a: '#111111', b: '#222222', c: '#333333', d: '#444444' };

describe('seamlessSprite', () => {
  test('paints every dot in its color, and no empty dot', () => {
    fc.assert(
      fc.property(anySprite, (sprite) => {
        const painters = paintersOf(seamlessSprite(sprite));
        sprite.rows.forEach((dots, row) => {
          [...dots].forEach((dot, column) => {
            expect(painters(column, row).at(-1) ?? '.').toBe(dot);
          });
        });
      }),
    );
  });

  test('leaves no seam: the lower of two adjacent colors extends below the upper', () => {
    fc.assert(
      fc.property(anySprite, ({ rows, palette }) => {
        const painters = paintersOf(seamlessSprite({ rows, palette }));
        const colors = (column: number, row: number) => rows[row]?.[column]?.replace('.', '') || undefined;
        rows.forEach((dots, row) => {
          [...dots].forEach((_, column) => {
            for (const [x, y] of [[column + 1, row] as const, [column, row + 1] as const]) {
              const [color, neighbor] = [colors(column, row), colors(x, y)];
              if (color === undefined || neighbor === undefined) continue;
              expect(painters(x, y).includes(color) || painters(column, row).includes(neighbor)).toBe(true);
            }
          });
        });
      }),
    );
  });

  test.each([
    ['after all more frequent colors', ['abbccc'], ['c', 'M2 0h4v1h-4z'], ['b', 'M0 0h3v1h-3z'], ['a', 'M0 0h1v1h-1z']],
    ['between its dots', ['abcba', 'aaaaa'], ['a', 'M0 0h5v2h-5z'], ['b', 'M1 0h3v1h-3z'], ['c', 'M2 0h1v1h-1z']],
    ['below adjacent dots only', ['aaabb'], ['a', 'M0 0h4v1h-4z'], ['b', 'M3 0h2v1h-2z']],
  ] as const)('paints a color %s', (_, rows, ...paths) => {
    expect(seamlessSprite({ rows, palette }).paths.map(({ key, d }) => [key, d])).toEqual(paths);
  });

  test.each(['#22222280', 'rgb(0 0 0 / 50%)', 'none', 'currentColor'])('paints nothing below %s', (color) => {
    const painters = paintersOf(seamlessSprite({ rows: ['aba'], palette: { ...palette, b: color } }));
    expect(painters(1, 0)).toEqual(['b']);
  });

  test('keeps the order of currentColor layers', () => {
    const sprite = { rows: ['a.', 'bb', 'c.'], palette: { a: 'currentColor', b: 'currentColor', c: 'currentColor' } };
    expect(seamlessSprite(sprite)).toEqual(compileSprite(sprite));
  });
});
