import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornerPoint, creaseAt, distanceBetween, reachablePoint, withMinLift } from './crease.ts';
import { clickStart, type EasingName, frameCount, pointsAlong } from './run.ts';
import type { Corner, Size } from './shapes.ts';
import { turnTo } from './spreads.ts';
import type { Run } from './state.ts';
import { anyCorner, anyPage, anyPoint, creaseToward } from './testing/arbitraries.ts';
import { bookOf, play, runIn } from './testing/book.ts';
import { cancel, drag, finish, hover, press, release, request, requestInstant } from './testing/events.ts';

const landscape = bookOf();
const portrait = bookOf({ orientation: 'portrait' });

describe('a turn that is not dragged starts a tenth of the height in from its corner', () => {
  test.each([
    ['forward, at the top', landscape, 'forward', 'top', { x: 350, y: 50 }],
    ['back in portrait, from beyond the spine', portrait, 'back', 'bottom', { x: -350, y: 450 }],
  ] as const)('%s', (_, book, direction, corner, expected) => {
    const turn = turnTo({ from: 2, to: direction, corner }, book);
    expect(turn && clickStart(turn, book)).toEqual(expected);
  });
});

describe('a requested turn', () => {
  test.each([
    ['the other page of the open spread', [], 1],
    ['a page past the end', [], 999],
    ['the page that a turn is about to reach', [request('forward')], 2],
  ])('to %s is refused, and nothing changes', (_, events, to) => {
    const before = play(landscape, events).state;
    for (const event of [request(to), requestInstant(to)])
      expect(play(landscape, [event], before)).toMatchObject({ state: before, reports: ['refused'] });
  });

  test.each([
    ['continues from the target of that turn', 'forward', ['flip 4 by method', 'read', 'landed 2'], 4],
    ['lands on the requested page', 6, ['flip 6 by method', 'read', 'landed 2'], 6],
    ['reports no flip if it leads back to the open page', 'back', ['read', 'landed 2'], 0],
  ] as const)('in the middle of another %s', (_, to, expected, page) => {
    const result = play(landscape, [request('forward', 7), request(to, 8), finish(2)]);
    expect(result.reports).toEqual(['flipping', 'not landed 1', ...expected]);
    expect(result.state.page).toBe(page);
    const answers = result.effects.flatMap((effect) => (effect.type === 'turn-ended' ? [effect.request] : []));
    expect(answers).toEqual([7, 8]);
  });

  test('takes over the fold of a pressed pointer, which can no longer click', () => {
    const events = [press(790, 490), drag(300, 490), request('forward'), drag(200, 490), release(200, 490)];
    const { reports, state } = play(landscape, events);
    expect(reports).toEqual(['user_fold', 'flipping']);
    expect(state).toMatchObject({ motion: { reason: 'method', outcome: 'complete' }, press: null });
    const clickResult = play(landscape, [press(790, 490), request('forward'), finish(1), release(790, 490)]);
    expect(clickResult.reports).toEqual(['flipping', 'flip 2 by method', 'read', 'landed 1']);
  });
});

describe('in a drop-in', () => {
  const dropIn = bookOf({ isDropIn: true });
  const click = [press(600, 250), release(600, 250)];
  const firstTurn = ['flipping', 'flip 2 by click', 'read', 'landed 1', 'flipping'];

  test.each([
    ['back', [request('back')], 'flip 0 by method', 0],
    ['by a click', click, 'flip 4 by click', 4],
  ])('a step %s during a turn lands that turn first', (_, events, flip, page) => {
    const { reports, state } = play(dropIn, [...click, ...events, finish(2)]);
    expect(reports).toEqual([...firstTurn, flip, 'read', 'landed 2']);
    expect(state.page).toBe(page);
  });

  test.each([
    ['a request for a page', request(6), ['flipping', 'not landed 1']],
    ['a press', press(600, 250), ['flipping']],
    ['an instant request', requestInstant(6), ['flipping', 'not landed 1', 'flip 6 by method', 'read', 'landed 2']],
  ])('%s during a turn does not land that turn first', (_, event, expected) => {
    expect(play(dropIn, [...click, event]).reports).toEqual(expected);
  });
});

const grab = [press(790, 490), drag(700, 490)];

test.each([
  ['at rest', [], ['flip 2 by method', 'landed 1']],
  ['with a lifted corner', [hover(790, 490)], ['flip 2 by method', 'read', 'landed 2']],
  ['during a turn', [request('forward')], ['not landed 1', 'flip 4 by method', 'read', 'landed 2']],
])('an instant request ends any movement, and flips without the flipping state: %s', (_, events, expected) => {
  const before = play(landscape, events).state;
  expect(play(landscape, [requestInstant('forward')], before).reports).toEqual(expected);
});

test.each([
  ['the full time for a request', [request('forward')], 1000, 'ease-in-out-sine'],
  ['half the time from a release at the spine', [...grab, release(400, 500)], 500, 'ease-out-quad'],
  [
    'a quarter of the time from a release in the middle of the left page',
    [...grab, release(200, 500)],
    250,
    'ease-out-quad',
  ],
  ['no time from a release at its end', [...grab, release(0, 500)], 0, 'ease-out-quad'],
  ['a quarter of the time to return from mid-page', [...grab, drag(600, 500), cancel], 250, 'ease-out-quad'],
] as const)('a run takes %s', (_, events, durationMs, easing) => {
  expect(runIn(play(landscape, events).state)).toMatchObject({ durationMs, easing });
});

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
