import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Crease } from './crease.ts';
import { type Cut, cutFor, roomyCut } from './pose.ts';
import type { Size } from './shapes.ts';
import { anyCorner, anyCrease, anyPage, anyPoint, creaseTowards } from './testing/arbitraries.ts';
import { beyond, cornersOf } from './testing/polygon.ts';

const page = { width: 400, height: 500 };

/** How much more room a cut has than the page takes at one of the creases: in depth, at its top, at its bottom. */
function roomIn({ depth, top, bottom }: Cut, creases: readonly Crease[], size: Size): readonly number[] {
  const places = creases.flatMap((crease) =>
    cornersOf(size).map((at) => ({
      deep: Math.abs(beyond(crease, at)),
      along: beyond({ middle: crease.corner, angleRad: crease.angleRad + Math.PI / 2 }, at),
    })),
  );
  const along = places.map((place) => place.along);
  return [depth - Math.max(...places.map(({ deep }) => deep)), Math.min(...along) - top, bottom - Math.max(...along)];
}

/** The creases of a page of 400 x 500 at those places of its lower right corner. */
const creasesAt = (...places: readonly (readonly [x: number, y: number])[]) =>
  places.flatMap(([x, y]) => creaseTowards({ x, y }, 'bottom', page) ?? []);

describe('one cut holds flat page and flap alike', () => {
  test.each([
    ['as deep as the flat page, where that is the larger one', 200, 301],
    ['as deep as the flap, where that is', -200, 301],
    ['as deep as a whole page, where it lies on the other side', -400, 401],
    ['as deep as half a page, where the two are alike', 0, 201],
  ])('%s', (_, x, depth) => {
    expect(cutFor(creasesAt([x, 500]), page)).toEqual({ depth, top: -501, bottom: 1 });
  });

  test('of a slanted crease, and is no larger than the page, turned like it', () => {
    fc.assert(
      fc.property(anyCrease, ({ page: size, crease }) => {
        // One to spare, and what whole pixels take.
        for (const room of roomIn(cutFor([crease], size), [crease], size)) {
          expect(room).toBeGreaterThan(1 - 1e-6);
          expect(room).toBeLessThan(2 + 1e-6);
        }
      }),
    );
  });
});

describe('of creases that swing, a cut', () => {
  test('is no larger than the farthest corner of the page needs', () => {
    fc.assert(
      fc.property(
        anyPage,
        anyCorner,
        fc.array(anyPoint(4000), { minLength: 2, maxLength: 5 }),
        (size, corner, points) => {
          const creases = points.flatMap((point) => creaseTowards(point, corner, size) ?? []);
          fc.pre(creases.length > 1);
          const swing = Math.max(
            ...creases
              .slice(1)
              .map(({ angleRad }, index) => Math.abs(angleRad - (creases[index]?.angleRad ?? Number.NaN))),
          );
          const sagitta = (Math.hypot(size.width, size.height) * swing ** 2) / 8;
          for (const room of roomIn(cutFor(creases, size), creases, size)) {
            expect(room).toBeGreaterThan(sagitta + 1 - 1e-6);
            expect(room).toBeLessThan(sagitta + 2 + 1e-6);
          }
        },
      ),
    );
  });
});

test('for a drag, a cut is as large as any crease can need', () => {
  expect(roomyCut(page)).toEqual({ depth: 739, top: -739, bottom: 739 });
});
