import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asLabel, asSentence, firstSentences, firstWords, splitSentences } from './shortenText.ts';

test('first sentences are what fits of any text, and cut no letter in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
      const shortened = firstSentences(text, (shorter) => shorter.length <= length);
      expect(shortened.length).toBeLessThanOrEqual(length);
      expect(shortened).not.toMatch(/\p{Cs}/u);
    }),
  );
});

test.each<[number, string, unknown]>([
  [5, 'One, two', 'One…'],
  [6, 'One – two', 'One…'],
  [12, 'One; two: three.', 'One; two…'],
  [5, 'One. Two', 'One…'],
])('the first %i letters of %j are %j', (maximum, input, expected) => {
  expect(firstWords(input, ({ length }) => length <= maximum)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['', ''],
  ['One', 'One.'],
  ['One!', 'One!'],
  ['“One.”', '“One.”'],
  ['(One?)', '(One?)'],
  ['一。', '一。'],
  ['一二', '一二。'],
])('%j as a sentence is %j', (input, expected) => {
  expect(asSentence(input)).toEqual(expected);
});

test.each([
  ['Ich baue Software, z. B. für Kliniken. Sie läuft.', ['Ich baue Software, z. B. für Kliniken. ', 'Sie läuft.']],
  ['I write docs, e.g. Guides. I test.', ['I write docs, e.g. Guides. ', 'I test.']],
  ['Managed a budget of ca. 2 Mio. Euro. Built it.', ['Managed a budget of ca. 2 Mio. Euro. ', 'Built it.']],
  ['I report to Dr. Example. I like it.', ['I report to Dr. Example. ', 'I like it.']],
  ['One. Two.', ['One. ', 'Two.']],
])('the sentences of %j are %j', (text, expected) => {
  expect(splitSentences(text)).toEqual(expected);
});

test.each<[number, string, unknown]>([
  [20, 'One. Two.', 'One. Two.'],
  [16, 'One is. Two is. Three is.', 'One is. Two is.'],
  [10, 'One, two, and three more', 'One, two…'],
  [5, 'abcdefghij', 'abcd…'],
  [0, 'abc', ''],
])('the sentences in the first %i letters of %j are %j', (maximum, input, expected) => {
  expect(firstSentences(input, ({ length }) => length <= maximum)).toEqual(expected);
});

test.each<[string, string, widthEm?: number]>([
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  ['料'.repeat(24), '料'.repeat(24)],
  ['料'.repeat(25), `${'料'.repeat(23)}…`],
  ['one two three', 'one two…', 4],
])('the label %j is %j', (input, expected, widthEm) => {
  expect(asLabel(input, widthEm)).toEqual(expected);
});
