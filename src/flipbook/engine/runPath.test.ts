import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornerPoint, creaseAt, distanceBetween, reachablePoint, withMinLift } from './crease.ts';
import { type EasingName, frameCount, pointsAlong } from './run.ts';
import type { Corner, Size } from './shapes.ts';
import type { Run } from './state.ts';
import { anyCorner, anyPage, anyPoint, creaseToward } from './testing/arbitraries.ts';

type Path = Omit<Run, 'id' | 'durationMs'>;

const page = { width: 400, height: 500 };
const flat = { x: 400, y: 500 };
const over = { x: -400, y: 500 };
const easing = 'ease-out-quad';

/** The creases along a path, with the minimum lift; skips points without a crease. */
const creasesAlong = ({ corner, ...path }: Path & { corner: Corner }, size: Size) =>
  pointsAlong(path, size).flatMap(
    (point) => creaseAt(withMinLift(point, path, cornerPoint(corner, size)), corner, size) ?? [],
  );

/** Runs from anywhere within reach to either end. */
const anyRun = fc
  .record({
    page: anyPage,
    corner: anyCorner,
    from: anyPoint(4000),
    crossesSpine: fc.boolean(),
    easing: fc.constantFrom<EasingName>('ease-in-out-sine', 'ease-out-quad'),
  })
  .map(({ page: size, corner, from, crossesSpine, ...pace }) => {
    const home = cornerPoint(corner, size);
    const to = crossesSpine ? { x: -home.x, y: home.y } : home;
    return {
      page: size,
      path: { from: reachablePoint(from, corner, size), to, corner, ...pace } satisfies Path & { corner: Corner },
    };
  });

describe('a run', () => {
  test.each([
    ['of a whole turn has 30 steps', flat, over, 30],
    ['of half a turn has 15 steps', { x: 0, y: 400 }, over, 15],
    ['of a third of a turn has 11 steps', { x: -133, y: 400 }, over, 11],
    ['straight up or down has 6 steps', { x: 100, y: 200 }, { x: 100, y: 500 }, 6],
  ])('%s', (_, from, to, steps) => {
    expect(frameCount({ from, to }, page)).toBe(steps);
    expect(pointsAlong({ from, to, easing }, page)).toHaveLength(steps + 1);
  });

  test.each([
    ['ease-in-out-sine', [100, 107, 125, 150, 175, 193, 200]],
    ['ease-out-quad', [100, 131, 156, 175, 189, 197, 200]],
  ] as const)('goes straight, at the speed of its easing: %s', (name, xs) => {
    const points = pointsAlong({ from: { x: 100, y: 0 }, to: { x: 200, y: 200 }, easing: name }, page);
    expect(points.map(({ x }) => Math.round(x))).toEqual(xs);
    for (const { x, y } of points) expect(y).toBeCloseTo((x - 100) * 2, 9);
  });

  test('has a crease at every step from one end to the other', () => {
    fc.assert(
      fc.property(anyRun, ({ page: size, path }) => {
        const creases = creasesAlong(path, size);
        expect(creases).toHaveLength(frameCount(path, size) + 1);
        expect(distanceBetween(creases[0]?.point ?? flat, path.from)).toBeLessThan(2.02);
        expect(distanceBetween(creases.at(-1)?.point ?? flat, path.to)).toBeLessThan(2.02);
      }),
    );
  });

  test('back to flat keeps the direction of its crease to the end', () => {
    fc.assert(
      fc.property(anyPage, anyCorner, anyPoint(3000), (size, corner, from) => {
        const start = creaseToward(from, corner, size);
        fc.pre(start !== null && start.halfPx > 2);
        const to = cornerPoint(corner, size);
        const creases = creasesAlong({ from: start.point, to, corner, easing }, size);
        for (const { angleRad } of creases) expect(angleRad).toBeCloseTo(start.angleRad, 1);
        expect(creases.at(-1)?.halfPx).toBeCloseTo(0.505, 2);
      }),
    );
  });

  test.each([
    ['out of the corner lifts it in the direction of the run', flat, { x: 350, y: 450 }, Math.PI / 4],
    ['that stays at the corner lifts it straight inward', flat, flat, 0],
    ['within a pixel of the corner lifts it straight inward', { x: 400, y: 499.5 }, flat, 0],
  ])('%s, by the minimum', (_, from, to, angleRad) => {
    const creases = creasesAlong({ from, to, corner: 'bottom', easing }, page);
    expect(creases).toHaveLength(frameCount({ from, to }, page) + 1);
    for (const crease of creases) expect(crease.angleRad).toBeCloseTo(angleRad, 9);
    expect(creases[0]?.halfPx).toBeCloseTo(0.505, 9);
  });
});
