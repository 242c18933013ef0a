import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { readingsOf } from './lighthouseLoad.ts';

/** A part of Lighthouse's report: what the readings are taken from. */
const report = {
  categories: {
    performance: { score: 0.97 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.92 },
  },
  audits: {
    'first-contentful-paint': { numericValue: 1734.2 },
    'largest-contentful-paint': { numericValue: 2105 },
    'speed-index': { numericValue: 1734.2 },
    'total-blocking-time': { numericValue: 12 },
    'cumulative-layout-shift': { numericValue: 0.001 },
    metrics: {
      details: {
        type: 'debugdata',
        items: [{ observedFirstContentfulPaint: 210, observedLargestContentfulPaint: 231 }],
      },
    },
    'resource-summary': {
      details: {
        type: 'table',
        items: [
          { resourceType: 'total', requestCount: 20, transferSize: 240_000 },
          { resourceType: 'document', requestCount: 1, transferSize: 7600 },
          { resourceType: 'font', requestCount: 4, transferSize: 62_000 },
        ],
      },
    },
  },
  // What the bench reads of a report, and no more.
} as unknown as Pick<Result, 'audits' | 'categories'>;

test("the bench's numbers are read from Lighthouse's report", () => {
  expect(readingsOf(report)).toEqual({
    performance: 97,
    accessibility: 100,
    bestPractices: 100,
    seo: 92,
    firstPaint: 1734.2,
    largestPaint: 2105,
    speedIndex: 1734.2,
    blocking: 12,
    shift: 0.001,
    html: 7600,
    css: 0,
    fonts: 62_000,
    script: 0,
    requests: 20,
    fastFirstPaint: 210,
    fastLargestPaint: 231,
  });
});
