import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point, Size } from '../engine/shapes.ts';
import { type Linear, pointInBox, scaleOf } from './bookSpace.ts';

const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyPoint = (limit: number) => fc.record({ x: finite(-limit, limit), y: finite(-limit, limit) });
const sizes = fc.record({ width: finite(50, 2000), height: finite(50, 2000) });
/** Linear maps that keep the box from collapsing to a line. */
const linears = fc
  .record({ a: finite(-2, 2), b: finite(-2, 2), c: finite(-2, 2), d: finite(-2, 2) })
  .filter(({ a, b, c, d }) => Math.abs(a * d - b * c) > 0.05);

/** Maps a point of a box to client space: transformed, zoomed, and moved. */
function mapToClient({ x, y }: Point, { a, b, c, d }: Linear, { zoom, to }: { zoom: number; to: Point }): Point {
  return { x: (a * x + c * y) * zoom + to.x, y: (b * x + d * y) * zoom + to.y };
}

/** The bounding rectangle of a box's corners. */
function boundsOf({ width, height }: Size, toClient: (corner: Point) => Point) {
  const corners = [0, width].flatMap((x) => [0, height].map((y) => toClient({ x, y })));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

test('pointInBox maps a client position to its point in a rotated, mirrored, skewed, zoomed and moved box', () => {
  fc.assert(
    fc.property(sizes, anyPoint(3000), linears, anyPoint(5000), finite(0.2, 4), (size, point, linear, to, zoom) => {
      const toClient = (boxPoint: Point) => mapToClient(boxPoint, linear, { zoom, to });
      const result = pointInBox(toClient(point), { size, linear, bounds: boundsOf(size, toClient) });
      expect(result.x).toBeCloseTo(point.x, 3);
      expect(result.y).toBeCloseTo(point.y, 3);
    }),
  );
});

test('the scale of a box is the client length of one px along each side', () => {
  fc.assert(
    fc.property(sizes, linears, finite(0.2, 4), (size, linear, zoom) => {
      const toClient = (boxPoint: Point) => mapToClient(boxPoint, linear, { zoom, to: { x: 7, y: 9 } });
      const scale = scaleOf({ size, linear, bounds: boundsOf(size, toClient) }, 2);
      const lengthOf = (px: Point) => Math.hypot(toClient(px).x - 7, toClient(px).y - 9);
      expect(scale.x).toBeCloseTo(2 * lengthOf({ x: 1, y: 0 }), 6);
      expect(scale.y).toBeCloseTo(2 * lengthOf({ x: 0, y: 1 }), 6);
    }),
  );
});
