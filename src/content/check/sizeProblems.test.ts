import { expect, test } from 'vitest';
import type { Path } from './Problem.ts';
import { sizeProblems } from './sizeProblems.ts';

test('a text of 20,000 letters may be, and no longer one', () => {
  expect(sizeProblems({ a: ['x'.repeat(20_000)] })).toEqual([]);
  expect(sizeProblems({ a: ['x'.repeat(20_001)] })).toEqual([
    {
      severity: 'error',
      path: ['a', 0],
      message: 'This text has 20001 letters, and 20000 are the most. Shorten it.',
    },
  ]);
});

test.each<[claim: string, document: unknown, path: Path, message: string]>([
  [
    'an entry',
    { work: Array(501).fill({}) },
    ['work'],
    'There are 501 entries here, and 500 are the most. Take out 1.',
  ],
  [
    'a nested one',
    { a: [{ b: Array(501).fill('') }] },
    ['a', 0, 'b'],
    'There are 501 entries here, and 500 are the most. Take out 1.',
  ],
  [
    'a key',
    Object.fromEntries(Array.from({ length: 501 }, (_, key) => [`k${key}`, 0])),
    [],
    'There are 501 keys here, and 500 are the most. Take out 1.',
  ],
  [
    'a letter of a key',
    { a: { ['x'.repeat(201)]: 0 } },
    ['a'],
    'A key here has 201 letters, and 200 are the most. Shorten it.',
  ],
  [
    'an accent',
    { a: `e${'\u0301'.repeat(31)}` },
    ['a'],
    'A letter in this text has 31 accents and joiners, and 30 are the most. Take some out.',
  ],
  [
    'a joined picture',
    { a: '👩\u200D'.repeat(17) },
    ['a'],
    'A letter in this text has 33 accents and joiners, and 30 are the most. Take some out.',
  ],
])('%s too many is told by its place, and how many there may be', (_, document, path, message) => {
  expect(sizeProblems(document)).toEqual([{ severity: 'error', path, message }]);
});

test.each([
  [
    'entries, and keys',
    { a: Array(500).fill(0), b: Object.fromEntries(Array.from({ length: 500 }, (_, key) => [`k${key}`, 0])) },
  ],
  ['accents', `e${'\u0301'.repeat(30)}`],
  ['Vietnamese', 'Nguyễn Thị Bưởi'.normalize('NFD')],
  ['Hebrew with vowels and cantillation', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם'],
  ['Thai', 'ที่ปรึกษาผู้เชี่ยวชาญน้ำ'],
  ['Devanagari', 'राष्ट्र्यस्त्री क्ष्म्य'],
  ['Arabic with harakat', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'],
  ['Tibetan', 'ཧྐྵྨླྺྼྻྂ ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ'],
  ['families and flags', '👩🏻‍👩🏻‍👧🏻‍👦🏻🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(40)],
])('%s may be so many', (_, document) => {
  expect(sizeProblems(document)).toEqual([]);
});
