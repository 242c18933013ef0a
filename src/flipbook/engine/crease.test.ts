import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Crease,
  cornerPoint,
  creaseAt,
  distanceBetween,
  isFinitePoint,
  minLiftPx,
  reachablePoint,
  turnProgress,
} from './crease.ts';
import type { Corner, Size } from './shapes.ts';
import { anyCorner, anyPage, anyPoint, creaseToward } from './testing/arbitraries.ts';
import { onCrease } from './testing/creaseGeometry.ts';

const page = { width: 400, height: 500 };
const corners: readonly Corner[] = ['top', 'bottom'];
const farPoint = anyPoint(6000);

/** Checks a claim about the crease of every point that has one. */
function everyCrease(claim: (crease: Crease, corner: Corner, page: Size) => void): void {
  fc.assert(
    fc.property(farPoint, anyCorner, anyPage, (point, corner, size) => {
      const crease = creaseToward(point, corner, size);
      if (crease) claim(crease, corner, size);
    }),
    { numRuns: 500 },
  );
}

describe('paper does not stretch', () => {
  test.each([
    ['within reach stays', { x: 120, y: 430 }, 'bottom', { x: 120, y: 430 }],
    ['beyond the facing page is pulled to its outer edge', { x: -900, y: 0 }, 'top', { x: -400, y: 0 }],
    ['above the page is pulled down into reach', { x: 0, y: -901 }, 'top', { x: 0, y: 500 - Math.hypot(400, 500) }],
  ] as const)('a point %s', (_, point, corner, expected) => {
    const { x, y } = reachablePoint(point, corner, page);
    expect(x).toBeCloseTo(expected.x, 9);
    expect(y).toBeCloseTo(expected.y, 9);
  });

  test('the corner stays within a page width of the near end of the spine, and a diagonal of the far end', () => {
    fc.assert(
      fc.property(farPoint, anyCorner, anyPage, (point, corner, size) => {
        const at = reachablePoint(point, corner, size);
        const near = { x: 0, y: cornerPoint(corner, size).y };
        const far = { x: 0, y: size.height - near.y };
        expect(distanceBetween(at, near)).toBeLessThanOrEqual(size.width * (1 + 1e-9));
        expect(distanceBetween(at, far)).toBeLessThanOrEqual(Math.hypot(size.width, size.height) * (1 + 1e-9));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('there is no crease', () => {
  test.each([
    [Number.NaN, 10],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ])('for a point at %d, %d', (x, y) => {
    expect(isFinitePoint({ x, y })).toBe(false);
    expect(creaseAt({ x, y }, 'bottom', page)).toBeNull();
  });

  test.each(corners)('less than a pixel from the %s corner, but at a pixel there is one', (corner) => {
    const { x, y } = cornerPoint(corner, page);
    expect(creaseAt({ x, y }, corner, page)).toBeNull();
    expect(creaseAt({ x: x - 0.99, y }, corner, page)).toBeNull();
    expect(creaseAt({ x: x - minLiftPx, y }, corner, page)).not.toBeNull();
  });
});

test('any finite point has a finite crease or none', () => {
  const huge = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(huge, huge, anyCorner, anyPage, (x, y, corner, size) => {
      const { point, corner: flat, middle, ...numbers } = creaseToward({ x, y }, corner, size) ?? {};
      for (const at of [point, flat, middle]) expect(at === undefined || isFinitePoint(at)).toBe(true);
      for (const value of Object.values(numbers)) expect(value).toSatisfy(Number.isFinite);
    }),
    { numRuns: 500 },
  );
});

describe('a crease', () => {
  test('is halfway between the corner and the dragged point, perpendicular to the line between them', () => {
    expect(creaseAt({ x: 340, y: 420 }, 'bottom', page)).toEqual({
      point: { x: 340, y: 420 },
      corner: { x: 400, y: 500 },
      middle: { x: 370, y: 460 },
      angleRad: Math.atan2(80, 60),
      halfPx: 50,
      progress: 60 / 800,
    });
  });

  test("is at every point equally far from the corner's old and new position", () => {
    everyCrease((crease, _, size) => {
      for (const along of [-size.height, -1, 0, 10, size.width]) {
        const point = onCrease(crease, along);
        const difference = distanceBetween(point, crease.corner) - distanceBetween(point, crease.point);
        expect(Math.abs(difference)).toBeLessThan(1e-6);
      }
    });
  });
});

describe('progress', () => {
  test.each([
    [400, 0],
    [0, 0.5],
    [-400, 1],
    [401, 0],
    [-500, 1],
  ])('with the corner at x = %d is %d', (x, progress) => {
    expect(turnProgress({ x, y: 77 }, page)).toBe(progress);
  });
});
