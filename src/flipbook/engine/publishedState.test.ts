import { describe, expect, test } from 'vitest';
import { pagesToRender, pageViewOf, spreadViewOf } from './publishedState.ts';
import { openPages } from './spreads.ts';
import { everyBook } from './testing/anyHistory.ts';
import { bookOf, play } from './testing/book.ts';
import { drag, type EventFor, hover, press, request } from './testing/events.ts';

const bookAt = (page: number, events: readonly EventFor[] = [], book = bookOf()) => ({
  state: play(book, events, page).state,
  binding: book,
});

test.each([
  ['at its start', bookAt(0), { openPages: [0, 1], targetPage: 0, canPrevious: false, canNext: true }],
  ['on the way to its end', bookAt(2, [request(7)]), { page: 2, openPages: [2, 3], targetPage: 6, canNext: false }],
  ['in the middle', bookAt(2), { canPrevious: true, canNext: true, state: 'read', pageCount: 8 }],
  ['without pages', bookAt(0, [], bookOf({ pageCount: 0 })), { openPages: [], canPrevious: false, canNext: false }],
])(
  'the spread view has the open pages, the target, and whether turns are possible from there: %s',
  (_, published, expected) => {
    expect(spreadViewOf(published)).toMatchObject(expected);
  },
);

describe('the page view says whether the page is open, near or turning', () => {
  const book = bookOf({ pageCount: 20 });
  const fold = [press(790, 490), drag(650, 480)];
  test.each([
    ['with a lifted corner', [hover(790, 490)], [8, 9], [6, 7, 8, 9, 10, 11], []],
    ['dragged', fold, [8, 9], [6, 7, 8, 9, 10, 11], [9, 10]],
    ['in a far jump', [request(1)], [8, 9], [0, 1, 2, 3, 6, 7, 8, 9, 10, 11], [1, 8]],
  ] as const)('%s', (_, events, open, near, turning) => {
    const published = bookAt(8, events, book);
    const pages = Array.from({ length: 20 }, (_page, index) => pageViewOf(index, published));
    const pagesThat = (is: 'isOpen' | 'isNear' | 'isTurning') =>
      pages.filter((page) => page[is]).map(({ index }) => index);
    expect([pagesThat('isOpen'), pagesThat('isNear'), pagesThat('isTurning')]).toEqual([open, near, turning]);
  });
});

describe('a book that renders pages on demand renders whole spreads', () => {
  const book = bookOf({ pageCount: 20, showCover: true });
  test.each([
    ['at first only the open one', bookAt(8, [], book), null, [7, 8]],
    ['with an overscan of 0', bookAt(8, [], book), 0, [5, 6, 7, 8, 9, 10]],
    ['with an invalid overscan', bookAt(8, [], book), Number.NaN, [5, 6, 7, 8, 9, 10]],
    ['with an infinite overscan', bookAt(8, [], book), Number.POSITIVE_INFINITY, [...Array(20).keys()]],
    ['with an overscan of 3', bookAt(8, [], book), 3, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['in a far jump', bookAt(0, [request(11)], book), 2, [0, 1, 2, 9, 10, 11, 12, 13, 14]],
    ['in portrait', bookAt(8, [], { ...book, orientation: 'portrait' }), 2, [6, 7, 8, 9, 10]],
    ['in an empty book', bookAt(0, [], bookOf({ pageCount: 0 })), 2, []],
  ] as const)('%s', (_, published, overscan, expected) => {
    expect([...new Set(pagesToRender(published, overscan))].sort((a, b) => a - b)).toEqual(expected);
  });

  test('that include all visible pages, even with an overscan of 0', () => {
    everyBook((steps) => {
      for (const { state, model } of steps) {
        const renderedPages = pagesToRender({ state, binding: model }, 0);
        const { motion } = state;
        const turn = motion.phase === 'read' ? null : motion.turn;
        const visiblePages = turn ? [turn.front, turn.back, turn.revealed, turn.covered] : openPages(state.page, model);
        for (const page of visiblePages) if (page !== null) expect(renderedPages).toContain(page);
      }
    });
  });
});
