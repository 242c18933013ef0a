import type { Layer } from '../../stackSprites.ts';
import { ellipse } from '../shapes/ellipse.ts';
import { outlined } from '../shapes/outlined.ts';
import { shaded } from '../shapes/shaded.ts';

/** Where the road turns: row, and its middle in that row. It begins at the gate and ends under the hero's hill. */
const turns = [
  [58, 92],
  [65, 101],
  [74, 82],
  [85, 102],
  [97, 70],
] as const;

/** Row by row; wider the nearer it is, and where it runs across. */
export function road(): Layer {
  const rows = Array.from({ length: 38 }, (_, row) => {
    const y = 58 + row;
    const half = 1.4 + row * 0.17 + Math.abs(middle(y + 0.5) - middle(y - 0.5)) * (0.3 + row * 0.03);
    return Array.from({ length: 128 }, (_, column) => {
      const away = column + 0.5 - middle(y);
      if (Math.abs(away) > half) return '.';
      return away > half - 1 - row / 18 ? 'Y' : 'y';
    }).join('');
  });
  return { rows, x: 0, y: 58 };
}

/** The levels on the way, from the last, which is far away, to the first: row, width, height. */
export function levels(): readonly Layer[] {
  return [
    [63, 4, 2],
    [68, 5, 3],
    [75, 6, 4],
    [84, 8, 5],
    [94, 10, 6],
  ].map(([y = 0, width = 0, height = 0]) => {
    const x = Math.round(middle(y) - width / 2);
    const place = { x, y: y - Math.floor(height / 2), width, height };
    return outlined('k', shaded(ellipse('R', place), [ellipse('r', { ...place, y: place.y - 1 })]));
  });
}

/** Swings from turn to turn as a pendulum does. */
function middle(y: number): number {
  const next = Math.max(
    1,
    turns.findIndex(([row]) => row >= y),
  );
  const [fromY, from] = turns[next - 1] ?? turns[0];
  const [toY, to] = turns[next] ?? turns[0];
  return from + ((to - from) * (1 - Math.cos((Math.PI * (y - fromY)) / (toY - fromY)))) / 2;
}
