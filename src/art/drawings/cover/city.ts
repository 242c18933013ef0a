import type { Layer } from '../../stackSprites.ts';
import { box } from '../shapes/box.ts';
import { flat } from '../shapes/flat.ts';
import { outlined } from '../shapes/outlined.ts';

type Tower = { readonly x: number; readonly top: number; readonly width: number; readonly roof: readonly string[] };

/** Its ground's top. */
const base = 60;

/** The castle that is a city: office towers with roofs of a castle, and a gate at the end of the road. */
export function city(): readonly Layer[] {
  return [
    ...aerials.map(([x, y]) => box('k', [x, y], [1, 6])),
    ...towers.map(tower),
    wall(),
    outlined('k', { rows: gate, x: 88, y: 50 }),
  ];
}

const point = ['....r....', '...rrR...', '...rrR...', '..rrrRR..', '..rrrRR..', '.rrrrRRR.', 'rrrrrRRRR'] as const;

const flag = [
  '......rrr....',
  '......rrrrr..',
  '......rrr....',
  '......k......',
  '777...8....99',
  '777...8....99',
  '7778888888899',
] as const;

const flatRoof = ['.77899..'] as const;

/** On the flat roofs: column, and the row of its tip. */
const aerials = [
  [71, 35],
  [112, 31],
] as const;

const towers: readonly Tower[] = [
  { x: 68, top: 42, width: 8, roof: flatRoof },
  { x: 109, top: 38, width: 8, roof: flatRoof },
  { x: 76, top: 31, width: 9, roof: point },
  { x: 100, top: 27, width: 9, roof: point },
  { x: 86, top: 20, width: 13, roof: flag },
];

/** Lit from the left, with two windows on every floor. */
function tower({ x, top, width, roof }: Tower): Layer {
  const lit = Math.floor(width / 4);
  const floors = Array.from({ length: Math.floor((46 - top) / 4) }, (_, floor) => top + 2 + floor * 4);
  return outlined(
    'k',
    flat([
      box('8', [x, top], [width, base - top]),
      box('7', [x, top], [lit, base - top]),
      box('9', [x + width - 2, top], [2, base - top]),
      ...floors.flatMap((y) => windows(width).map((column) => box('5', [x + column, y], [width > 9 ? 2 : 1, 2]))),
      { rows: roof, x, y: top - roof.length },
    ]),
  );
}

function windows(width: number): readonly number[] {
  return width > 9 ? [4, 8] : [3, 5];
}

function wall(): Layer {
  return outlined(
    'k',
    flat([
      ...[73, 79, 85, 96, 102, 108].map((x) => box('8', [x, 48], [3, 2])),
      box('8', [73, 50], [38, base - 50]),
      box('7', [73, 50], [38, 1]),
      box('9', [73, 56], [38, 4]),
    ]),
  );
}

const gate = [
  '...66...',
  '.666665.',
  '.666665.',
  '66666655',
  '66666655',
  '66666655',
  '66666655',
  '66666655',
  '66666655',
  '66666655',
] as const;
