import { expect, test } from 'vitest';
import { relocatePage, renumbering } from './spreads.ts';

const list = (keys: string) => [...keys].map((key) => ({ key }));

test.each([
  ['abcd', 'xyabcd', 2, 4, 'pages came before it'],
  ['abcd', 'dcba', 0, 3, 'it changed its place'],
  ['abcd', 'abd', 2, 2, 'it is gone: the next one'],
  ['abcd', 'ab', 3, 1, 'it is gone and so are those after it: the one before'],
  ['abcd', 'wxyz', 2, 2, 'all are others: the same place'],
  ['abcd', 'w', 2, 0, 'all are others, and fewer: the last place'],
  ['abcd', '', 2, 2, 'there is none: the same place, for those that come next'],
])('%s becomes %s: page %d is now page %d, as %s', (before, after, index, expected) => {
  const moved = renumbering(list(before), list(after));
  expect(relocatePage(moved, index, after.length)).toBe(expected);
});

test.each([
  ['abcd', 'abcd', null],
  ['abcd', 'abdc', [0, 1, 3, 2]],
  ['abcd', 'abc', [0, 1, 2, null]],
  ['abc', 'abcd', [0, 1, 2]],
  ['', 'ab', []],
  ['', '', null],
  ['abcb', 'abcb', null],
])('%s becomes %s: the pages have the numbers %j', (before, after, expected) => {
  expect(renumbering(list(before), list(after))).toEqual(expected);
});
