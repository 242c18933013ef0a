import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creaseAt, distanceBetween, reachablePoint, withMinLift } from './crease.ts';
import { clipBoxFor, largestClipBox, type PosedSide, softPose, tuckPx } from './pose.ts';
import { type EasingName, easings, pointsAlong } from './run.ts';
import type { Size } from './shapes.ts';
import { anyCorner, anyCrease, anyPoint, real } from './testing/arbitraries.ts';
import { cornersOf, mirror, onCrease } from './testing/creaseGeometry.ts';
import {
  apply,
  distancePastCrease,
  distancePastOtherSides,
  edgeOf,
  type PoseBoxes,
  pointOnBack,
  poseBoxes,
  toBackElement,
  toFlatElement,
} from './testing/poseBoxes.ts';

const page = { width: 400, height: 500 };
const anyOutward = fc.constantFrom<1 | -1>(1, -1);

/** Checks that the page leaves its boxes only at the crease. */
function staysInItsBoxes({ flat, flap }: PoseBoxes, size: Size): void {
  for (const point of cornersOf(size)) {
    if (distancePastCrease(flat, point) < 0) expect(distancePastOtherSides(flat, point)).toBeLessThan(0.02);
    const image = apply(flap.sheet, point);
    if (distancePastCrease(flap, image) < 0) expect(distancePastOtherSides(flap, image)).toBeLessThan(0.02);
  }
}

test('at any crease, in the smallest and the largest box, the flap ends at the crease, the flat part just under the flap', () => {
  fc.assert(
    fc.property(anyCrease, anyOutward, fc.boolean(), ({ page: size, crease }, outward, isLargest) => {
      const clipBox = isLargest ? largestClipBox(size) : clipBoxFor([crease], size);
      const side = { outward, page: size };
      const boxes = poseBoxes({ clipBox, outward }, [softPose(crease, side, clipBox)]);
      for (const point of [crease.middle, onCrease(crease, 50)]) {
        expect(distancePastCrease(boxes.flat, toFlatElement(point, side))).toBeCloseTo(tuckPx, 1);
        expect(distancePastCrease(boxes.flap, toBackElement(point, side))).toBeCloseTo(0, 1);
      }
      staysInItsBoxes(boxes, size);
    }),
    { numRuns: 600 },
  );
});

test('pixels are rounded to a thousandth, scales to a ten-thousandth, and radians to a millionth', () => {
  const crease = creaseAt({ x: 100 / 3, y: 400 }, 'bottom', page);
  if (!crease) throw new Error('Expected a crease in the middle of the page.');
  const [, , castShade, , flatBox] = softPose(crease, { outward: 1, page, isEvenlyLit: true }, largestClipBox(page));
  expect(flatBox.transform).toBe('translate(400px,500px) rotate(0.266252rad) translate(-942.029px,-751px)');
  expect(castShade.transform).toMatch(/scale\(0\.8483,1\)$/);
});

describe('between two keyframes', () => {
  const runs = fc.record({
    page: fc.record({ width: real(200, 1200), height: real(200, 1200) }),
    from: anyPoint(1500),
    to: fc.constantFrom('flat', 'over'),
    easing: fc.constantFrom(...(Object.keys(easings) as EasingName[])),
    corner: anyCorner,
    outward: anyOutward,
    share: real(0, 1),
  });

  /** Checks a claim at a moment between any two adjacent keyframes of any run. */
  function everyMoment(claim: (boxes: PoseBoxes, side: PosedSide) => void): void {
    fc.assert(
      fc.property(runs, ({ page: size, from, to, easing, corner, outward, share }) => {
        const flat = { x: size.width, y: corner === 'top' ? 0 : size.height };
        const goal = { x: to === 'flat' ? size.width : -size.width, y: flat.y };
        const path = { from: reachablePoint(from, corner, size), to: goal, easing };
        const creases = pointsAlong(path, size).flatMap(
          (point) => creaseAt(withMinLift(point, path, flat), corner, size) ?? [],
        );
        const clipBox = clipBoxFor(creases, size);
        const side = { outward, page: size };
        const poses = creases.map((crease) => softPose(crease, side, clipBox));
        for (const [index, pose] of poses.entries())
          claim(poseBoxes({ clipBox, outward }, [pose, poses[index + 1] ?? pose], share), side);
      }),
      // Shrinking a failure would take minutes.
      { numRuns: 60, interruptAfterTimeLimit: 4000 },
    );
  }

  test('the flat part does not move, and both parts leave their boxes only at the crease', () => {
    everyMoment((boxes, { page: size }) => {
      for (const point of cornersOf(size))
        expect(distanceBetween(apply(boxes.flat.sheet, point), point)).toBeLessThan(0.02);
      staysInItsBoxes(boxes, size);
    });
  });

  test('the flap mirrors the lifted part within 0.02 px, and the flat part ends just under the flap', () => {
    everyMoment(({ flat, flap }, side) => {
      const [top, bottom] = edgeOf(flap);
      const crease = { middle: top, angleRad: Math.atan2(bottom.y - top.y, bottom.x - top.x) - Math.PI / 2 };
      for (const point of cornersOf(side.page)) {
        const image = mirror(crease, toBackElement(point, side));
        expect(distanceBetween(apply(flap.sheet, pointOnBack(point, side)), image)).toBeLessThan(0.02);
      }
      for (const { x, y } of [top, bottom])
        expect(distancePastCrease(flat, { x: x - side.outward * side.page.width, y })).toBeCloseTo(tuckPx, 1);
    });
  });
});

test.each([
  ['for one crease exceeds the page by 12 px', [500], { depth: 312, top: -512, bottom: 12 }],
  ['for two keyframes just contains the arc between them', [500, 400], { depth: 499, top: -530, bottom: 209 }],
])('the box %s', (_, ys, clipBox) => {
  const creases = ys.flatMap((y) => creaseAt({ x: 200, y }, 'bottom', page) ?? []);
  expect(clipBoxFor(creases, page)).toEqual(clipBox);
});

test('the box for a drag extends equally far from the crease and along it', () => {
  expect(largestClipBox(page)).toEqual({ depth: 751, top: -751, bottom: 751 });
});
