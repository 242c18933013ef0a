import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPage, spreadAt, spreadOf } from './spreads.ts';

const binding = (pageCount: number) =>
  fc.record({
    pageCount: fc.constant(pageCount),
    orientation: fc.constantFrom('portrait' as const, 'landscape' as const),
    showCover: fc.boolean(),
  });

test('for any number, an existing page is open, and the wanted one is in sight if there is one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }).chain(binding), fc.double(), (book, wanted) => {
      const page = openPage(wanted, book);
      const spread = spreadAt(spreadOf(page, book), book);
      expect(spread?.start ?? spread?.end).toBe(page);
      if (wanted >= 0 && wanted < book.pageCount)
        expect([spread?.start, spread?.end]).toContain(Math.trunc(wanted) + 0);
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
])('%d in a book of five pages opens %d', (wanted, page) => {
  expect(openPage(wanted, { pageCount: 5, orientation: 'landscape', showCover: false })).toBe(page);
});

test('a book of no pages is open at 0', () => {
  expect(openPage(3, { pageCount: 0, orientation: 'landscape', showCover: true })).toBe(0);
});
