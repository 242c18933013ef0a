import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coveredSprite } from './coveredSprite.ts';
import { paintOrder } from './paintOrder.ts';

const palette = { a: '#111111', b: '#222222', c: '#333333', d: '#444444' };
const anyRows = fc.array(fc.string({ unit: fc.constantFrom('.', 'a', 'b', 'c', 'd'), minLength: 6, maxLength: 6 }), {
  minLength: 1,
  maxLength: 6,
});

function length(rows: readonly string[], order: string): number {
  return coveredSprite({ rows, palette }, order).paths.reduce((sum, [, d]) => sum + d.length, 0);
}

describe('paintOrder', () => {
  test.each([
    ['what is around below what is within', ['aaaaa', 'abbba', 'abcba', 'abbba', 'aaaaa'], 'abc'],
    ['what is whole below what lies across it', ['ccacc', 'ccacc', 'bbabb', 'ccacc', 'ccacc'], 'cba'],
  ])('paints %s', (_, rows, order) => {
    expect(paintOrder(rows)).toBe(order);
  });

  test('has every key once', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const keys = new Set(rows.join('').replaceAll('.', ''));
        expect([...paintOrder(rows)].toSorted()).toEqual([...keys].toSorted());
      }),
    );
  });

  test('is not shortened by moving any key', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const order = paintOrder(rows);
        for (const key of order) {
          const others = order.replace(key, '');
          for (let place = 0; place <= others.length; place++) {
            const moved = others.slice(0, place) + key + others.slice(place);
            expect(length(rows, moved)).toBeGreaterThanOrEqual(length(rows, order));
          }
        }
      }),
    );
  });
});
