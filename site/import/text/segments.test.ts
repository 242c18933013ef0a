import { describe, expect, test } from 'vitest';
import { segments } from './segments.ts';

const segmentWhole = (text: string, segmenter: Intl.Segmenter) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

describe.each(['grapheme', 'word', 'sentence'] as const)('the %ss of', (granularity) => {
  const segmenter = new Intl.Segmenter('en', { granularity });

  test.each([
    ['nothing', ''],
    ['a few words', 'One. Two, three!'],
    ['plain letters', 'One and two. '.repeat(100)],
    ['pictures of many signs', '👩🏻‍👩🏻‍👧🏻‍👦🏻'.repeat(60)],
    ['flags', '🇧🇪'.repeat(300)],
    ['pictures a letter off', `a${'👩‍🚀'.repeat(200)}`],
    ['letters with marks', 'בְּרֵאשִׁ֖ית बच्चा '.repeat(60)],
    ['a letter longer than what is cut at once', `a${'\u0301'.repeat(2000)}bc`],
    ['Japanese', '漢字と仮名。'.repeat(100)],
  ])('%s are those of the whole text', (_, text) => {
    expect(segments(text, segmenter)).toEqual(segmentWhole(text, segmenter));
  });

  test('a text of a megabyte are found', () => {
    expect(segments('Ab. '.repeat(250_000), segmenter).join('')).toHaveLength(1_000_000);
  });
});
