import { expect, test } from 'vitest';
import { directionOf, isFarEnough, type WheelGesture, withMove } from './wheelGesture.ts';

/** The turns by a trace of moves (down, or [right, down]) that many ms apart, from one time on. */
function turnsBy(traces: readonly Trace[], rightToLeft = false): readonly string[] {
  const turns: string[] = [];
  let gesture: WheelGesture | null = null;
  for (const { from, everyMs, moves } of traces)
    for (const [index, move] of moves.entries()) {
      const [x, y] = typeof move === 'number' ? [0, move] : move;
      gesture = withMove(gesture, { x, y, timeMs: from + index * everyMs });
      if (gesture.role !== 'open' || !isFarEnough(gesture)) continue;
      turns.push(directionOf(gesture, rightToLeft));
      gesture = { ...gesture, role: 'spent' };
    }
  return turns;
}

interface Trace {
  readonly from: number;
  readonly everyMs: number;
  readonly moves: readonly (number | readonly [right: number, down: number])[];
}

const trace = (everyMs: number, moves: Trace['moves'], from = 0): Trace => ({ from, everyMs, moves });

/** Two fingers on a trackpad speed up, lift, and the inertia fades, unevenly at the end. */
const push = [1, 3, 9, 22, 41, 38, 52, 60];
const inertia = [57, 52, 48, 43, 39, 35, 32, 29, 26, 23, 20, 18, 16, 14, 12, 10, 9, 8, 6, 5, 4, 4, 3, 2, 3, 1, 2, 1, 1];
const stroke = [...push, ...inertia];
/** A free-spinning wheel sends small moves for long. */
const spin = [15, 30, 30, 45, 45, 30, 30, 30, 15, 30, 15, 15, 30, 15, 15, 15, 15, 15, 15, 15];
const turned = (moves: readonly number[]) => moves.map((move) => -move);
const sideways = (moves: readonly number[]) => moves.map((move, index) => [move, (index % 3) - 1] as const);
const tilted = (across: readonly number[], down: readonly number[] = []) =>
  across.map((move, index) => [move, down[index] ?? 0] as const);
const push2 = [11, 15, 31, 56];
const [longStroke, shortStroke] = [trace(16, stroke.slice(0, 28)), trace(16, stroke.slice(0, 20))];

test.each([
  ['one notch of a mouse', [trace(0, [100])], ['forward']],
  ['one slow notch on macOS', [trace(0, [4])], ['forward']],
  ['notches that the system accelerates', [trace(60, [4, 4, 12, 40, 80])], ['forward']],
  ['notches 120 ms apart', [trace(120, [100, 100, 100])], ['forward']],
  ['notches 121 ms apart', [trace(121, [100, 100, 100])], ['forward', 'forward', 'forward']],
  ['a stroke on a trackpad with its inertia', [trace(16, stroke)], ['forward']],
  ['a stroke on a busy page', [trace(16, stroke.slice(0, 15)), trace(16, [43, 20, 18], 290)], ['forward']],
  ['a second stroke in the inertia of the first', [longStroke, trace(16, push2, 470)], ['forward', 'forward']],
  ['a stroke back in the inertia', [shortStroke, trace(16, turned(push2), 340)], ['forward', 'back']],
  ['a finger that lifts with a jerk back', [trace(16, [...push, -8, ...inertia])], ['forward']],
  ['a free-spinning wheel that is pushed again', [trace(8, [...spin, 60, 75, 75])], ['forward', 'forward']],
  ['fingers that rest', [trace(16, [1, -1, 1, 1, -1])], []],
  ['a slow stroke, once it is far enough', [trace(100, [1, 1, 1, 1, 1, 1, 1, 1])], ['forward']],
  ['a stroke to the right', [trace(16, sideways(stroke))], ['forward']],
  ['a stroke that fades unevenly', [trace(16, [30, 14, 30, 37])], ['forward']],
  ['a stroke that a sideways jitter interrupts', [trace(16, tilted([0, 5, 0], [30, 0, 10]))], ['forward']],
  ['a push after half of the speed is gone', [trace(16, [60, 30, 69])], ['forward', 'forward']],
  ['the hardest push that may still be inertia', [trace(16, [60, 30, 68])], ['forward']],
  ['the moves of four frames in one event', [trace(16, [60, 20]), trace(16, [100], 80)], ['forward']],
  ['a slow sideways stroke with a jerk back', [trace(16, tilted([20, -10, 25]))], ['forward']],
  ['a diagonal stroke, which goes up or down', [trace(16, tilted([-40], [40]))], ['forward']],
  ['a wheel tilted by accident', [trace(200, tilted([3, -8, 29]))], []],
  ['a wheel turned while tilted', [trace(30, tilted([8, -3, 12], [0, 100, 100]))], ['forward']],
] satisfies [string, Trace[], string[]][])('%s', (_, traces, turns) => {
  expect(turnsBy(traces)).toEqual(turns);
});

test('right to left reverses sideways strokes only', () => {
  expect(turnsBy([trace(16, sideways(stroke)), trace(16, stroke, 2000)], true)).toEqual(['back', 'forward']);
});

test('a gesture that scrolls something keeps scrolling until the next gesture', () => {
  let gesture: WheelGesture = { ...withMove(null, { x: 0, y: 60, timeMs: 0 }), role: 'scroll' };
  for (const [index, y] of inertia.entries()) gesture = withMove(gesture, { x: 0, y, timeMs: 16 * (index + 1) });
  expect(gesture.role).toBe('scroll');
  expect(withMove(gesture, { x: 0, y: 60, timeMs: gesture.timeMs + 16 }).role).toBe('open');
});

test('a gesture used elsewhere ends only by a pause', () => {
  let gesture: WheelGesture = { ...withMove(null, { x: 0, y: 60, timeMs: 0 }), role: 'elsewhere' };
  for (const [timeMs, y, role] of [
    [16, 10, 'elsewhere'],
    [32, 90, 'elsewhere'],
    [432, -100, 'elsewhere'],
    [833, 100, 'open'],
  ] as const) {
    gesture = withMove(gesture, { x: 0, y, timeMs });
    expect(gesture.role).toBe(role);
  }
});
