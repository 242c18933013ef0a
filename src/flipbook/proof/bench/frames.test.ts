import { expect, test } from 'vitest';
import { framesBetween, type TraceEvent } from './frames.ts';

const at = (ms: number, name: string, pid = 7): TraceEvent => ({ name, pid, ts: ms * 1000 });

/** A display of 60 frames a second, and a page that misses the frames from 100 ms to 200 ms. */
const trace = Array.from({ length: 30 }, (_, index) => index * 16).flatMap((ms) => [
  at(ms, 'BeginFrame'),
  ms > 100 && ms < 200 ? at(ms + 1, 'DroppedFrame') : at(ms + 2, 'DrawFrame'),
]);

test('what was asked for and shown between the two marks is counted, and no other page', () => {
  const others = trace.map((event) => ({ ...event, pid: 8 }));
  const events = [...others, ...trace, at(90, 'start'), at(290, 'end'), at(300, 'end', 8)];
  expect(framesBetween(events, 'start', 'end')).toEqual({ possible: 13, shown: 7 });
});

test.each([
  ['that never ended', [...trace, at(90, 'start')], 'The trace has no end'],
  ['that never began', [...trace, at(90, 'end')], 'The trace has no start'],
  ['without frames', [at(90, 'start'), at(290, 'end')], 'The trace has no frames'],
])('a turn %s is refused', (_, events, message) => {
  expect(() => framesBetween(events, 'start', 'end')).toThrow(message);
});
