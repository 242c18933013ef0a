import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['short enough', 20, 'short enough'],
  ['turns fuzzy ideas into accessible, well-tested interfaces', 35, 'turns fuzzy ideas into accessible…'],
  ['aaaaaaaaaaaaaaaaaaaa', 10, 'aaaaaaaaa…'],
  ['👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 3, '👩‍🚀👩‍🚀…'],
])('shortens "%s" with a limit of %i to "%s"', (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected);
});

test('never exceeds the limit, whatever the text', () => {
  const length = (text: string) => Array.from(new Intl.Segmenter('en').segment(text)).length;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
      // A cut can join two characters into one, but never split one.
      expect(length(shorten(text, limit))).toBeLessThanOrEqual(Math.max(limit, 1));
    }),
  );
});
