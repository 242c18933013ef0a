import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSentences } from './shortened.ts';

test('first sentences are what fits of any text, and cut no letter in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
      const kept = firstSentences(text, (shorter) => shorter.length <= length);
      expect(kept.length).toBeLessThanOrEqual(length);
      expect(kept).not.toMatch(/\p{Cs}/u);
    }),
  );
});
