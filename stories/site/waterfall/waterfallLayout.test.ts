import { describe, expect, test } from 'vitest';
import { headLine, rowHeight, shortName, type WaterfallRequest, waterfallLayout } from './waterfallLayout.ts';

const page: WaterfallRequest = {
  path: '/book',
  kind: 'html',
  priority: 'VeryHigh',
  queuedMs: 0,
  sentMs: 100,
  answeredMs: 500,
  endMs: 800,
  bytes: 8448,
};
const layout = (request: Partial<WaterfallRequest>, moments = {}, untilMs = 2000) =>
  waterfallLayout({ requests: [{ ...page, ...request }], moments, untilMs });

describe('waterfallLayout', () => {
  test('sets the phases of a request one after the other, in percent of the axis', () => {
    expect(layout({}).rows[0]?.bars).toEqual([
      { phase: 'queued', x: 0, width: 5 },
      { phase: 'waiting', x: 5, width: 20 },
      { phase: 'receiving', x: 25, width: 15 },
    ]);
  });

  test('has no bar for a phase that took no time', () => {
    const { rows } = layout({ sentMs: 0, answeredMs: 0 });
    expect(rows[0]?.bars).toEqual([{ phase: 'receiving', x: 0, width: 40 }]);
  });

  test('says what came, and how urgent it was', () => {
    expect(layout({}).rows[0]).toMatchObject({ name: '/book', words: '8.4 kB · VeryHigh' });
  });

  test.each([
    [2000, ['0', '0.5 s', '1 s', '1.5 s', '2 s']],
    [4200, ['0', '1 s', '2 s', '3 s', '4 s']],
  ])('an axis of %i ms has the numbers %j', (untilMs, words) => {
    expect(layout({}, {}, untilMs).ticks.map((tick) => tick.words)).toEqual(words);
  });

  test.each([
    ['no moment', {}, []],
    ['one', { firstPaint: 1000 }, ['first paint 1.00 s']],
    ['paints that are the same', { firstPaint: 1000, largestPaint: 1000 }, ['first, largest paint 1.00 s']],
    [
      'all',
      { firstPaint: 1000, largestPaint: 1200, answers: 1904.4 },
      ['first paint 1.00 s', 'largest paint 1.20 s', 'the page answers 1.90 s'],
    ],
  ])('%s: the rows stand below the words', (_, moments, words) => {
    const { moments: lines, rows, height } = layout({}, moments);
    expect(lines.map((line) => line.words)).toEqual(words);
    expect(rows[0]?.y).toBe(headLine * (words.length + 1));
    expect(height).toBe(headLine * (words.length + 1) + rowHeight);
  });

  test('the last number of the axis has its room', () => {
    expect(layout({}).ticks.map(({ anchor }) => anchor)).toEqual(['start', 'start', 'start', 'start', 'end']);
  });

  test('words of a late moment stand to the left of its line', () => {
    const { moments } = layout({}, { firstPaint: 400, answers: 1900 });
    expect(moments.map(({ anchor }) => anchor)).toEqual(['start', 'end']);
  });
});

test.each([
  ['/', '/'],
  ['/assets/index-jWJLqt2K.js', 'index.js'],
  ['/cv/assets/remembered-0e2f4ea1.js', 'remembered.js'],
  ['/assets/vt323-latin-400-normal-wDgJuOC9.woff2', 'vt323-400.woff2'],
  ['/assets/libre-franklin-latin-700-normal-shown-80b5cafb.woff2', 'libre-fra…700-shown.woff2'],
  ['/assets/libre-franklin-latin-ext-700-normal-DaqAYsRT.woff2', 'libre-fra…n-ext-700.woff2'],
])('%s is called %s', (path, name) => {
  expect(shortName(path)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(25);
});
