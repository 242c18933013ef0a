import type { Crease } from '../crease.ts';
import type { Point, Size } from '../shapes.ts';

/** A crease: one of its points, and its normal toward the corner. */
type Line = Pick<Crease, 'middle' | 'angleRad'>;

/** A point's distance from the crease: above 0 on the corner's side, below 0 on the flat side. */
export function distanceBeyond({ middle, angleRad }: Line, { x, y }: Point): number {
  return (x - middle.x) * Math.cos(angleRad) + (y - middle.y) * Math.sin(angleRad);
}

/** The point of the crease that is `along` px from its middle. */
export function onCrease({ middle, angleRad }: Line, along: number): Point {
  return { x: middle.x - Math.sin(angleRad) * along, y: middle.y + Math.cos(angleRad) * along };
}

export function mirror(crease: Line, point: Point): Point {
  const depth = 2 * distanceBeyond(crease, point);
  return { x: point.x - depth * Math.cos(crease.angleRad), y: point.y - depth * Math.sin(crease.angleRad) };
}

export function cornersOf({ width, height }: Size): readonly Point[] {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}
