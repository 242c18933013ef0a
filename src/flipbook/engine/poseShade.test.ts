import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Crease, creaseAt } from './crease.ts';
import { hardPose, type Look, roomyCut, softPose, stripPx, tuckPx } from './pose.ts';
import type { Point } from './shapes.ts';
import { anyCrease } from './testing/arbitraries.ts';
import { apply, behind, evaluate, flatElement, functionsOf } from './testing/drawn.ts';
import { beyond } from './testing/polygon.ts';

const page = { width: 400, height: 500 };
const anySide = fc.constantFrom<1 | -1>(1, -1);

function creaseOf(point: Point): Crease {
  const crease = creaseAt(point, 'bottom', page);
  if (!crease) throw new Error(`Expected a crease at ${point.x}, ${point.y}.`);
  return crease;
}

/** The width of a shadow's strip, in px. */
const widthOf = (strip: Look) => (functionsOf(strip).at(-1)?.values[0] ?? 0) * stripPx;

describe('shadows', () => {
  test.each([
    ['fall onto the page beneath from 6 px under the flap', 2, flatElement, -6],
    ['shade the flap from just beyond its crease towards its corner', 3, behind, -tuckPx],
  ] as const)('%s', (_, part, elementOf, startPx) => {
    fc.assert(
      fc.property(anyCrease, anySide, ({ page: size, crease }, outward) => {
        const side = { outward, page: size, shadow: 1 };
        const strip = evaluate(functionsOf(softPose(crease, side, roomyCut(size))[part]));
        const beyondCrease = (x: number) => beyond(crease, elementOf(apply(strip, { x, y: 0 }), side));
        expect(beyondCrease(0)).toBeCloseTo(startPx, 1);
        expect(beyondCrease(stripPx)).toBeGreaterThan(startPx + tuckPx);
      }),
    );
  });

  test.each([
    ['half as wide as the lifted part', { x: 200, y: 500 }, 50],
    ['at least 10 px wide, so that they are visible', { x: 396, y: 500 }, 10],
    ['at most three tenths of a page wide', { x: -400, y: 500 }, 120],
  ])('are %s', (_, point, width) => {
    const [, , ...strips] = softPose(creaseOf(point), { outward: 1, page, shadow: 1 }, roomyCut(page));
    expect(strips.slice(0, 2).map(widthOf)).toEqual([width, -width]);
  });

  test.each([
    [1 / 6, 0.25],
    [0.5, 0.5],
    [1, 0],
  ])('at progress %d with a maximum of 0.5 have the opacity %d, and nothing else fades', (progress, opacity) => {
    const opacities = (looks: readonly Look[]) => looks.map((look) => look.opacity);
    const crease = creaseOf({ x: 400 - 800 * progress, y: 500 });
    const soft = softPose(crease, { outward: 1, page, shadow: 0.5 }, roomyCut(page));
    expect(opacities(soft)).toEqual([undefined, undefined, opacity, opacity, undefined, undefined]);
    const hard = hardPose(progress, { outward: 1, shadow: 0.5 });
    expect(opacities(hard)).toEqual([undefined, undefined, opacity, opacity]);
  });
});

describe('in light from one direction, shadows', () => {
  const shadow = 0.35;
  /** The opacity of a leaf's shadows, in the middle of a turn to the left (`outward` 1) or right. */
  const opacities = {
    soft: (outward: 1 | -1, lightAngle?: number) => {
      const crease = creaseOf({ x: 0, y: 400 });
      const [, , drop, shading] = softPose(crease, { outward, page, shadow, lightAngle }, roomyCut(page));
      return [drop.opacity ?? Number.NaN, shading.opacity ?? Number.NaN] as const;
    },
    hard: (outward: 1 | -1, lightAngle?: number) => {
      const [, , front, back] = hardPose(0.5, { outward, shadow, lightAngle });
      return [front.opacity ?? Number.NaN, back.opacity ?? Number.NaN] as const;
    },
  };
  const anyAngle = fc.integer({ min: -400, max: 400 });
  const left = -90;

  test.each(['soft', 'hard'] as const)('of a %s leaf look the same in a mirror', (kind) => {
    fc.assert(
      fc.property(anyAngle, (angle) => {
        const [one, other] = [opacities[kind](1, angle), opacities[kind](-1, -angle)];
        for (const index of [0, 1] as const) expect(one[index]).toBeCloseTo(other[index], 3);
      }),
    );
  });

  test('of a fold from a lower corner, whose crest faces down, are lighter in light from below', () => {
    expect(opacities.soft(1, 180)[0]).toBeLessThan(opacities.soft(1, 0)[0]);
  });

  test('of a fold to the left lighten as the light moves from the left over the top to the right', () => {
    const steps = Array.from({ length: 19 }, (_, step) => opacities.hard(1, left + step * 10));
    const backs = steps.map(([, back]) => back);
    expect(backs).toEqual(backs.toSorted((one, other) => other - one));
    expect([backs.at(0), backs.at(9), backs.at(18)]).toEqual([0.35, 0.219, 0.088]);
    // The front of a board faces the other way.
    expect(steps.map(([front]) => front)).toEqual(backs.toReversed());
  });

  test('fall farther from a fold between them and the light', () => {
    const widths = [left, 0, -left].map((lightAngle) => {
      const side = { outward: 1, page, shadow, lightAngle } as const;
      return widthOf(softPose(creaseOf({ x: 0, y: 500 }), side, roomyCut(page))[2]);
    });
    expect(widths).toEqual([100, 62.5, 25]);
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
      const [frontSheet, backSheet] = hardPose(progress, { outward, shadow: 1 });
      expect([frontSheet, backSheet]).toEqual([{ transform: board(front) }, { transform: board(back) }]);
    },
  );
});
