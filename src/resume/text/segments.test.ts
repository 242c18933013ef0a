import { describe, expect, test } from 'vitest';
import { segments } from './segments.ts';

const segmentWhole = (text: string, segmenter: Intl.Segmenter) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

describe.each(['grapheme', 'word', 'sentence'] as const)('segments by %s', (granularity) => {
  const segmenter = new Intl.Segmenter('en', { granularity });

  test.each([
    ['an empty text', ''],
    ['a few words', 'One. Two, three!'],
    ['plain letters', 'One and two. '.repeat(100)],
    ['emoji of many code points', '👩🏻‍👩🏻‍👧🏻‍👦🏻'.repeat(60)],
    ['flags', '🇧🇪'.repeat(300)],
    ['emoji after a letter', `a${'👩‍🚀'.repeat(200)}`],
    ['letters with combining marks', 'בְּרֵאשִׁ֖ית बच्चा '.repeat(60)],
    ['a grapheme longer than a window', `a${'\u0301'.repeat(2000)}bc`],
    ['Japanese', '漢字と仮名。'.repeat(100)],
  ])('match Intl.Segmenter for %s', (_, text) => {
    expect(segments(text, segmenter)).toEqual(segmentWhole(text, segmenter));
  });

  test('cover a text of one megabyte', () => {
    expect(segments('Ab. '.repeat(250_000), segmenter).join('')).toHaveLength(1_000_000);
  });
});
