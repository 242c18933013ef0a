import type { Layer } from '../../stackSprites.ts';
import { box } from '../shapes/box.ts';
import { ellipse } from '../shapes/ellipse.ts';

/** The sky at dawn, and the sun behind the city. */
export function sky(): readonly Layer[] {
  return [
    box('1', [0, 0], [128, 10]),
    box('2', [0, 10], [128, 11]),
    box('3', [0, 21], [128, 12]),
    box('4', [0, 33], [128, 30]),
    ...streaks.map(streak),
    ellipse('5', { x: 62, y: 11, width: 60, height: 60 }),
    ellipse('6', { x: 66, y: 15, width: 52, height: 52 }),
    ...clouds.map(streak),
    ...stars.map(([x, y]) => box('w', [x, y], [1, 1])),
  ];
}

type Streak = readonly [key: string, x: number, y: number, width: number];

/** Colours of a band that reach into the next. */
const streaks: readonly Streak[] = [
  ['1', -4, 10, 60],
  ['2', 28, 21, 44],
  ['3', -6, 33, 28],
  ['3', 112, 33, 30],
  ['5', -4, 42, 24],
  ['5', 46, 47, 22],
];

/** Thin clouds before the sun. */
const clouds: readonly Streak[] = [
  ['4', 54, 30, 22],
  ['4', 108, 43, 24],
];

const stars = [
  [6, 4],
  [21, 7],
  [70, 6],
  [117, 4],
] as const;

/** Two rows, the lower one shorter. */
function streak([key, x, y, width]: Streak): Layer {
  const row = key.repeat(width);
  return { rows: [row, `..${row.slice(4)}..`], x, y };
}
