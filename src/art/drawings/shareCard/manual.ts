// Dots of the manual itself: 66 x 62, origin at its upper left. Light comes from the upper left.
import type { Layer } from '../../stackSprites.ts';
import { ellipse } from '../shapes/ellipse.ts';
import { flat } from '../shapes/flat.ts';
import { outlined } from '../shapes/outlined.ts';
import { polygon } from '../shapes/polygon.ts';
import { shaded } from '../shapes/shaded.ts';

/** The manual, closed, its cover to the front. */
export function manual(): Layer {
  const pages: Layer = { rows: Array.from({ length: 54 }, (_, row) => (row % 2 ? 'V' : 'v').repeat(58)), x: 2, y: 2 };
  const cover: Layer = { rows: Array.from({ length: 54 }, () => 'v'.repeat(57)), x: 0, y: 0 };
  return flat([
    outlined('k', pages),
    outlined(
      'k',
      shaded(cover, [
        { rows: Array.from({ length: 54 }, () => 'V'), x: 3, y: 0 },
        { rows: Array.from({ length: 8 }, () => 'k'.repeat(57)), x: 0, y: 0 },
        { rows: ['FFFFFFFFFFFFFFFFFFFFFFFF', 'FFFFFFFFFFFFFFFFFFFFFFFF'], x: 7, y: 3 },
        { rows: ['cccc', 'cccc'], x: 34, y: 3 },
      ]),
    ),
    { rows: ['9', '9', '9'], x: 1, y: 14 },
    { rows: ['9', '9', '9'], x: 1, y: 39 },
    outlined('k', picture()),
    { rows: ['k'.repeat(20)], x: 8, y: 46 },
    { rows: ['k'.repeat(14)], x: 8, y: 49 },
    outlined(
      'k',
      shaded(ellipse('f', { x: 43, y: 42, width: 9, height: 9 }), [
        { rows: ['..c..', 'ccccc', '.ccc.', '.c.c.'], x: 45, y: 44 },
      ]),
    ),
  ]);
}

/** A road that leads over the hills. */
function picture(): Layer {
  const sky: Layer = {
    rows: Array.from({ length: 28 }, (_, row) => (row < 9 ? 'D' : row < 14 ? 'G' : 'J').repeat(45)),
    x: 8,
    y: 12,
  };
  return shaded(sky, [
    ellipse('f', { x: 36, y: 15, width: 10, height: 10 }),
    polygon('M', [
      [8, 32],
      [16, 24],
      [24, 30],
      [33, 22],
      [45, 31],
      [53, 27],
      [53, 40],
      [8, 40],
    ]),
    polygon('N', [
      [8, 35],
      [20, 31],
      [36, 32],
      [53, 29],
      [53, 40],
      [8, 40],
    ]),
    polygon('v', [
      [16, 40],
      [25, 36],
      [22, 34],
      [31, 31.6],
      [33, 32],
      [27, 34],
      [32, 36],
      [27, 40],
    ]),
  ]);
}
