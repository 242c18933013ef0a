import { describe, expect, it } from 'vitest';
import { difference } from './difference.ts';
import { ellipse } from './ellipse.ts';
import { flat } from './flat.ts';
import { line } from './line.ts';
import { outlined } from './outlined.ts';
import { polygon } from './polygon.ts';
import { rimmed } from './rimmed.ts';
import { shaded } from './shaded.ts';

const square = { rows: ['aaaa', 'aaaa', 'aaaa', 'aaaa'], x: 2, y: 3 };

describe('a polygon', () => {
  it('has the dots whose centre lies within', () => {
    const points = [
      [2, 3],
      [6, 3],
      [6, 7],
    ] as const;
    expect(polygon('a', points)).toEqual({ rows: ['aaaa', '.aaa', '..aa', '...a'], x: 2, y: 3 });
  });

  it('that is a box has all of its dots, whichever way round it is drawn', () => {
    const points = [
      [2, 3],
      [6, 3],
      [6, 7],
      [2, 7],
    ] as const;
    expect(polygon('a', points)).toEqual(square);
    expect(polygon('a', points.toReversed())).toEqual(square);
  });

  it('and its neighbour share no dot and leave none between them', () => {
    const upper = polygon('a', [
      [0, 0],
      [7, 0],
      [0, 5],
    ]);
    const lower = polygon('b', [
      [7, 0],
      [7, 5],
      [0, 5],
    ]);
    const count = (key: string, rows: readonly string[]) => rows.join('').split(key).length - 1;
    expect(count('a', upper.rows) + count('b', lower.rows)).toBe(35);
    expect(flat([upper, lower]).rows.join('')).not.toContain('.');
  });
});

describe('an ellipse', () => {
  it('touches the sides of its box, and is the same from all of them', () => {
    const { rows } = ellipse('a', { x: 0, y: 0, width: 8, height: 6 });
    expect(rows).toEqual(['..aaaa..', '.aaaaaa.', 'aaaaaaaa', 'aaaaaaaa', '.aaaaaa.', '..aaaa..']);
  });
});

describe('a line', () => {
  it('goes from dot to dot, one dot at a time', () => {
    const points = [
      [3, 1],
      [0, 1],
      [2, 3],
    ] as const;
    expect(line('a', points)).toEqual({ rows: ['aaaa', '.a..', '..a.'], x: 0, y: 1 });
  });

  it('of one point is a dot', () => {
    expect(line('a', [[4, 5]])).toEqual({ rows: ['a'], x: 4, y: 5 });
  });
});

describe('layers', () => {
  it('laid flat lie where they lay', () => {
    expect(flat([square, { rows: ['b'], x: 0, y: 4 }])).toEqual({
      rows: ['..aaaa', 'b.aaaa', '..aaaa', '..aaaa'],
      x: 0,
      y: 3,
    });
  });

  it('that are shades stay on their form, the last uppermost', () => {
    const shades = [
      { rows: ['bbb', 'bbb'], x: 0, y: 3 },
      { rows: ['c'], x: 2, y: 4 },
    ];
    expect(shaded(square, shades)).toEqual({ ...square, rows: ['baaa', 'caaa', 'aaaa', 'aaaa'] });
  });

  it('that are outlined keep their place', () => {
    expect(outlined('k', { rows: ['a'], x: 5, y: 5 })).toEqual({ rows: ['.k.', 'kak', '.k.'], x: 4, y: 4 });
  });

  it('get an outline where an inner line comes to the edge, and there only', () => {
    const layer = { rows: ['adaa', 'adaa', 'addd'], x: 0, y: 0 };
    expect(rimmed(layer, { inner: 'd', outer: 'k' }).rows).toEqual(['akaa', 'adaa', 'akkk']);
  });
});

describe('the difference of two pictures', () => {
  const palette = { a: '#111111', b: '#222222' };
  const from = { rows: ['ab.', 'aa.'], palette };

  it('is what has to be laid over the first to make the second', () => {
    expect(difference(from, { rows: ['aaa', 'aa.'], palette })).toEqual({ rows: ['.aa', '...'], palette });
  });

  it('cannot take a dot away', () => {
    expect(() => difference(from, { rows: ['ab.', '.a.'], palette })).toThrow(
      'A dot cannot be taken away: column 1, row 2 is a, then empty.',
    );
  });
});
