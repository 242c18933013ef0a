import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { firstSentences } from './shortened.ts';

const upTo = (length: number) => (text: string) => text.length <= length;

describe('firstSentences', () => {
  test.each([
    ['what fits', 'One. Two.', 20, 'One. Two.'],
    ['whole sentences', 'One is. Two is. Three is.', 16, 'One is. Two is.'],
    ['words, where a sentence is too long', 'One, two, and three more', 10, 'One, two…'],
    ['letters, where a word is too long', 'abcdefghij', 5, 'abcd…'],
    ['nothing, where nothing fits', 'abc', 0, ''],
  ])('keeps %s', (_, text, length, kept) => {
    expect(firstSentences(text, upTo(length))).toBe(kept);
  });

  it('keeps what fits of any text, and cuts no letter in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
        const kept = firstSentences(text, upTo(length));
        expect(kept.length).toBeLessThanOrEqual(length);
        expect(kept).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
