import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, foldText, matchesOf, rangesIn } from './findText.ts';

test.each([
  ['case', 'The SPRING of a spring', 'sPrInG', ['SPRING', 'spring']],
  ['accents, including decomposed ones', 'Café, cafe\u0301 and cafe', 'cafe', ['Café', 'cafe\u0301', 'cafe']],
  ['accents in the query', 'Zoe', 'Zoë', ['Zoe']],
  ['letters with a stroke, Æ and Œ', 'ŁØĐ ÆŒ', 'lod aeoe', ['ŁØĐ ÆŒ']],
  ['ligatures', 'the ﬁrst ﬁfty', 'fi', ['ﬁ', 'ﬁ']],
  ['a sharp s', 'Straße', 'STRASSE', ['Straße']],
  ['a final sigma', 'ΛΌΓΟΣ λόγος', 'λογοσ', ['ΛΌΓΟΣ', 'λόγος']],
  ['a dotted I', 'İstanbul', 'istanbul', ['İstanbul']],
  ['full-width letters', 'ＡＢＣ', 'b', ['Ｂ']],
  ['vowel marks of Hebrew', 'שָׁלוֹם سَلَام', 'שלום', ['שָׁלוֹם']],
  ['vowel marks of Arabic', 'שָׁלוֹם سَلَام', 'سلام', ['سَلَام']],
  ['lines, and other kinds of space', 'a long\n  way\u00a0home', 'long way home', ['long\n  way\u00a0home']],
  ['soft hyphens', 'page\u00adturn', 'pageturn', ['page\u00adturn']],
  ['kinds of quotation marks', '‘Don’t “fold”', `'don't "fold"`, ['‘Don’t “fold”']],
  ['spaces at the beginning', '  a page', 'page', ['page']],
  ['soft hyphens between spaces', 'a \u00ad page', 'page', ['page']],
  ['spaces around the query', 'a page', ' page ', ['page']],
  ['Devanagari vowels, which count as letters', 'की का', 'का', ['का']],
  ['of matches that overlap, the first', 'aaaa', 'aaa', ['aaa']],
  ['an empty query', 'any', '', []],
  ['a blank query', 'any text', ' \n', []],
  ['no match', 'any', 'other', []],
])('rangesIn returns the ranges of matches: %s', (_, text, query, expected) => {
  expect(rangesIn(text, query).map(([from, to]) => text.slice(from, to))).toEqual(expected);
});

test('every range contains the query when folded', () => {
  const part = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(part, fc.stringMatching(/^[a-zé]{1,5}$/), part, (before, query, after) => {
      const text = `${before}${query}${after}`;
      const ranges = rangesIn(text, query);
      expect(ranges.length).toBeGreaterThan(0);
      for (const [from, to] of ranges) expect(foldText(text.slice(from, to))).toContain(foldText(query));
    }),
  );
});

test('rangesIn stops at the limit', () => {
  expect(rangesIn('a'.repeat(1000), 'a', 3)).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test('matches are in the order of the pages and counted per page', () => {
  const pages = [
    { page: 7, text: 'one spring' },
    { page: 2, text: 'spring to spring' },
    { page: 3, text: 'none' },
  ];
  expect(matchesOf(pages, 'spring')).toEqual([
    { page: 2, nth: 0 },
    { page: 2, nth: 1 },
    { page: 7, nth: 0 },
  ]);
  expect(matchesOf(pages, ' ')).toEqual([]);
});

const long = 'word '.repeat(20);
const faces = '😀'.repeat(41);
test.each([
  ['short text', 'A page turns', { before: 'A ', match: 'page', after: ' turns' }],
  ['long text', `${long}page ${long}`, { before: `…${'word '.repeat(7)}`, after: `${' word'.repeat(7)}…` }],
  ['several lines', 'one\n\npage\n two', { before: 'one ', after: ' two' }],
  ['text without spaces', `${faces}page${faces}`, { before: `…${'😀'.repeat(20)}` }],
  ['text that ends after the match', `page ${'x'.repeat(39)}`, { after: ` ${'x'.repeat(39)}` }],
  ['text with a surrogate pair at the cut', `${faces}xpagex${faces}`, { after: `x${'😀'.repeat(19)}…` }],
])('the excerpt of %s cuts no character, and no word if there are spaces', (_, text, expected) => {
  expect(excerptOf(text, 'page')).toMatchObject(expected);
});
