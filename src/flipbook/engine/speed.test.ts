import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageSpaceOf } from './outline.ts';
import { easings } from './run.ts';
import { flickPxPerMs, releaseSpeed } from './speed.ts';
import { real } from './testing/arbitraries.ts';
import { bookOf, inPhase, play } from './testing/book.ts';
import { drag, press, pressScaled, refit, release } from './testing/events.ts';

const book = bookOf();
const longSwipes = bookOf({ swipeDistance: 100 });
const withoutFlicks = bookOf({ turnBy: { ...book.turnBy, flick: false } });

/** Drags a corner slowly to `x`, then for 40 ms at a speed (above 0 to the right), and releases it. */
const flick = (x: number, pxPerMs: number, { fromX = 790, restMs = 0, scale = 1 } = {}) => [
  pressScaled(press(fromX, 490), scale),
  drag(x, 490, 1000),
  drag(x + 20 * pxPerMs, 490, 1020),
  drag(x + 40 * pxPerMs, 490, 1040),
  release(x + 40 * pxPerMs, 490, { timeMs: 1040 + restMs }),
];

describe('a release', () => {
  test.each([
    ['in a flick completes near the outer edge', book, flick(750, -0.5), 'complete'],
    ['in a flick back returns from beyond the spine', book, flick(200, 0.5), 'return'],
    ['just slower than a flick returns before the spine', book, flick(750, -0.49), 'return'],
    ['just slower than a flick completes beyond the spine', book, flick(200, 0.49), 'complete'],
    ['40 ms after the last movement is still a flick', book, flick(750, -2, { restMs: 40 }), 'complete'],
    ['51 ms after the last movement is not a flick', book, flick(750, -5, { restMs: 51 }), 'return'],
    ['is not a flick without turnBy.flick', withoutFlicks, flick(750, -2), 'return'],
    ['no farther than swipeDistance is not a flick', longSwipes, flick(750, -1.5), 'return'],
    ['farther than swipeDistance is a flick', longSwipes, flick(750, -1.55), 'complete'],
    ['close to its press is not a flick', book, flick(200, 4.875, { fromX: 410 }), 'complete'],
  ] as const)('%s', (_, model, events, outcome) => {
    const { state } = play(model, events, 2);
    expect(inPhase(state, 'flipping')).toMatchObject({ outcome, reason: 'drag' });
  });

  const heldFlick = flick(750, -2).slice(0, -1);
  test.each([
    ['at a point that is not finite', [release(Number.NaN, 0, { timeMs: 1040 })]],
    ['after the book was resized', [refit({ page: 2 }), release(660, 490, { timeMs: 1040 })]],
  ])('%s is not a flick', (_, end) => {
    expect(inPhase(play(book, [...heldFlick, ...end], 2).state, 'flipping').outcome).toBe('return');
  });

  test('that is both a swipe and a flick reports a swipe, and its page turns at the speed of the finger', () => {
    const moves = [drag(660, 100, 20), drag(500, 100, 60)];
    const events = [press(700, 100, 'touch'), ...moves, release(500, 100, { timeMs: 60 })];
    const { reason, run } = inPhase(play(book, events, 2).state, 'flipping');
    expect([reason, run.durationMs]).toEqual(['swipe', 300]);
  });
});

test.each([
  ['the average of the last 80 ms', '0@0 420@20 540@60', '580@100', 2],
  ['the average of a shorter movement', '0@0', '40@40', 1],
  ['0 if no time has passed', '0@40', '40@40', 0],
  ['0 after a rest of more than 50 ms', '0@0 100@20', '100@71', 0],
])('the release speed is %s', (_, trail, end, speed) => {
  /** Samples as `px@ms`. */
  const samplesIn = (text: string) =>
    Array.from(text.matchAll(/(\d+)@(\d+)/g), ([, x, ms]) => ({ at: { x: Number(x), y: 0 }, timeMs: Number(ms) }));
  const [last = { at: { x: 0, y: 0 }, timeMs: 0 }] = samplesIn(end);
  expect(releaseSpeed(samplesIn(trail), last)).toBe(speed);
});

/** A page flicked from anywhere at any speed, and its run with `turnBy.flick` and without. */
const anyFlick = fc
  .record({
    orientation: fc.constantFrom('portrait', 'landscape'),
    rightToLeft: fc.boolean(),
    flippingTime: fc.integer({ min: 50, max: 3000 }),
    isLeft: fc.boolean(),
    share: real(0.1, 0.9),
    speed: real(-8, 8),
    scale: real(0.5, 2),
  } as const)
  .map(({ isLeft, share, speed, scale, ...overrides }) => {
    const width = overrides.orientation === 'portrait' ? 400 : 800;
    const events = flick(share * width, speed, { fromX: isLeft ? 10 : width - 10, scale });
    const runWith = (hasFlicks: boolean) => {
      const model = bookOf({ ...overrides, turnBy: { ...book.turnBy, flick: hasFlicks } });
      const { run, turn } = inPhase(play(model, events, 2).state, 'flipping');
      const { outward } = pageSpaceOf(turn.direction, model);
      const awayPx = (run.to.x - run.from.x) * outward;
      return { run, awayPx, share: Math.abs(awayPx) / 800 };
    };
    return { ...overrides, speed, clientSpeed: speed * scale, runWith };
  });

test('a slow release has the same result as without flicks', () => {
  fc.assert(
    fc.property(anyFlick, ({ clientSpeed, runWith }) => {
      // The engine rounds the speed to a thousandth.
      fc.pre(Math.abs(clientSpeed) < flickPxPerMs - 0.001);
      expect(runWith(true)).toEqual(runWith(false));
    }),
  );
});

test('a flick continues in the direction and at the speed of the pointer, within its time limits', () => {
  fc.assert(
    fc.property(anyFlick, ({ speed, clientSpeed, flippingTime, runWith }) => {
      fc.pre(Math.abs(clientSpeed) >= flickPxPerMs);
      const { run, awayPx, share } = runWith(true);
      expect(awayPx * speed).toBeGreaterThanOrEqual(0);
      const [least, most] = [Math.min(160, flippingTime) * share, flippingTime * share];
      expect(run.durationMs).toBeGreaterThanOrEqual(least - 1e-9);
      expect(run.durationMs).toBeLessThanOrEqual(most + 1e-9);
      const isClamped = [least, most].some((limit) => Math.abs(run.durationMs - limit) < 1e-6);
      // The distance in the run's first thousandth gives the speed at its start.
      const firstPx = easings[run.easing](0.001) * awayPx;
      if (!isClamped) expect(firstPx / (run.durationMs / 1000) / speed).toBeCloseTo(1, 2);
    }),
  );
});
