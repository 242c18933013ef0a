import { describe, expect, test } from 'vitest';
import { framesBetween, type TraceEvent } from './frames.ts';

const page = 7;
const at = (ms: number, name: string, pid = page): TraceEvent => ({ name, pid, ts: ms * 1000 });

/** A display of 60 frames a second, and a page that misses the frames from 100 ms to 200 ms. */
const trace = Array.from({ length: 30 }, (_, index) => index * 16).flatMap((ms) => [
  at(ms, 'BeginFrame'),
  ms > 100 && ms < 200 ? at(ms + 1, 'DroppedFrame') : at(ms + 2, 'DrawFrame'),
]);

describe('framesBetween', () => {
  test('counts what was asked for, shown and dropped between the two marks', () => {
    const events = [...trace, at(90, 'start'), at(290, 'end')];
    expect(framesBetween(events, 'start', 'end')).toEqual({
      possible: 13,
      shown: 7,
      dropped: 6,
      longestGapMs: 112,
    });
  });

  test('a gap that is longer than the time looked at counts with all of its length', () => {
    const events = [...trace, at(120, 'start'), at(180, 'end')];
    expect(framesBetween(events, 'start', 'end')).toMatchObject({ shown: 0, longestGapMs: 112 });
  });

  test('other pages do not count', () => {
    const others = trace.map((event) => ({ ...event, pid: 8 }));
    const events = [...others, ...trace, at(90, 'start'), at(290, 'end'), at(300, 'end', 8)];
    expect(framesBetween(events, 'start', 'end').possible).toBe(13);
  });

  test('the order of the events does not matter', () => {
    const events = [...trace, at(90, 'start'), at(290, 'end')];
    expect(framesBetween(events.toReversed(), 'start', 'end')).toEqual(framesBetween(events, 'start', 'end'));
  });

  test.each([
    ['that never ended', [...trace, at(90, 'start')], 'The trace has no end'],
    ['that never began', [...trace, at(90, 'end')], 'The trace has no start'],
    ['without frames', [at(90, 'start'), at(290, 'end')], 'The trace has no frames'],
  ])('refuses a turn %s', (_, events, message) => {
    expect(() => framesBetween(events, 'start', 'end')).toThrow(message);
  });
});
