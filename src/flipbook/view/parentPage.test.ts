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
    report: (page: number) => parent.reportChange(page, 'click', true),
    requests(next: number | undefined, renumbering: Renumbering) {
      page = next;
      return parent.takePage(renumbering, 8);
    },
  };
}

const fourBefore = [4, 5, 6, 7];

test.each([
  ['another page', 0, undefined, 2, null, true],
  ['the same page', 2, undefined, 2, null, false],
  ['the reported page', 0, 2, 2, null, false],
  ['a page other than the reported one', 0, 2, 1, null, true],
  ['the new index of its page', 2, undefined, 6, fourBefore, false],
  ['the old index of its page, which another page has now', 2, undefined, 2, fourBefore, false],
  ['the new index of another page', 2, undefined, 4, fourBefore, true],
  ['a page for the first time', undefined, undefined, 2, null, true],
])(
  'takePage tells whether a parent requests a turn when it renders %s',
  (_, first, reportedPage, page, renumbering, isRequest) => {
    const parent = parentOf(first);
    if (reportedPage !== undefined) parent.report(reportedPage);
    expect(parent.requests(page, renumbering)).toBe(isRequest);
  },
);

test('a parent confirms a reported page only once; setting it again later requests a turn', () => {
  const parent = parentOf(0);
  parent.report(2);
  expect([2, 6, 2].map((page) => parent.requests(page, null))).toEqual([false, true, true]);
});
