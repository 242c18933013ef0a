import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Binding,
  loneSide,
  openPage,
  pagesBeside,
  relocatePage,
  renumbering,
  spreadAt,
  spreadCount,
  spreadOf,
} from './spreads.ts';

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
  ['pages lie two by two', 4, false, '[0 1] [2 3]'],
  ['a last page without a partner lies alone where reading starts', 5, false, '[0 1] [2 3] [4 -]'],
  ['the only page lies alone at the end side', 1, false, '[- 0]'],
  ['a cover that is the only page lies alone at the end side', 1, true, '[- 0]'],
  ['a cover lies alone at the end side, and its back cover at the start side', 2, true, '[- 0] [1 -]'],
  ['after the cover pages lie two by two', 3, true, '[- 0] [1 2]'],
  ['after the cover, a last page without a partner lies alone', 6, true, '[- 0] [1 2] [3 4] [5 -]'],
  ['an empty book has no spread', 0, false, ''],
  ['an empty book with a cover has no spread', 0, true, ''],
])('in landscape: %s', (_, pageCount, showCover, expected) => {
  expect(spreadsOf({ pageCount, showCover, orientation: 'landscape' })).toBe(expected);
});

test.each([
  ['every page lies alone at the end side', 3, false, '[- 0] [- 1] [- 2]'],
  ['every page lies alone with a cover, too', 3, true, '[- 0] [- 1] [- 2]'],
  ['an empty book has no spread', 0, true, ''],
])('in portrait: %s', (_, pageCount, showCover, expected) => {
  expect(spreadsOf({ pageCount, showCover, orientation: 'portrait' })).toBe(expected);
});

test.each([-1, -0.5, 0.5, 4, Number.NaN, Number.POSITIVE_INFINITY])(
  'a book of four spreads has no spread %d',
  (number) => {
    expect(spreadAt(number, { pageCount: 8, orientation: 'landscape', showCover: false })).toBeNull();
  },
);

test('every page is in the spread of its index, and in no other', () => {
  fc.assert(
    fc.property(bindings, (binding) => {
      const pages = Array.from({ length: spreadCount(binding) }, (_, number) => {
        const spread = spreadAt(number, binding);
        const spreadPages = [spread?.start, spread?.end].filter((page) => typeof page === 'number');
        for (const page of spreadPages) expect(spreadOf(page, binding)).toBe(number);
        return spreadPages;
      });
      expect(pages.flat()).toEqual(Array.from({ length: binding.pageCount }, (_, page) => page));
    }),
  );
});

test.each([
  ['two pages', 4, { orientation: 'landscape', showCover: false }, [2, 3, 6, 7]],
  ['at the start', 0, { orientation: 'landscape', showCover: false }, [2, 3]],
  ['beside the cover', 1, { orientation: 'landscape', showCover: true }, [0, 3, 4]],
  ['at the end', 7, { orientation: 'landscape', showCover: true }, [5, 6]],
  ['one page', 4, { orientation: 'portrait', showCover: false }, [3, 5]],
] as const)('the pages beside the open spread: %s', (_, page, binding, beside) => {
  expect(pagesBeside(page, { pageCount: 8, ...binding })).toEqual(beside);
});

test('any number opens an existing page, and shows the requested page if it exists', () => {
  fc.assert(
    fc.property(bindings, fc.oneof(fc.double(), fc.integer({ min: -5, max: 2005 })), (book, requestedPage) => {
      const page = openPage(requestedPage, book);
      const spread = spreadAt(spreadOf(page, book), book);
      expect(spread?.start ?? spread?.end).toBe(page);
      if (requestedPage >= 0 && requestedPage < book.pageCount)
        expect([spread?.start, spread?.end]).toContain(Math.trunc(requestedPage) + 0);
    }),
  );
});

test.each([
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 4],
  [Number.NEGATIVE_INFINITY, 0],
  [-3, 0],
  [2.9, 2],
  [3, 2],
])('%d in a book of five pages opens %d', (requestedPage, page) => {
  expect(openPage(requestedPage, { pageCount: 5, orientation: 'landscape', showCover: false })).toBe(page);
});

test('an empty book opens at 0', () => {
  expect(openPage(3, { pageCount: 0, orientation: 'landscape', showCover: true })).toBe(0);
});

const list = (keys: string) => [...keys].map((key) => ({ key }));

test.each([
  ['abcd', 'xyabcd', 2, 4, 'pages were inserted before it'],
  ['abcd', 'dcba', 0, 3, 'it moved'],
  ['abcd', 'abd', 2, 2, 'it was removed, so the next one opens'],
  ['abcd', 'ab', 3, 1, 'it and the rest were removed, so the last one opens'],
  ['abcd', 'wxyz', 2, 2, 'all were replaced, so the position stays'],
  ['abcd', 'w', 2, 0, 'all were replaced by fewer, so the last one opens'],
  ['abcd', '', 2, 2, 'all were removed, so the position stays for new pages'],
])('%s becomes %s: page %d is now page %d, because %s', (before, after, index, expected) => {
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

test.each([
  [{ start: null, end: 0 }, false, 'right'],
  [{ start: null, end: 0 }, true, 'left'],
  [{ start: 7, end: null }, false, 'left'],
  [{ start: 7, end: null }, true, 'right'],
  [{ start: 1, end: 2 }, false, ''],
  [{ start: null, end: null }, true, ''],
])('a page of %o, right to left: %s, lies alone on the side: %s', (spread, rightToLeft, side) => {
  expect(loneSide(spread, rightToLeft)).toBe(side);
});
