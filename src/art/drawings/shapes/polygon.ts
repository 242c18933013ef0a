// Dot space: a dot (x, y) reaches from corner (x, y) to corner (x + 1, y + 1), its centre is at (x + 0.5, y + 0.5).
import type { Layer } from '../../stackSprites.ts';

/** A corner of dots, so that `[0, 0], [3, 0], [3, 2], [0, 2]` is three dots wide and two high. Parts of a dot are allowed. */
export type Point = readonly [x: number, y: number];

/** A filled polygon: the dots whose centre lies within. */
export function polygon(key: string, points: readonly Point[]): Layer {
  const left = Math.floor(Math.min(...points.map(([x]) => x)));
  const right = Math.ceil(Math.max(...points.map(([x]) => x)));
  const top = Math.floor(Math.min(...points.map(([, y]) => y)));
  const bottom = Math.ceil(Math.max(...points.map(([, y]) => y)));
  const rows = Array.from({ length: bottom - top }, (_, row) =>
    Array.from({ length: right - left }, (_, column) =>
      isWithin(points, [left + column + 0.5, top + row + 0.5]) ? key : '.',
    ).join(''),
  );
  return { rows, x: left, y: top };
}

/** Even-odd: how many sides lie to the right. */
function isWithin(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  points.forEach(([toX, toY], index) => {
    const [fromX, fromY] = points.at(index - 1) ?? [toX, toY];
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
  });
  return inside;
}
