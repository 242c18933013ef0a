import type { Layer } from '../../stackSprites.ts';

/** A filled rectangle: its upper left dot, and its size in dots. */
export function box(
  key: string,
  [x, y]: readonly [x: number, y: number],
  [width, height]: readonly [width: number, height: number],
): Layer {
  return { rows: Array.from({ length: height }, () => key.repeat(width)), x, y };
}
