import { describe, expect, test } from 'vitest';
import { density } from './density.ts';

/** The densities of a whole book, from what its pages say of themselves. */
function densities(own: readonly unknown[], showCover: boolean) {
  return own.map((said, index) => density({ index, count: own.length, showCover, own: said })).join(' ');
}

const unsaid = undefined;

describe('without a cover', () => {
  test.each([
    ['pages are soft', [unsaid, unsaid, unsaid], 'soft soft soft'],
    ['a page is what it says', ['hard', 'soft', 'hard'], 'hard soft hard'],
    ['a word that is no density says nothing', ['firm', 'HARD', true, null], 'soft soft soft soft'],
    ['a single page stays soft', [unsaid], 'soft'],
  ])('%s', (_, own, expected) => {
    expect(densities(own, false)).toBe(expected);
  });
});

describe('with the cover shown', () => {
  test.each([
    ['the first and the last page are hard', [unsaid, unsaid, unsaid, unsaid], 'hard soft soft hard'],
    ['also in a book of two', [unsaid, unsaid], 'hard hard'],
    ['and of one', [unsaid], 'hard'],
    ['also when they say otherwise', ['soft', unsaid, 'soft'], 'hard soft hard'],
    ['the pages between are what they say', [unsaid, 'hard', 'soft', unsaid], 'hard hard soft hard'],
  ])('%s', (_, own, expected) => {
    expect(densities(own, true)).toBe(expected);
  });
});
