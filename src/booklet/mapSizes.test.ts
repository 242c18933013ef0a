import { expect, test } from 'vitest';
import { guideSize } from './mapSizes.ts';

const firstPoints = (count: number) => Array<string>(count).fill('first');
const allPoints = (count: number) => Array<string>(count).fill('all');

test.each([
  ['of a few words all fit at the largest size', 6, 0.2, { sizePx: 17 }],
  ['of one line all fit at a smaller size', 6, 1, { sizePx: 16 }],
  ['of two lines: the newest levels show both', 6, 2, { sizePx: 14, points: [...firstPoints(4), ...allPoints(2)] }],
  ['of twelve lines all show, because the page scrolls anyway', 6, 12, { sizePx: 14, points: allPoints(6) }],
  ['of a student, who has one level, are very large', 1, 1, { sizePx: 20 }],
  ['of nine lines in a single level are smaller', 1, 9, { sizePx: 16 }],
])('two points %s', (_, levelCount, lines, expectedSize) => {
  const text = 'word '.repeat(14 * lines);
  const stage = {
    title: 'Baker',
    organization: 'Oak Mill',
    period: '',
    duration: '',
    summary: '',
    highlights: [text, text],
  };
  expect(guideSize(Array.from({ length: levelCount }, () => ({ stage })))).toEqual(expectedSize);
});
