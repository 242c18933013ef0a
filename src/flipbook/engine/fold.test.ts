import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornerPoint, type Fold, foldAt, isFinitePoint, leastLiftPx, reachable, turnProgress } from './fold.ts';
import type { Corner, Point, Size } from './shapes.ts';
import { anyCorner, anyPage, anyPoint, foldTowards, real } from './testing/arbitraries.ts';
import { areaOf, beyond, clip, distanceBetween, mirrored, outlineOf } from './testing/polygon.ts';

const page = { width: 400, height: 500 };
const corners: readonly Corner[] = ['top', 'bottom'];
const farPoint = anyPoint(6000);

/** Checks a claim about the fold of any point, wherever there is one. */
function everyFold(claim: (fold: Fold, corner: Corner, page: Size) => void): void {
  fc.assert(
    fc.property(farPoint, anyCorner, anyPage, (point, corner, size) => {
      const fold = foldTowards(point, corner, size);
      if (fold) claim(fold, corner, size);
    }),
    { numRuns: 500 },
  );
}

/** A point of the crease, that far along it from its middle. */
function onCrease({ middle, angleRad }: Fold, along: number): Point {
  return { x: middle.x - Math.sin(angleRad) * along, y: middle.y + Math.cos(angleRad) * along };
}

test('the corners are the ends of the outer edge', () => {
  expect(cornerPoint('top', page)).toEqual({ x: 400, y: 0 });
  expect(cornerPoint('bottom', page)).toEqual({ x: 400, y: 500 });
});

describe('paper does not stretch', () => {
  test('a point within reach stays where it is', () => {
    expect(reachable({ x: 120, y: 430 }, 'bottom', page)).toEqual({ x: 120, y: 430 });
    expect(reachable({ x: -400, y: 500 }, 'bottom', page)).toEqual({ x: -400, y: 500 });
  });

  test.each([
    ['outward', { x: 900, y: 500 }, 'bottom', { x: 400, y: 500 }],
    ['over the spine and outward', { x: -900, y: 0 }, 'top', { x: -400, y: 0 }],
    ['away from the page', { x: 0, y: 901 }, 'bottom', { x: 0, y: Math.hypot(400, 500) }],
    ['above the page', { x: 0, y: -901 }, 'top', { x: 0, y: 500 - Math.hypot(400, 500) }],
    ['across the page', { x: 0, y: 0 }, 'bottom', { x: 0, y: 100 }],
  ] as const)('a point pulled %s comes back along its ray', (_, point, corner, expected) => {
    const { x, y } = reachable(point, corner, page);
    expect(x).toBeCloseTo(expected.x, 9);
    expect(y).toBeCloseTo(expected.y, 9);
  });

  test('the corner stays within a width of the near end of the spine and a diagonal of the far one', () => {
    fc.assert(
      fc.property(farPoint, anyCorner, anyPage, (point, corner, size) => {
        const at = reachable(point, corner, size);
        const near = { x: 0, y: cornerPoint(corner, size).y };
        const far = { x: 0, y: size.height - near.y };
        expect(distanceBetween(at, near)).toBeLessThanOrEqual(size.width * (1 + 1e-9));
        expect(distanceBetween(at, far)).toBeLessThanOrEqual(Math.hypot(size.width, size.height) * (1 + 1e-9));
      }),
      { numRuns: 1000 },
    );
  });

  test('what was brought within reach stays there', () => {
    fc.assert(
      fc.property(farPoint, anyCorner, anyPage, (point, corner, size) => {
        const once = reachable(point, corner, size);
        expect(distanceBetween(reachable(once, corner, size), once)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('no fold is given', () => {
  test.each([
    [Number.NaN, 10],
    [10, Number.NaN],
    [Number.POSITIVE_INFINITY, 10],
    [10, Number.NEGATIVE_INFINITY],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ])('for a point at %d, %d', (x, y) => {
    expect(isFinitePoint({ x, y })).toBe(false);
    expect(foldAt({ x, y }, 'bottom', page)).toBeNull();
  });

  test.each(corners)('within a pixel of the %s corner, and one is given from there on', (corner) => {
    const { x, y } = cornerPoint(corner, page);
    expect(foldAt({ x, y }, corner, page)).toBeNull();
    expect(foldAt({ x: x - 0.99, y }, corner, page)).toBeNull();
    expect(foldAt({ x: x - leastLiftPx, y }, corner, page)).not.toBeNull();
  });
});

test('any finite point gives no fold or a finite one, however far away it is', () => {
  const huge = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(huge, huge, anyCorner, anyPage, (x, y, corner, size) => {
      const fold = foldTowards({ x, y }, corner, size);
      for (const value of fold ? [fold.point, fold.corner, fold.middle] : []) expect(isFinitePoint(value)).toBe(true);
      for (const value of fold ? [fold.angleRad, fold.halfPx, fold.progress] : []) expect(value).toBeTypeOf('number');
      if (fold) expect(Number.isFinite(fold.angleRad + fold.halfPx + fold.progress)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe('a fold', () => {
  test('is half-way between the corner and where it is dragged to, square to the line between them', () => {
    expect(foldAt({ x: 340, y: 420 }, 'bottom', page)).toEqual({
      point: { x: 340, y: 420 },
      corner: { x: 400, y: 500 },
      middle: { x: 370, y: 460 },
      angleRad: Math.atan2(80, 60),
      halfPx: 50,
      progress: 60 / 800,
    });
  });

  test.each([
    ['vertical when the corner is dragged along its own edge', { x: 200, y: 500 }, { x: 300, y: 500 }],
    ['the spine when the corner lies on the other side', { x: -400, y: 500 }, { x: 0, y: 500 }],
  ])('is %s', (_, point, middle) => {
    expect(foldAt(point, 'bottom', page)).toMatchObject({ middle, angleRad: 0 });
  });

  test('is at every point as far from the corner as from where the corner is now', () => {
    everyFold((fold, _, size) => {
      for (const along of [-size.height, -1, 0, 10, size.width]) {
        const point = onCrease(fold, along);
        const difference = distanceBetween(point, fold.corner) - distanceBetween(point, fold.point);
        expect(Math.abs(difference)).toBeLessThan(1e-6);
      }
    });
  });

  test('has the corner beyond it, as far as the flap reaches before it', () => {
    everyFold((fold) => {
      expect(beyond(fold, fold.corner)).toBeCloseTo(fold.halfPx, 6);
      expect(beyond(fold, fold.point)).toBeCloseTo(-fold.halfPx, 6);
    });
  });

  test('makes a flap that is congruent to what was lifted, with its corner under the finger', () => {
    everyFold((fold, _, size) => {
      const lifted = clip(outlineOf(size), fold, 1);
      const flap = lifted.map((point) => mirrored(fold, point));
      expect(areaOf(flap)).toBeCloseTo(areaOf(lifted), 2);
      for (const [index, point] of lifted.entries()) {
        const [other = point, image = point, otherImage = point] = [lifted[0], flap[index], flap[0]];
        expect(distanceBetween(image, otherImage)).toBeCloseTo(distanceBetween(point, other), 5);
      }
      expect(distanceBetween(mirrored(fold, fold.corner), fold.point)).toBeLessThan(1e-6);
    });
  });

  test('parts the page: what lies flat and what is lifted are all of it', () => {
    everyFold((fold, _, size) => {
      const whole = size.width * size.height;
      const parts = areaOf(clip(outlineOf(size), fold, 1)) + areaOf(clip(outlineOf(size), fold, -1));
      expect(Math.abs(parts - whole)).toBeLessThan(whole * 1e-9);
    });
  });

  test('never takes hold of the spine: both its ends stay flat', () => {
    everyFold((fold, _, size) => {
      expect(beyond(fold, { x: 0, y: 0 })).toBeLessThan(1e-6);
      expect(beyond(fold, { x: 0, y: size.height })).toBeLessThan(1e-6);
    });
  });

  test('of the bottom corner is the mirror image of that of the top corner', () => {
    everyFold((fold, corner, size) => {
      const upsideDown = { x: fold.point.x, y: size.height - fold.point.y };
      const other = foldTowards(upsideDown, corner === 'top' ? 'bottom' : 'top', size);
      // A point at the very limit of a fold may be rounded to the other side of it.
      if (!other) return;
      expect(other.middle.x).toBeCloseTo(fold.middle.x, 5);
      expect(other.middle.y).toBeCloseTo(size.height - fold.middle.y, 5);
      expect(Math.sin(other.angleRad)).toBeCloseTo(-Math.sin(fold.angleRad), 5);
      expect(Math.cos(other.angleRad)).toBeCloseTo(Math.cos(fold.angleRad), 5);
      expect(other.halfPx).toBeCloseTo(fold.halfPx, 5);
      expect(other.progress).toBeCloseTo(fold.progress, 9);
    });
  });

  test('moves a little when the finger moves a little', () => {
    const little = real(-1, 1);
    fc.assert(
      fc.property(anyPoint(700), little, little, anyCorner, (point, dx, dy, corner) => {
        const fold = foldTowards(point, corner, page);
        const next = foldTowards({ x: point.x + dx, y: point.y + dy }, corner, page);
        // Near its corner a fold turns fast: there it is a few pixels long.
        fc.pre(fold !== null && next !== null && fold.halfPx > 5);
        const moved = Math.hypot(dx, dy);
        expect(distanceBetween(fold.point, next.point)).toBeLessThanOrEqual(moved + 1e-6);
        expect(distanceBetween(fold.middle, next.middle)).toBeLessThanOrEqual(moved / 2 + 1e-6);
        expect(Math.abs(fold.halfPx - next.halfPx)).toBeLessThanOrEqual(moved / 2 + 1e-6);
        const swing = Math.abs(fold.angleRad - next.angleRad) % (2 * Math.PI);
        // The chord that the normal's end travels is no longer than the point's way over its distance from the corner.
        expect(2 * Math.sin(swing / 2) * fold.halfPx).toBeLessThanOrEqual(moved + 1e-6);
      }),
      { numRuns: 500 },
    );
  });
});

describe('progress', () => {
  test.each([
    [400, 0],
    [200, 0.25],
    [0, 0.5],
    [-200, 0.75],
    [-400, 1],
    [401, 0],
    [-500, 1],
  ])('with the corner at x = %d is %d', (x, progress) => {
    expect(turnProgress({ x, y: 77 }, page)).toBe(progress);
  });

  test('of a page without width is none', () => {
    expect(turnProgress({ x: 0, y: 0 }, { width: 0, height: 0 })).toBe(0);
  });

  test('1 is flat: all of the page is lifted and lies on the other side', () => {
    const over = foldAt({ x: -400, y: 0 }, 'top', page);
    expect(over).toMatchObject({ progress: 1, angleRad: 0 });
    expect(over && areaOf(clip(outlineOf(page), over, 1))).toBe(400 * 500);
  });

  test('at the last pixel before 0 nothing to speak of is lifted', () => {
    const barely = foldAt({ x: 399, y: 0 }, 'top', page);
    expect(barely?.progress).toBe(1 / 800);
    expect(barely && areaOf(clip(outlineOf(page), barely, 1))).toBe(250);
  });
});
