import { describe, expect, test } from 'vitest';
import { pageSnapshotOf, snapshotOf } from './snapshot.ts';
import { bookOf } from './testing/book.ts';
import { drag, type EventFor, hover, press, request } from './testing/events.ts';
import { play } from './testing/play.ts';

const momentAt = (page: number, events: readonly EventFor[] = [], book = bookOf()) => ({
  state: play(book, events, page).state,
  binding: book,
});

describe('a book says what lies open, where it turns to, and whether it can go on from there', () => {
  test.each([
    ['at its start', momentAt(0), { openPages: [0, 1], targetPage: 0, canPrevious: false, canNext: true }],
    ['on the way to its end', momentAt(2, [request(7)]), { page: 2, openPages: [2, 3], targetPage: 6, canNext: false }],
    ['on the way to its start', momentAt(2, [request(0)]), { targetPage: 0, canPrevious: false, canNext: true }],
    ['in its midst', momentAt(2), { canPrevious: true, canNext: true, state: 'read', pageCount: 8 }],
    ['with a cover', momentAt(0, [], bookOf({ showCover: true })), { openPages: [0] }],
    ['of one page', momentAt(0, [], bookOf({ pageCount: 1 })), { openPages: [0], canPrevious: false, canNext: false }],
    ['without pages', momentAt(0, [], bookOf({ pageCount: 0 })), { openPages: [], canPrevious: false, canNext: false }],
  ])('%s', (_, moment, expected) => {
    expect(snapshotOf(moment)).toMatchObject(expected);
  });
});

describe('each page knows whether it is open, near, and turning', () => {
  const book = bookOf({ pageCount: 20 });
  const fold = [press(790, 490), drag(650, 480)];
  test.each([
    ['at rest', [], [8, 9], [6, 7, 8, 9, 10, 11], []],
    ['with a lifted corner', [hover(790, 490)], [8, 9], [6, 7, 8, 9, 10, 11], []],
    ['dragged', fold, [8, 9], [6, 7, 8, 9, 10, 11], [9, 10]],
    ['in a far jump', [request(1)], [8, 9], [0, 1, 2, 3, 6, 7, 8, 9, 10, 11], [1, 8]],
  ] as const)('%s', (_, events, open, near, turning) => {
    const moment = momentAt(8, events, book);
    const pages = Array.from({ length: 20 }, (_page, index) => pageSnapshotOf(index, moment));
    const those = (is: 'isOpen' | 'isNear' | 'isTurning') => pages.filter((page) => page[is]).map(({ index }) => index);
    expect([those('isOpen'), those('isNear'), those('isTurning')]).toEqual([open, near, turning]);
  });
});
