import { expect, test } from 'vitest';
import { guideSize } from './mapSizes.ts';

test.each([
  ['of a few words fit at 17 px', 6, 0.2, { sizePx: 17 }],
  ['of one line fit at 16 px', 6, 1, { sizePx: 16 }],
  [
    'of two lines are both shown for the newest levels only',
    6,
    2,
    { sizePx: 14, highlights: ['first', 'first', 'first', 'first', 'all', 'all'] },
  ],
  [
    'of twelve lines are all shown, because the page scrolls anyway',
    6,
    12,
    { sizePx: 14, highlights: ['all', 'all', 'all', 'all', 'all', 'all'] },
  ],
  ['of one line are 20 px in the only level', 1, 1, { sizePx: 20 }],
  ['of nine lines are 16 px in the only level', 1, 9, { sizePx: 16 }],
])("each level's two highlights %s", (_, levelCount, lines, expectedSize) => {
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
