import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSentences } from './shortenText.ts';

test('firstSentences fits any text into its limit and never splits a surrogate pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
      const shortened = firstSentences(text, (shorter) => shorter.length <= length);
      expect(shortened.length).toBeLessThanOrEqual(length);
      expect(shortened).not.toMatch(/\p{Cs}/u);
    }),
  );
});
