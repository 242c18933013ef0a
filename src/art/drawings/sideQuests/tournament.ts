import type { SpriteData } from '../../SpriteData.ts';
import type { Layer } from '../../stackSprites.ts';
import { box } from '../shapes/box.ts';
import { flat } from '../shapes/flat.ts';
import { line } from '../shapes/line.ts';
import { outlined } from '../shapes/outlined.ts';
import { type Point, polygon } from '../shapes/polygon.ts';
import { framed } from './framed.ts';

/** The final: two arcade sticks face each other, and both ways through the bracket lead to the cup. */
export function tournament(): SpriteData {
  return framed([...corners(), ...bracket(), cup, spark, ...sticks()]);
}

/** A red corner and a blue one, parted by a slant, with light from behind the cup. */
function corners(): readonly Layer[] {
  return [
    box('R', [0, 0], [64, 40]),
    polygon('6', [
      [32, 9],
      [0, 14],
      [0, 30],
    ]),
    polygon('D', [
      [36, 0],
      [64, 0],
      [64, 40],
      [28, 40],
    ]),
    polygon('7', [
      [32, 9],
      [64, 14],
      [64, 30],
    ]),
    box('k', [0, 31], [64, 1]),
    box('2', [0, 32], [64, 1]),
    box('1', [0, 33], [64, 7]),
  ];
}

/** Eight began; the way of those two who are left is lit. */
function bracket(): readonly Layer[] {
  return [
    ...lostWays.flatMap((way) => [line('p', way), line('B', otherSide(way))]),
    line('y', wonWay),
    line('y', otherSide(wonWay)),
  ];
}

function otherSide(way: readonly Point[]): readonly Point[] {
  return way.map(([x, y]) => [63 - x, y]);
}

const lostWays: readonly (readonly Point[])[] = [
  [
    [3, 3],
    [8, 3],
    [8, 5],
  ],
  [
    [3, 9],
    [8, 9],
    [8, 13],
    [3, 13],
  ],
  [
    [8, 11],
    [13, 11],
    [13, 8],
  ],
];

const wonWay: readonly Point[] = [
  [3, 7],
  [8, 7],
  [8, 5],
  [13, 5],
  [13, 8],
  [24, 8],
];

/** The two sticks: alike but for the colour and the side on which the lever is. The light is not mirrored. */
function sticks(): readonly Layer[] {
  const red = flat([{ rows: stick, x: 0, y: 9 }, lever(2), ...buttons.map(([x, y, rows]) => ({ rows, x, y }))]);
  const blue = flat([
    { rows: stick, x: 0, y: 9 },
    lever(15),
    ...buttons.map(([x, y, rows]) => ({ rows, x: 22 - x, y })),
  ]);
  return [outlined('k', { ...red, x: 2, y: 17 }), outlined('k', { rows: blue.rows.map(inBlue), x: 38, y: 17 })];
}

function inBlue(row: string): string {
  return [...row].map((key) => bluer[key] ?? key).join('');
}

const bluer: Readonly<Record<string, string>> = { p: 'B', r: 'd', R: 'D' };

function lever(x: number): Layer {
  return flat([
    { rows: ['..kkk..', '.kkkkk.', 'kkkkkkk'], x, y: 10 },
    { rows: ['gG', 'gG', 'gG', 'gG', 'gG'], x: x + 3, y: 6 },
    { rows: ball, x, y: 0 },
  ]);
}

const ball = ['..prr..', '.psrrr.', 'pprrrrR', 'prrrrrR', 'rrrrrRR', '.rrrRR.', '..RRR..'] as const;

const stick = [
  '...mmmmmmmmmmmmmmmmmm...',
  '..mmmmmmmmmmmmmmmmmmmm..',
  '..mmmmmmmmmmmmmmmmmmmm..',
  '.mmmmmmmmmmmmmmmmmmmmmm.',
  '.mmmmmmmmmmmmmmmmmmmmmm.',
  '.gggggggggggggggggggggg.',
  'rrrrrrrrrrrrrrrrrrrrrrrR',
  'rpprrrrrrrrrrrrrrrrrrrrR',
  'rrrrrrrrrrrrrrrrrrrrrrRR',
  '.RRRRRRRRRRRRRRRRRRRRRR.',
] as const;

const buttons: readonly (readonly [x: number, y: number, rows: readonly string[]])[] = [
  [11, 9, ['yY', 'Yz']],
  [15, 9, ['vv', 'vV']],
  [19, 9, ['ut', 'tT']],
  [10, 12, ['yY', 'Yz']],
  [14, 12, ['vv', 'vV']],
  [18, 12, ['ut', 'tT']],
];

const cup = outlined('k', {
  rows: [
    '..yyyYYYYYYz..',
    'yyyyYYYYYYYzzz',
    'y.ysYYYYYYYz.z',
    'y.ysYYYYYYYz.z',
    'yyysYYYYYYYzzz',
    '..yyYYYYYYYz..',
    '...yYYYYYYz...',
    '....yYYYYz....',
    '......Yz......',
    '......Yz......',
    '....yyYYYz....',
    '....AAAAbb....',
  ],
  x: 25,
  y: 3,
});

const spark = outlined('k', {
  rows: [
    '....yy....',
    '.y..yy..Y.',
    '..yyyyYY..',
    '..yssssY..',
    'yyssssssYY',
    'yyssssssYY',
    '..yssssY..',
    '..YYYYYY..',
    '.Y..YY..Y.',
    '....YY....',
  ],
  x: 27,
  y: 19,
});
