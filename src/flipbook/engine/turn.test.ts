import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPage, isSameTurn, spreadAt, spreadIndexOf, turnTo } from './spreads.ts';
import { anyBook, anyCorner } from './testing/arbitraries.ts';
import { bookOf } from './testing/book.ts';

const corner = 'top';
const landscape = bookOf();
const cover = bookOf({ showCover: true });
const portrait = bookOf({ orientation: 'portrait' });

describe('the leaf of a turn', () => {
  test.each([
    ['forward', landscape, 2, 4, { front: 3, back: 4, revealed: 5, covered: 2 }],
    ['back over many pages', landscape, 6, 1, { front: 6, back: 1, revealed: 0, covered: 7 }],
    ['that opens a cover', cover, 0, 1, { front: 0, back: 1, revealed: 2, covered: null }],
    ['that closes a cover', cover, 1, 0, { front: 1, back: 0, revealed: null, covered: 2 }],
    ['that closes the book at its end', cover, 5, 7, { front: 6, back: 7, revealed: null, covered: 5 }],
  ] as const)('%s', (_, book, from, to, pages) => {
    expect(turnTo({ from, to, corner }, book)).toMatchObject({ ...pages, course: 'outgoing' });
  });

  test.each([
    ['forward goes out', 3, 4, { direction: 'forward', front: 3, revealed: 4, course: 'outgoing' }],
    ['back comes in', 3, 2, { direction: 'back', front: 2, revealed: 3, course: 'incoming' }],
  ] as const)('in portrait %s, with a blank back', (_, from, to, expected) => {
    expect(turnTo({ from, to, corner }, portrait)).toMatchObject({ ...expected, back: null, covered: null });
  });
});

describe('a leaf', () => {
  const hardAt = (...hard: readonly number[]) => ({
    densities: Array.from({ length: 8 }, (_, index) => (hard.includes(index) ? ('hard' as const) : ('soft' as const))),
  });
  const hardFirst = { ...portrait, ...hardAt(0) };
  test.each([
    ['is soft even if the pages beneath and beside it are hard', bookOf(hardAt(0, 3)), 0, 2, 'soft'],
    ['is hard when its front is hard', bookOf(hardAt(1)), 0, 2, 'hard'],
    ['is hard when its back is hard', bookOf(hardAt(2)), 0, 2, 'hard'],
    ['in portrait is hard when its incoming page is hard', hardFirst, 1, 0, 'hard'],
  ] as const)('%s', (_, book, from, to, density) => {
    expect(turnTo({ from, to, corner }, book)?.density).toBe(density);
  });
});

test.each([
  ['before the beginning', 2, -1, landscape],
  ['before a cover', 3, -1, cover],
  ['to a fraction', 0, 2.5, landscape],
  ['from a page that does not exist', 9, 0, landscape],
  ['forward from the last spread', 6, 'forward', landscape],
  ['back from the first spread', 0, 'back', landscape],
  ['forward in a book of one page', 0, 'forward', bookOf({ pageCount: 1, showCover: true })],
] as const)('there is no turn %s', (_, from, to, book) => {
  expect(turnTo({ from, to, corner }, book)).toBeNull();
});

test('a turn in any book shows the pages of both spreads once, and no others', () => {
  fc.assert(
    fc.property(anyBook, fc.nat(12), fc.nat(12), (book, from, to) => {
      const turn = turnTo({ from, to, corner }, book);
      const [before, after] = [from, to].map((page) => spreadAt(spreadIndexOf(page, book), book));
      fc.pre(from < book.pageCount);
      const isOtherSpread = spreadIndexOf(from, book) !== spreadIndexOf(to, book);
      expect(turn !== null).toBe(to < book.pageCount && isOtherSpread);
      if (!turn || !before || !after) return;
      const visiblePages = [turn.front, turn.back, turn.revealed, turn.covered].filter((page) => page !== null);
      const open = [before.start, before.end, after.start, after.end].filter((page) => page !== null);
      expect(visiblePages.toSorted()).toEqual(open.toSorted());
      expect(turn).toMatchObject({ fromPage: firstPage(before), toPage: firstPage(after) });
    }),
    { numRuns: 500 },
  );
});

test('turns with the same pages and corner are the same turn', () => {
  const anyTurn = fc.tuple(fc.nat(12), fc.nat(12), anyCorner);
  fc.assert(
    fc.property(anyBook, anyTurn, anyTurn, (book, ...turns) => {
      const [turn = null, other = null] = turns.map(([from, to, at]) => turnTo({ from, to, corner: at }, book));
      fc.pre(turn !== null && other !== null);
      expect(isSameTurn(turn, other)).toBe(JSON.stringify(turn) === JSON.stringify(other));
      expect(isSameTurn(turn, { ...turn })).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
