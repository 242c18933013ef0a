import { expect, test } from 'vitest';
import { longestInteraction } from './longestInteraction.ts';
import type { EventTiming } from './recordEvents.ts';

const event = (startTime: number, processing: readonly [number, number], painted: number): EventTiming => ({
  interactionId: 1,
  startTime,
  processingStart: processing[0],
  processingEnd: processing[1],
  duration: painted - startTime,
  committed: painted - 10,
});

test('nothing that was timed is no response', () => {
  expect(longestInteraction([])).toBeUndefined();
});

test('the slowest event counts, in three parts that make up the whole', () => {
  const down = event(0, [1, 2], 16);
  const up = event(100, [104, 120], 164);
  expect(longestInteraction([down, up])).toEqual({
    duration: 64,
    delay: 4,
    processing: 16,
    presentation: 44,
    mainThread: 54,
  });
});

test('events that are painted together are processed as one', () => {
  const up = event(100, [104, 106], 164);
  const click = event(100, [107, 130], 160);
  expect(longestInteraction([up, click])).toMatchObject({ delay: 4, processing: 26, presentation: 34 });
});

test('an event that began before is not given a delay of less than nothing', () => {
  const before = event(80, [90, 95], 160);
  expect(longestInteraction([before, event(100, [104, 120], 188)])).toMatchObject({ delay: 4 });
  expect(longestInteraction([before, event(78, [92, 120], 160)])).toMatchObject({ delay: 12 });
});
