import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Crease, creaseAt } from './crease.ts';
import { cutFor, roomyCut, softPose, tuckPx } from './pose.ts';
import type { Size } from './shapes.ts';
import { apply } from './testing/affine.ts';
import { anyCrease } from './testing/arbitraries.ts';
import {
  backElement,
  behind,
  type Drawn,
  drawn,
  flatElement,
  listOf,
  outsideEdge,
  outsideRest,
} from './testing/drawn.ts';
import { beyond, clip, cornersOf, distanceBetween, mirrored } from './testing/polygon.ts';

const page = { width: 400, height: 500 };
const anySide = fc.constantFrom<1 | -1>(1, -1);

describe('at every crease', () => {
  const everyPose = (
    claim: (made: Drawn, crease: Crease, outward: 1 | -1, size: Size) => void,
    cutOf = cutFor,
  ): void => {
    fc.assert(
      fc.property(anyCrease, anySide, ({ page: size, crease }, outward) => {
        const cut = cutOf([crease], size);
        claim(drawn(softPose(crease, { outward, page: size, shadow: 1 }, cut), cut), crease, outward, size);
      }),
      { numRuns: 300 },
    );
  };

  test('the edge of the flap is the crease, and that of what lies flat is tucked under it', () => {
    everyPose(({ flat, flap }, crease, outward, size) => {
      const back = { flat: flatElement, flap: backElement };
      for (const [name, half] of [['flat', flat] as const, ['flap', flap] as const]) {
        const middle = back[name](crease.middle, outward, size);
        const tucked = name === 'flat' ? tuckPx : 0;
        expect(outsideEdge(half, outward, middle)).toBeCloseTo(tucked, 1);
        const along = {
          x: crease.middle.x - Math.sin(crease.angleRad) * 50,
          y: crease.middle.y + Math.cos(crease.angleRad) * 50,
        };
        expect(outsideEdge(half, outward, back[name](along, outward, size))).toBeCloseTo(tucked, 1);
      }
    });
  });

  test('every place of the flap is the mirror image of the place before it was lifted', () => {
    everyPose(({ flap }, crease, outward, size) => {
      for (const point of clip(cornersOf(size), crease, 1)) {
        const image = backElement(mirrored(crease, point), outward, size);
        expect(distanceBetween(apply(flap.sheet, behind(point, outward, size)), image)).toBeLessThan(0.02);
      }
    });
  });

  test('the boxes show all that is to be seen and nothing that is not', () => {
    everyPose(({ flat, flap }, crease, outward, size) => {
      for (const point of cornersOf(size)) {
        const isFlat = beyond(crease, point) < -tuckPx - 0.05;
        const isLifted = beyond(crease, point) > 0.05;
        const whenFlat = outsideEdge(flat, outward, flatElement(point, outward, size));
        const image = backElement(mirrored(crease, point), outward, size);
        if (isFlat) {
          expect(whenFlat).toBeLessThan(0);
          expect(outsideRest(flat, outward, flatElement(point, outward, size))).toBeLessThan(0.02);
          expect(outsideEdge(flap, outward, image)).toBeGreaterThan(0);
        }
        if (isLifted) {
          expect(whenFlat).toBeGreaterThan(0);
          expect(outsideEdge(flap, outward, image)).toBeLessThan(0);
          expect(outsideRest(flap, outward, image)).toBeLessThan(0.02);
        }
      }
    });
  });

  test('roomy boxes show the same', () => {
    everyPose(
      ({ flat, flap }, crease, outward, size) => {
        for (const point of clip(cornersOf(size), crease, -1))
          expect(outsideRest(flat, outward, flatElement(point, outward, size))).toBeLessThan(0.02);
        for (const point of clip(cornersOf(size), crease, 1))
          expect(outsideRest(flap, outward, backElement(mirrored(crease, point), outward, size))).toBeLessThan(0.02);
      },
      (_, size) => roomyCut(size),
    );
  });

  test('the left of the spine is the mirror image of the right', () => {
    fc.assert(
      fc.property(anyCrease, ({ page: size, crease }) => {
        const cut = cutFor([crease], size);
        const right = drawn(softPose(crease, { outward: 1, page: size, shadow: 1 }, cut), cut);
        const left = drawn(softPose(crease, { outward: -1, page: size, shadow: 1 }, cut), cut);
        for (const { x, y } of [...cornersOf(size), crease.middle]) {
          for (const half of ['flat', 'flap'] as const) {
            const one = apply(right[half].sheet, { x, y });
            const other = apply(left[half].sheet, { x: size.width - x, y });
            expect(one.x + other.x).toBeCloseTo(size.width, 1);
            expect(one.y).toBeCloseTo(other.y, 1);
          }
        }
      }),
    );
  });
});

test('transforms are written in thousandths of a pixel and of a factor, and millionths of a radian', () => {
  const crease = creaseAt({ x: 100 / 3, y: 400 }, 'bottom', page);
  if (!crease) throw new Error('A point in mid-page folds.');
  const [, , drop, , flatCut] = softPose(crease, { outward: 1, page, shadow: 1 }, roomyCut(page));
  expect(listOf(flatCut)).toBe('translate(400px,500px) rotate(0.266252rad) translate(-930.029px,-739px)');
  expect(listOf(drop)).toMatch(/scale\(0\.9501,1\)$/);
});
