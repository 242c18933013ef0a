import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Binding,
  firstOpenPage,
  firstPage,
  isSameTurn,
  loneSide,
  pagesBeside,
  relocatePage,
  renumberingBetween,
  spreadAt,
  spreadCount,
  spreadIndexOf,
  turnTo,
} from './spreads.ts';
import { anyBook, anyCorner } from './testing/arbitraries.ts';
import { bookOf } from './testing/book.ts';

const bindings: fc.Arbitrary<Binding> = fc.record({
  pageCount: fc.integer({ min: 1, max: 2000 }),
  orientation: fc.constantFrom('portrait', 'landscape'),
  showCover: fc.boolean(),
});

/** The spreads of a book: `-` is an empty side. */
function spreadsOf(binding: Binding): string {
  return Array.from({ length: spreadCount(binding) }, (_, number) => {
    const spread = spreadAt(number, binding);
    return spread && `[${spread.start ?? '-'} ${spread.end ?? '-'}]`;
  }).join(' ');
}

test.each([
  ['a last page without a partner lies alone on the start side', 5, false, '[0 1] [2 3] [4 -]'],
  ['the only page lies alone on the end side', 1, false, '[- 0]'],
  ['a cover lies alone on the end side, and the back cover on the start side', 2, true, '[- 0] [1 -]'],
  ['after the cover, a last page without a partner lies alone', 6, true, '[- 0] [1 2] [3 4] [5 -]'],
  ['an empty book with a cover has no spread', 0, true, ''],
])('in landscape: %s', (_, pageCount, showCover, expected) => {
  expect(spreadsOf({ pageCount, showCover, orientation: 'landscape' })).toBe(expected);
});

test('in portrait every page lies alone on the end side', () => {
  expect(spreadsOf({ pageCount: 3, showCover: true, orientation: 'portrait' })).toBe('[- 0] [- 1] [- 2]');
});

test('every page is in exactly one spread: the one that spreadIndexOf returns', () => {
  fc.assert(
    fc.property(bindings, (binding) => {
      const pages = Array.from({ length: spreadCount(binding) }, (_, number) => {
        const spread = spreadAt(number, binding);
        const spreadPages = [spread?.start, spread?.end].filter((page) => typeof page === 'number');
        for (const page of spreadPages) expect(spreadIndexOf(page, binding)).toBe(number);
        return spreadPages;
      });
      expect(pages.flat()).toEqual(Array.from({ length: binding.pageCount }, (_, page) => page));
    }),
  );
});

test.each([
  ['at the start', 0, { orientation: 'landscape', showCover: false }, [2, 3]],
  ['beside the cover', 1, { orientation: 'landscape', showCover: true }, [0, 3, 4]],
  ['in portrait', 4, { orientation: 'portrait', showCover: false }, [3, 5]],
] as const)('pagesBeside returns the pages of the adjacent spreads: %s', (_, page, binding, expected) => {
  expect(pagesBeside(page, { pageCount: 8, ...binding })).toEqual(expected);
});

test('any number opens an existing page, and shows the requested page if it exists', () => {
  fc.assert(
    fc.property(bindings, fc.oneof(fc.double(), fc.integer({ min: -5, max: 2005 })), (binding, requestedPage) => {
      const page = firstOpenPage(requestedPage, binding);
      const spread = spreadAt(spreadIndexOf(page, binding), binding);
      expect(spread?.start ?? spread?.end).toBe(page);
      if (requestedPage >= 0 && requestedPage < binding.pageCount)
        // `+ 0` turns -0 into 0.
        expect([spread?.start, spread?.end]).toContain(Math.trunc(requestedPage) + 0);
    }),
  );
});

test.each([
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 4],
  [2.9, 2],
])('page %d in a book of five pages opens page %d', (requestedPage, page) => {
  expect(firstOpenPage(requestedPage, { pageCount: 5, orientation: 'landscape', showCover: false })).toBe(page);
});

const list = (keys: string) => [...keys].map((key) => ({ key }));

test.each([
  ['abcd', 'xyabcd', 2, 4, 'pages were inserted before it'],
  ['abcd', 'dcba', 0, 3, 'it moved'],
  ['abcd', 'abd', 2, 2, 'it was removed, so the next one opens'],
  ['abcd', 'ab', 3, 1, 'it and the page before it were removed, so the last one opens'],
  ['abcd', 'w', 2, 0, 'all were replaced by fewer, so the last one opens'],
  ['abcd', '', 2, 2, 'all were removed, so the position stays for new pages'],
])('"%s" becomes "%s": page %d is now page %d (%s)', (before, after, index, expected) => {
  const renumbering = renumberingBetween(list(before), list(after));
  expect(relocatePage(renumbering, index, after.length)).toBe(expected);
});

test.each([
  ['two pages swap', 'abcd', 'abdc', [0, 1, 3, 2]],
  ['a page is removed', 'abcd', 'abc', [0, 1, 2, null]],
  ['a page is added', 'abc', 'abcd', [0, 1, 2]],
  ['an unchanged list has a duplicate key', 'abcb', 'abcb', null],
])('%s: %s becomes %s, so the new indexes are %j', (_, before, after, expected) => {
  expect(renumberingBetween(list(before), list(after))).toEqual(expected);
});

test.each([
  [{ start: null, end: 0 }, true, 'left'],
  [{ start: 7, end: null }, true, 'right'],
  [{ start: 1, end: 2 }, false, ''],
  [{ start: null, end: null }, true, ''],
])('the lone side of %o (right to left: %s) is "%s"', (spread, rightToLeft, side) => {
  expect(loneSide(spread, rightToLeft)).toBe(side);
});

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
