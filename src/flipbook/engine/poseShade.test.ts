import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Crease, creaseAt } from './crease.ts';
import { hardPose, largestClipBox, maxShadePx, type PartStyle, softPose, tuckPx } from './pose.ts';
import { roundTo } from './roundTo.ts';
import type { Point } from './shapes.ts';
import { anyCrease } from './testing/arbitraries.ts';
import { distanceBeyond } from './testing/creaseGeometry.ts';
import { apply, evaluate, functionsOf, pointOnBack, toFlatElement } from './testing/poseBoxes.ts';

const page = { width: 400, height: 500 };
const evenSide = { outward: 1, page, isEvenlyLit: true } as const;
const anySide = fc.constantFrom<1 | -1>(1, -1);

function creaseOf(point: Point): Crease {
  const crease = creaseAt(point, 'bottom', page);
  if (!crease) throw new Error(`Expected a crease at ${point.x}, ${point.y}.`);
  return crease;
}

/** The width of a shade, in px, rounded to tenths. */
const widthOf = (shade: PartStyle) => roundTo((functionsOf(shade).at(-1)?.values[0] ?? 0) * maxShadePx(page), 10);

describe('shades', () => {
  test.each([
    ['fall on the page beneath, starting 6 px under the flap', 2, toFlatElement, -6],
    ['fall on the flap, from just beyond its crease toward its corner', 3, pointOnBack, -tuckPx],
  ] as const)('%s', (_, part, elementOf, startPx) => {
    fc.assert(
      fc.property(anyCrease, anySide, ({ page: size, crease }, outward) => {
        const side = { outward, page: size };
        const shade = evaluate(functionsOf(softPose(crease, side, largestClipBox(size))[part]));
        const beyondCrease = (x: number) => distanceBeyond(crease, elementOf(apply(shade, { x, y: 0 }), side));
        expect(beyondCrease(0)).toBeCloseTo(startPx, 1);
        expect(beyondCrease(maxShadePx(size))).toBeGreaterThan(startPx + tuckPx);
      }),
    );
  });

  test.each([
    ['half as wide as the lifted part', { x: 200, y: 500 }, 50],
    ['at least 10 px wide, so that they are visible', { x: 396, y: 500 }, 10],
    ['at most 28 % of a page wide', { x: -400, y: 500 }, 112],
  ])('are %s', (_, point, width) => {
    const [, , castShade, foldShade] = softPose(creaseOf(point), evenSide, largestClipBox(page));
    expect([castShade, foldShade].map(widthOf)).toEqual([width, -width]);
  });

  const opacities = (pose: readonly PartStyle[]) => pose.map(({ opacity }) => opacity);
  const opaque = undefined;

  test.each([
    [1 / 6, 0.5, 1],
    [0.5, 1, 1],
    [0.96, 0.125, 0.501],
    [1, 0, 0],
  ])(
    'at progress %d have the opacity %d, and the shadow of the flap’s edge %d; all other parts are opaque',
    (progress, shade, edge) => {
      const crease = creaseOf({ x: 400 - 800 * progress, y: 500 });
      const soft = softPose(crease, evenSide, largestClipBox(page));
      expect(opacities(soft)).toEqual([opaque, opaque, shade, shade, opaque, opaque, edge]);
      expect(opacities(hardPose(progress, evenSide))).toEqual([opaque, opaque, shade, shade, shade, shade]);
    },
  );

  test('include the shadow of the flap’s edge, which moves with the flap', () => {
    fc.assert(
      fc.property(anyCrease, anySide, ({ page: size, crease }, outward) => {
        const pose = softPose(crease, { outward, page: size }, largestClipBox(size));
        expect(pose[6].transform).toBe(pose[1].transform);
      }),
    );
  });

  test.each([
    [0, 1, 0],
    [0.25, 0.9899, 0],
    [0.5, 0.4, 0.4],
    [1, 0, 1],
  ])('include the shadows of a board, which at progress %d are %d and %d pages wide', (progress, near, far) => {
    const [, , , , nearShadow, farShadow] = hardPose(progress, evenSide);
    expect([nearShadow, farShadow].map(({ transform }) => transform)).toEqual([`scale(${near},1)`, `scale(${far},1)`]);
  });
});

describe('in light from the upper left, or from no direction, shades', () => {
  /** The shades of a leaf in the middle of a turn to the left (`outward` 1) or right. */
  const soft = (outward: 1 | -1, corner: Point, isEvenlyLit?: boolean) => {
    const [, , castShade, foldShade] = softPose(creaseOf(corner), { outward, page, isEvenlyLit }, largestClipBox(page));
    return [castShade, foldShade] as const;
  };
  const hard = (outward: 1 | -1, isEvenlyLit?: boolean) =>
    hardPose(0.5, { outward, isEvenlyLit })
      .slice(2, 4)
      .map(({ opacity }) => opacity);

  test('are at most half again as dark on one side as on the other', () => {
    fc.assert(
      fc.property(anyCrease, ({ page: size, crease }) => {
        const [left = 0, right = 0] = [1, -1].map(
          (outward) =>
            softPose(crease, { outward: outward === 1 ? 1 : -1, page: size }, largestClipBox(size))[2].opacity,
        );
        expect(Math.max(left, right)).toBeLessThanOrEqual(1.5 * Math.min(left, right) + 0.002);
      }),
    );
  });

  test('are darker on the side of a board that faces away', () => {
    expect([hard(1), hard(-1)]).toEqual([
      [0.701, 0.949],
      [0.949, 0.701],
    ]);
  });

  test('are darker, and reach farther, if the leaf turns left than if it turns right', () => {
    const corner = { x: 0, y: 400 };
    const [left, right] = [soft(1, corner), soft(-1, corner)];
    for (const part of [0, 1] as const) expect(left[part].opacity).toBeGreaterThan(right[part].opacity ?? 1);
    expect(widthOf(left[0])).toBeGreaterThan(Math.abs(widthOf(right[0])));
  });

  test('are the same in both directions if the light has no direction', () => {
    expect([hard(1, true), hard(-1, true)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(soft(1, { x: 0, y: 400 }, true)[0].opacity).toBe(1);
  });
});

describe('a hard leaf', () => {
  test.each([
    [0.25, 1, -45, 135],
    [0.25, -1, 45, -135],
    [1 / 7, 1, -25.714, 154.286],
  ] as const)(
    'at progress %d, outward %d, rotates its front by %d° and its back by %d°',
    (progress, outward, front, back) => {
      const board = (deg: number) => `perspective(2000px) rotateY(${deg}deg)`;
      const [frontSheet, backSheet] = hardPose(progress, { outward });
      expect([frontSheet, backSheet]).toEqual([{ transform: board(front) }, { transform: board(back) }]);
    },
  );
});
