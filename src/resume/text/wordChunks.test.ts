import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordChunks } from './wordChunks.ts';

const family = '👨‍👩‍👧‍👦';

test.each([
  ['an ordinary name', 'Müller & Söhne', ['Müller & Söhne']],
  ['a hundred characters', 'W'.repeat(100), ['W'.repeat(100)]],
  ['a hundred and one characters', `The ${'W'.repeat(101)} Co`, [`The ${'W'.repeat(100)}`, 'W Co']],
  ['several hundred characters', 'W'.repeat(250), ['W'.repeat(100), 'W'.repeat(100), 'W'.repeat(50)]],
  ['characters of many code points', family.repeat(101), [family.repeat(100), family]],
  ['flags', '🇫🇷'.repeat(101), ['🇫🇷'.repeat(100), '🇫🇷']],
  ['letters with accents', 'e\u0301'.repeat(101), ['e\u0301'.repeat(100), 'e\u0301']],
  ['an empty text', '', ['']],
])('chunks %s', (_, text, chunks) => {
  expect(wordChunks(text)).toEqual(chunks);
});

test('chunks of any text join to that text, and none has a word of over a hundred letters', () => {
  const unit = fc.constantFrom(...'aW \n', '\u0301', '\u200d', '👩', '🇫', '\ud800', 'ب');
  fc.assert(
    fc.property(fc.string({ unit, minLength: 0, maxLength: 900 }), (text) => {
      const chunks = wordChunks(text);
      expect(chunks.join('')).toBe(text);
      expect(chunks.filter((chunk) => /[aWب]{101}/.test(chunk))).toEqual([]);
    }),
  );
});

test('splits a word of a megabyte', () => {
  expect(wordChunks('W'.repeat(1_000_000))).toHaveLength(10_000);
});
