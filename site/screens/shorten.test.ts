import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['short enough', 20, 'short enough'],
  ['turns fuzzy ideas into accessible, well-tested interfaces', 35, 'turns fuzzy ideas into accessible…'],
  ['aaaaaaaaaaaaaaaaaaaa', 10, 'aaaaaaaaa…'],
  ['👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 3, '👩‍🚀👩‍🚀…'],
])('shorten("%s", %i) returns "%s"', (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected);
});

test('shorten never exceeds the limit', () => {
  const length = (text: string) => Array.from(new Intl.Segmenter('en').segment(text)).length;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
      expect(length(shorten(text, limit))).toBeLessThanOrEqual(limit);
    }),
  );
});
