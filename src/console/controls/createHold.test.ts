import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHold, firstRepeatMs, type Hold, nextRepeatMs } from './createHold.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The calls to make, by their time in milliseconds. */
type TimedCalls = Readonly<Record<number, (hold: Hold) => void>>;

const start = (button: 'up' | 'down') => (hold: Hold) => hold.start(button);
const stop = (button?: 'up' | 'down') => (hold: Hold) => void hold.stop(button);

test.each<[string, TimedCalls, readonly string[]]>([
  ['repeats first after 400 ms, then every 120 ms', { 0: start('down') }, ['down 400', 'down 520', 'down 640']],
  ['stops when it is released', { 0: start('up'), 450: stop('up') }, ['up 400']],
  ['continues when another button is released', { 0: start('up'), 300: stop('down') }, ['up 400', 'up 520', 'up 640']],
  ['stops when another button is pressed', { 0: start('down'), 200: start('up'), 500: stop('down') }, ['up 600']],
  ['stops when all buttons stop, as when the window loses focus', { 0: start('down'), 300: stop() }, []],
])('a held button %s', (_claim, calls, expectedRepeats) => {
  const repeats: string[] = [];
  const hold = createHold((button) => repeats.push(`${button} ${Date.now()}`));
  for (const [atMs, call] of Object.entries(calls)) {
    vi.advanceTimersByTime(Number(atMs) - Date.now());
    call(hold);
  }
  vi.advanceTimersByTime(640 - Date.now());
  expect(repeats).toEqual(expectedRepeats);
  expect([firstRepeatMs, nextRepeatMs]).toEqual([400, 120]);
});

test('stop returns whether the button has repeated, and clears the timer', () => {
  const hold = createHold(() => {});
  hold.start('up');
  vi.advanceTimersByTime(firstRepeatMs - 1);
  expect(hold.stop('up')).toBe(false);
  hold.start('up');
  vi.advanceTimersByTime(firstRepeatMs);
  expect([hold.stop('down'), hold.stop('up'), hold.stop('up')]).toEqual([false, true, false]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a hold can be stopped in its own repeat callback', () => {
  const onRepeat = vi.fn(() => void hold.stop());
  const hold = createHold(onRepeat);
  hold.start('down');
  vi.advanceTimersByTime(5000);
  expect(onRepeat).toHaveBeenCalledOnce();
});
