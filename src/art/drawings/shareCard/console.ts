// Dots of the console itself: 52 x 90, origin at its upper left. Light comes from the upper left.
import type { Layer } from '../../stackSprites.ts';
import { ellipse } from '../shapes/ellipse.ts';
import { flat } from '../shapes/flat.ts';
import { outlined } from '../shapes/outlined.ts';
import { polygon } from '../shapes/polygon.ts';
import { shaded } from '../shapes/shaded.ts';

/** The handheld, seen from the front, switched on. */
export function handheld(): Layer {
  return flat([
    outlined('k', body()),
    outlined('4', lens()),
    screen(),
    { rows: ['88', '8f'], x: 6, y: 19 },
    ...controls(),
    ...[38, 41, 44].flatMap((x, column) => [74, 77, 80].map((y) => ({ rows: ['4', '4'], x, y: y - column }))),
  ]);
}

function body(): Layer {
  const form = polygon('2', [
    [2, 0],
    [50, 0],
    [52, 2],
    [52, 76],
    [50, 82],
    [46, 86],
    [40, 88.5],
    [34, 90],
    [3, 90],
    [0, 87],
    [0, 2],
  ]);
  return shaded(form, [
    polygon('1', [
      [0, 0],
      [52, 0],
      [52, 2],
      [2, 2],
      [2, 90],
      [0, 90],
    ]),
    polygon('3', [
      [50, 3],
      [52, 3],
      [52, 90],
      [3, 90],
      [3, 88],
      [34, 87.5],
      [40, 86],
      [45, 83.5],
      [48.5, 80],
      [50, 76],
    ]),
  ]);
}

function lens(): Layer {
  const form = polygon('5', [
    [5, 4],
    [47, 4],
    [49, 6],
    [49, 41],
    [46, 44],
    [36, 46],
    [16, 46],
    [6, 44],
    [3, 41],
    [3, 6],
  ]);
  return shaded(form, [
    polygon('e', [
      [3, 4],
      [14, 4],
      [3, 17],
    ]),
  ]);
}

/** Hills at noon, and what somebody says about them. */
function screen(): Layer {
  const glass: Layer = { rows: Array.from({ length: 28 }, () => '6'.repeat(32)), x: 11, y: 9 };
  return shaded(glass, [
    ellipse('F', { x: 30, y: 11, width: 8, height: 8 }),
    polygon('7', [
      [11, 27],
      [18, 19],
      [25, 25],
      [32, 20],
      [43, 27],
      [43, 37],
      [11, 37],
    ]),
    { rows: Array.from({ length: 9 }, () => 'w'.repeat(30)), x: 12, y: 27 },
    { rows: Array.from({ length: 7 }, () => 'f'.repeat(28)), x: 13, y: 28 },
    { rows: ['k'.repeat(22)], x: 15, y: 29 },
    { rows: ['k'.repeat(17)], x: 15, y: 31 },
    { rows: ['k'.repeat(9)], x: 15, y: 33 },
  ]);
}

function controls(): readonly Layer[] {
  const cross = polygon('9', [
    [11, 52],
    [16, 52],
    [16, 57],
    [21, 57],
    [21, 62],
    [16, 62],
    [16, 67],
    [11, 67],
    [11, 62],
    [6, 62],
    [6, 57],
    [11, 57],
  ]);
  const lit = polygon('e', [
    [11, 52],
    [16, 52],
    [16, 53],
    [12, 53],
    [12, 58],
    [7, 58],
    [7, 61],
    [6, 61],
    [6, 57],
    [11, 57],
  ]);
  return [outlined('k', shaded(cross, [lit])), button(29, 57), button(39, 52), small(17), small(26)];
}

function button(x: number, y: number): Layer {
  const cap = ellipse('c', { x, y, width: 8, height: 8 });
  return outlined(
    'k',
    shaded(cap, [
      ellipse('C', { x, y, width: 9, height: 9 }),
      ellipse('c', { x: x - 1, y: y - 1, width: 8, height: 8 }),
      { rows: ['EE', 'E.'], x: x + 2, y: y + 1 },
    ]),
  );
}

function small(x: number): Layer {
  return outlined('4', { rows: ['999999', '999999'], x, y: 75 });
}
