import { expect, test } from 'vitest';
import type { Renumbering } from '../engine/spreads.ts';
import type { BookStore } from './bookStore.ts';
import { createParentPage } from './parentPage.ts';

/** A parent that first renders `first`; can render other pages and receive reports. */
function parentOf(first: number | undefined) {
  let page = first;
  // A stand-in for a book: these methods do not read it.
  const parent = createParentPage({ store: {} as BookStore, props: () => ({ page }) });
  return {
    tell: (page: number) => parent.reportChange(page, 'click', true),
    asks(next: number | undefined, moved: Renumbering) {
      page = next;
      return parent.parentTurns(moved, 8);
    },
  };
}

const fourBefore = [4, 5, 6, 7];

test.each([
  ['another page', 0, undefined, 2, null, true],
  ['the same page', 2, undefined, 2, null, false],
  ['the reported page', 0, 2, 2, null, false],
  ['a page other than the reported one', 0, 2, 1, null, true],
  ['its page by its new number', 2, undefined, 6, fourBefore, false],
  ['its old number, of another page now', 2, undefined, 2, fourBefore, false],
  ['another page than its own, by new numbers', 2, undefined, 4, fourBefore, true],
  ['a page for the first time', undefined, undefined, 2, null, true],
])('a parent that renders %s', (_, first, reportedPage, page, moved, asks) => {
  const parent = parentOf(first);
  if (reportedPage !== undefined) parent.tell(reportedPage);
  expect(parent.asks(page, moved)).toBe(asks);
});

test('a reported page counts as confirmed once: the same page after another is a request', () => {
  const parent = parentOf(0);
  parent.tell(2);
  expect([2, 6, 2].map((page) => parent.asks(page, null))).toEqual([false, true, true]);
});
