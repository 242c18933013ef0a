import { describe, expect, it } from 'vitest';
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
