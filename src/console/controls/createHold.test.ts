import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { createHold, firstRepeatMs, type Hold, nextRepeatMs } from './createHold.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

type Moment = readonly [atMs: number, act: (hold: Hold) => void];

const start = (button: 'up' | 'down') => (hold: Hold) => hold.start(button);
const stop = (button?: 'up' | 'down' | 'a') => (hold: Hold) => void hold.stop(button);

/** The repeats until `untilMs`: the button and the time of each. */
function repeatsOf(moments: readonly Moment[], untilMs: number) {
  const repeats: string[] = [];
  const hold = createHold((button) => repeats.push(`${button} ${Date.now()}`));
  for (const [atMs, act] of moments) {
    vi.advanceTimersByTime(atMs - Date.now());
    act(hold);
  }
  vi.advanceTimersByTime(untilMs - Date.now());
  return repeats;
}

test.each<[string, readonly Moment[], number, readonly string[]]>([
  ['repeats first after 400 ms', [[0, start('down')]], 519, ['down 400']],
  ['repeats every 120 ms from then on', [[0, start('down')]], 640, ['down 400', 'down 520', 'down 640']],
  [
    'stops when it comes up',
    [
      [0, start('up')],
      [450, stop('up')],
    ],
    5000,
    ['up 400'],
  ],
  [
    'goes on when another button comes up',
    [
      [0, start('down')],
      [0, stop('a')],
    ],
    400,
    ['down 400'],
  ],
  [
    'gives way to one pressed after it',
    [
      [0, start('down')],
      [300, start('up')],
      [650, stop('down')],
    ],
    700,
    ['up 700'],
  ],
  [
    'stops with everything else when the window is left',
    [
      [0, start('down')],
      [0, stop()],
    ],
    1000,
    [],
  ],
])('a held button %s', (_claim, moments, untilMs, repeats) => {
  expect(repeatsOf(moments, untilMs)).toEqual(repeats);
  expect([firstRepeatMs, nextRepeatMs]).toEqual([400, 120]);
});

it('says when it stops whether it has repeated, and leaves no clock running', () => {
  const hold = createHold(() => {});
  hold.start('up');
  vi.advanceTimersByTime(firstRepeatMs - 1);
  expect(hold.stop('up')).toBe(false);
  hold.start('up');
  vi.advanceTimersByTime(firstRepeatMs);
  expect([hold.stop('down'), hold.stop('up'), hold.stop('up')]).toEqual([false, true, false]);
  expect(vi.getTimerCount()).toBe(0);
});

it('may be let go by its own repeat', () => {
  const onRepeat = vi.fn(() => void hold.stop());
  const hold = createHold(onRepeat);
  hold.start('down');
  vi.advanceTimersByTime(5000);
  expect(onRepeat).toHaveBeenCalledOnce();
});
