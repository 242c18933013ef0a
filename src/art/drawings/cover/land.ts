import type { Layer } from '../../stackSprites.ts';
import { box } from '../shapes/box.ts';
import { ellipse } from '../shapes/ellipse.ts';
import { flat } from '../shapes/flat.ts';
import { outlined } from '../shapes/outlined.ts';
import { polygon } from '../shapes/polygon.ts';
import { shaded } from '../shapes/shaded.ts';
import { levels, road } from './road.ts';

/** Mountains far away, against the light. */
export function mountains(): Layer {
  return polygon('f', [
    [0, 53],
    [8, 48],
    [13, 51],
    [24, 44],
    [34, 50],
    [40, 47],
    [52, 53],
    [60, 51],
    [70, 57],
    [110, 57],
    [120, 51],
    [128, 54],
    [128, 62],
    [0, 62],
  ]);
}

/** The valley between the hero and the city, with the road through it. */
export function valley(): readonly Layer[] {
  return [
    box('V', [0, 59], [128, 37]),
    ellipse('v', { x: 64, y: 58, width: 56, height: 7 }),
    ellipse('v', { x: 34, y: 66, width: 46, height: 7 }),
    ellipse('v', { x: 104, y: 73, width: 46, height: 8 }),
    road(),
    ...levels(),
    ...woods.map(wood),
  ];
}

const woods = [
  [-2, 57, 9],
  [40, 57, 8],
  [46, 59, 9],
  [118, 60, 8],
  [123, 62, 10],
  [114, 80, 10],
  [121, 83, 13],
] as const;

function wood([x, y, size]: (typeof woods)[number]): Layer {
  const crown = ellipse('W', { x, y, width: size, height: size - 1 });
  const sunlit = Math.floor(size / 2);
  return flat([crown, ellipse('V', { x: x + 1, y: y + 1, width: sunlit, height: sunlit - 1 })]);
}

/** The hill on which the hero stands. */
export function hill(): readonly Layer[] {
  const form = polygon('W', [
    [0, 80],
    [10, 77],
    [38, 77],
    [50, 81],
    [60, 88],
    [66, 98],
    [0, 98],
  ]);
  const plain = polygon('V', [
    [0, 78],
    [10, 76],
    [38, 76],
    [50, 80],
    [62, 89],
    [50, 90],
    [36, 86],
    [12, 87],
    [0, 90],
  ]);
  const lit = polygon('v', [
    [0, 78],
    [10, 76],
    [38, 76],
    [50, 80],
    [62, 89],
    [46, 83],
    [36, 80],
    [10, 81],
    [0, 84],
  ]);
  return [outlined('k', shaded(form, [plain, lit])), ...flowers.map(([x, y]) => ({ rows: flower, x, y }))];
}

const flowers = [
  [5, 84],
  [44, 86],
] as const;

const flower = ['.r.', 'rwr', '.r.', '.W.'] as const;
