import { describe, expect, it } from 'vitest';
import { outlineRows } from './outlineRows.ts';
import { stackSprites } from './stackSprites.ts';

const size = { width: 4, height: 3 };

describe('stackSprites', () => {
  it.each([
    [
      'lays the later layer over the earlier',
      [
        { rows: ['aaaa'], x: 0, y: 0 },
        { rows: ['bb'], x: 1, y: 0 },
      ],
      ['abba', '....', '....'],
    ],
    [
      'lets the earlier show through empty dots',
      [
        { rows: ['aaa'], x: 0, y: 1 },
        { rows: ['b.b'], x: 0, y: 1 },
      ],
      ['....', 'bab.', '....'],
    ],
    [
      'cuts off what lies outside',
      [
        { rows: ['aaa', 'aaa'], x: 3, y: 2 },
        { rows: ['bb', 'bb'], x: -1, y: -1 },
      ],
      ['b...', '....', '...a'],
    ],
  ])('%s', (_, layers, rows) => {
    expect(stackSprites(size, {}, layers).rows).toEqual(rows);
  });

  it('refuses a layer with rows of different lengths', () => {
    expect(() => stackSprites(size, {}, [{ rows: ['aa', 'a'], x: 0, y: 0 }])).toThrow(
      'Sprite: row 2 is 1 dots wide, the first is 2.',
    );
  });
});

describe('outlineRows', () => {
  it.each([
    ['draws a line around a dot, without corners', ['a'], ['.k.', 'kak', '.k.']],
    ['fills a hole of one dot', ['aaa', 'a.a', 'aaa'], ['.kkk.', 'kaaak', 'kakak', 'kaaak', '.kkk.']],
    ['leaves nothing around nothing', ['.'], ['...', '...', '...']],
  ])('%s', (_, rows, expected) => {
    expect(outlineRows(rows, 'k')).toEqual(expected);
  });
});
