import { expect, test } from 'vitest';
import { firstViewReadings, secondPageReadings, secondViewReadings } from './slowReadings.ts';
import type { SlowLoad } from './slowVisit.ts';

const request = {
  path: '/',
  kind: 'html',
  priority: 'VeryHigh',
  queuedMs: 0,
  sentMs: 1,
  answeredMs: 5,
  endMs: 9,
} as const;
const load: SlowLoad = {
  moments: { firstPaint: 1148, answers: 1523.1 },
  requests: [
    { ...request, bytes: 775 },
    { ...request, bytes: 1200 },
  ],
  work: { all: 950, script: 480, style: 171, layout: 32 },
};

test('a first view: what it came to, and what the main thread worked', () => {
  expect(firstViewReadings(load)).toEqual({
    slowFirstPaint: 1148,
    slowAnswers: 1523.1,
    slowWork: 950,
    slowScript: 480,
    slowStyle: 171,
    slowLayout: 32,
  });
});

test('later views: what came over the line, and when they were painted', () => {
  expect(secondPageReadings(load)).toEqual({ nextSent: 1975, nextFirstPaint: 1148 });
  expect(secondViewReadings(load)).toEqual({ againSent: 1975, againFirstPaint: 1148 });
});
