import { expect, test } from 'vitest';
import { addMove, directionOf, isFarEnough, type WheelGesture } from './wheelGesture.ts';

/** The turns that these traces cause. */
function turnsBy(traces: readonly Trace[], rightToLeft = false): readonly string[] {
  const turns: string[] = [];
  let gesture: WheelGesture | null = null;
  for (const { fromMs, everyMs, moves } of traces)
    for (const [index, move] of moves.entries()) {
      const [x, y] = typeof move === 'number' ? [0, move] : move;
      gesture = addMove(gesture, { x, y, timeMs: fromMs + index * everyMs });
      if (gesture.role !== 'open' || !isFarEnough(gesture)) continue;
      turns.push(directionOf(gesture, rightToLeft));
      gesture = { ...gesture, role: 'spent' };
    }
  return turns;
}

/** Moves at regular times. A move is a distance down, or a pair of distances right and down. */
interface Trace {
  readonly fromMs: number;
  readonly everyMs: number;
  readonly moves: readonly (number | readonly [right: number, down: number])[];
}

const trace = (everyMs: number, moves: Trace['moves'], fromMs = 0): Trace => ({ fromMs, everyMs, moves });

/** Two fingers on a trackpad speed up and lift. Then the inertia fades, unevenly at the end. */
const push = [1, 3, 9, 22, 41, 38, 52, 60];
const inertia = [57, 52, 48, 43, 39, 35, 32, 29, 26, 23, 20, 18, 16, 14, 12, 10, 9, 8, 6, 5, 4, 4, 3, 2, 3, 1, 2, 1, 1];
const stroke = [...push, ...inertia];
/** A free-spinning wheel sends small moves for a long time. */
const spin = [15, 30, 30, 45, 45, 30, 30, 30, 15, 30, 15, 15, 30, 15, 15, 15, 15, 15, 15, 15];
const reverse = (moves: readonly number[]) => moves.map((move) => -move);
const toSideways = (moves: readonly number[]) => moves.map((move, index) => [move, (index % 3) - 1] as const);
const tilt = (across: readonly number[], down: readonly number[] = []) =>
  across.map((move, index) => [move, down[index] ?? 0] as const);
const secondPush = [11, 15, 31, 56];
const [longStroke, shortStroke] = [trace(16, stroke.slice(0, 28)), trace(16, stroke.slice(0, 20))];

test.each([
  ['one notch of a mouse', [trace(0, [100])], ['forward']],
  ['one slow notch on macOS', [trace(0, [4])], ['forward']],
  ['notches that the system accelerates', [trace(60, [4, 4, 12, 40, 80])], ['forward']],
  ['notches 120 ms apart', [trace(120, [100, 100, 100])], ['forward']],
  ['notches 121 ms apart', [trace(121, [100, 100, 100])], ['forward', 'forward', 'forward']],
  ['a stroke on a trackpad with its inertia', [trace(16, stroke)], ['forward']],
  ['a stroke on a busy page', [trace(16, stroke.slice(0, 15)), trace(16, [43, 20, 18], 290)], ['forward']],
  ['a second stroke in the inertia of the first', [longStroke, trace(16, secondPush, 470)], ['forward', 'forward']],
  ['a stroke back in the inertia', [shortStroke, trace(16, reverse(secondPush), 340)], ['forward', 'back']],
  ['a finger that lifts with a jerk back', [trace(16, [...push, -8, ...inertia])], ['forward']],
  ['a free-spinning wheel that is pushed again', [trace(8, [...spin, 60, 75, 75])], ['forward', 'forward']],
  ['fingers that rest', [trace(16, [1, -1, 1, 1, -1])], []],
  ['a slow stroke, once it is far enough', [trace(100, [1, 1, 1, 1, 1, 1, 1, 1])], ['forward']],
  ['a stroke to the right', [trace(16, toSideways(stroke))], ['forward']],
  ['a stroke that fades unevenly', [trace(16, [30, 14, 30, 37])], ['forward']],
  ['a stroke that a sideways jitter interrupts', [trace(16, tilt([0, 5, 0], [30, 0, 10]))], ['forward']],
  ['a push after half of the speed is gone', [trace(16, [60, 30, 69])], ['forward', 'forward']],
  ['the hardest push that may still be inertia', [trace(16, [60, 30, 68])], ['forward']],
  ['the moves of four frames in one event', [trace(16, [60, 20]), trace(16, [100], 80)], ['forward']],
  ['a slow sideways stroke with a jerk back', [trace(16, tilt([20, -10, 25]))], ['forward']],
  ['a diagonal stroke, which counts as vertical', [trace(16, tilt([-40], [40]))], ['forward']],
  ['a wheel tilted by accident', [trace(200, tilt([3, -8, 29]))], []],
  ['a wheel turned while tilted', [trace(30, tilt([8, -3, 12], [0, 100, 100]))], ['forward']],
] satisfies [string, Trace[], string[]][])('wheel moves become turns: %s', (_, traces, turns) => {
  expect(turnsBy(traces)).toEqual(turns);
});

test('a right-to-left book reverses sideways strokes only', () => {
  expect(turnsBy([trace(16, toSideways(stroke)), trace(16, stroke, 2000)], true)).toEqual(['back', 'forward']);
});

test('a gesture that scrolls something keeps scrolling until the next gesture', () => {
  let gesture: WheelGesture = { ...addMove(null, { x: 0, y: 60, timeMs: 0 }), role: 'scroll' };
  for (const [index, y] of inertia.entries()) gesture = addMove(gesture, { x: 0, y, timeMs: 16 * (index + 1) });
  expect(gesture.role).toBe('scroll');
  expect(addMove(gesture, { x: 0, y: 60, timeMs: gesture.timeMs + 16 }).role).toBe('open');
});

test('a gesture used elsewhere ends only after a pause', () => {
  let gesture: WheelGesture = { ...addMove(null, { x: 0, y: 60, timeMs: 0 }), role: 'elsewhere' };
  for (const [timeMs, y, role] of [
    [16, 10, 'elsewhere'],
    [32, 90, 'elsewhere'],
    [432, -100, 'elsewhere'],
    [833, 100, 'open'],
  ] as const) {
    gesture = addMove(gesture, { x: 0, y, timeMs });
    expect(gesture.role).toBe(role);
  }
});
