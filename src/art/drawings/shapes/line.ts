import type { Layer } from '../../stackSprites.ts';
import { flat } from './flat.ts';
import type { Point } from './polygon.ts';

/** A line of one dot's width from dot to dot, without doubled steps. Here a point is a dot, not a corner. */
export function line(key: string, points: readonly Point[]): Layer {
  const dots = points.flatMap((to, index) => {
    const from = points[index - 1] ?? to;
    const steps = Math.max(1, Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    return Array.from({ length: steps + 1 }, (_, step) => ({
      rows: [key],
      x: Math.round(from[0] + ((to[0] - from[0]) * step) / steps),
      y: Math.round(from[1] + ((to[1] - from[1]) * step) / steps),
    }));
  });
  return flat(dots);
}
