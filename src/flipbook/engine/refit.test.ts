import { describe, expect, test } from 'vitest';
import { bookOf, inPhase, play, runIn } from './testing/book.ts';
import { drag, type EventFor, finishLast, hover, press, refit, release, request } from './testing/events.ts';

const book = bookOf();
/** One and a half times as wide, twice as high. */
const larger = bookOf({ page: { width: 600, height: 1000 } });
const grab = [press(790, 490), drag(700, 490)];

/** The result of these events at page 2, followed by a refit to `other`. */
function afterRefit(events: readonly EventFor[], other = larger, change: Parameters<typeof refit>[0] = {}) {
  return play(other, [refit({ page: 2, ...change })], play(book, events, 2).state);
}

describe('in another size', () => {
  test('a turn continues along the same path in the same time', () => {
    const before = runIn(play(book, [request('forward')], 2).state);
    const { state, reports } = afterRefit([request('forward')]);
    expect(reports).toEqual([]);
    expect(runIn(state)).toEqual({ ...before, from: { x: 525, y: 900 }, to: { x: -600, y: 1000 } });
  });

  test('a dragged page stays under the pointer, in the new scale', () => {
    const { state } = afterRefit(grab);
    expect(inPhase(state, 'user_fold').at).toEqual({ x: 450, y: 980 });
    const { motion } = play(larger, [drag(900, 980)], state).state;
    expect(motion).toMatchObject({ phase: 'user_fold', at: { x: 300, y: 980 } });
    expect(play(larger, [release(500, 980)], state).reports).toEqual(['flipping']);
  });

  test('a press keeps its position on the page, and can still click', () => {
    const { state } = afterRefit([press(790, 490)]);
    expect(state.press).toMatchObject({ role: 'press', from: { x: 1185, y: 980 } });
    expect(play(larger, [release(1186, 980)], state).reports).toEqual(['flipping']);
  });

  test('a lifted corner stays lifted', () => {
    const { state, reports } = afterRefit([hover(790, 490), finishLast]);
    expect(reports).toEqual([]);
    expect(inPhase(state, 'fold_corner').at).toEqual({ x: 585, y: 980 });
  });
});

describe('with other pages', () => {
  const tenPages = bookOf({ pageCount: 10 });
  const turning = [request('forward')];

  test.each([
    ['appended', null, [3, 4, 5, 2]],
    ['inserted before the open page', [2, 3, 4, 5, 6, 7, 8, 9], [5, 6, 7, 4]],
  ] as const)('a turn continues when pages are %s', (_, renumbering, [front, back, revealed, covered]) => {
    const { state, reports } = afterRefit(turning, tenPages, { renumbering, page: covered });
    expect(reports).toEqual([]);
    const pages = { front, back, revealed, covered, fromPage: covered, toPage: back };
    expect(inPhase(state, 'flipping').turn).toMatchObject(pages);
    const landing = [`flip ${back} by method`, 'read', 'landed 1'];
    expect(play(tenPages, [finishLast], state).reports).toEqual(landing);
  });

  test('a turn to removed pages does not land', () => {
    const { state } = play(book, turning, 2);
    const { reports } = play(book, [{ type: 'book-reshaped', isTargetGone: true }], state);
    expect(reports).toEqual(['read', 'not landed 1']);
  });

  test('in portrait, an incoming page continues when a page before it is removed', () => {
    const portrait = bookOf({ orientation: 'portrait' });
    const from = { page: portrait.page, orientation: portrait.orientation, rightToLeft: false };
    const { state } = play(portrait, [request('back')], 2);
    const fewer = bookOf({ orientation: 'portrait', pageCount: 7 });
    const next = play(fewer, [refit({ from, renumbering: [null, 0, 1, 2, 3, 4, 5], page: 1 })], state).state;
    expect(inPhase(next, 'flipping').turn).toMatchObject({ front: 0, revealed: 1, fromPage: 1, toPage: 0 });
  });

  test('the leaf keeps its density until it lands', () => {
    const cover = bookOf({ densities: ['hard', 'soft', 'soft', 'hard'], showCover: true });
    const longer = bookOf({ densities: ['hard', 'soft', 'soft', 'soft', 'soft', 'hard'], showCover: true });
    const { state } = play(cover, [request('forward')], 1);
    const next = play(longer, [refit({ page: 1 })], state).state;
    expect(inPhase(next, 'flipping').turn).toMatchObject({ density: 'hard', back: 3, revealed: 4 });
  });
});

describe('book-refitted changes nothing if a movement cannot continue', () => {
  test.each([
    ['in another orientation', bookOf({ orientation: 'portrait' }), {}],
    ['in another reading direction', bookOf({ rightToLeft: true }), {}],
    ['when the front page is removed', bookOf({ pageCount: 7 }), { renumbering: [0, 1, 2, null, 3, 4, 5, 6] }],
    ['when the back page is removed', bookOf({ pageCount: 7 }), { renumbering: [0, 1, 2, 3, null, 4, 5, 6] }],
    ['when a cover changes the pairs of pages', bookOf({ showCover: true }), {}],
    ['when front and back swap', book, { renumbering: [0, 1, 2, 4, 3, 5, 6, 7] }],
  ])('%s', (_, other, change) => {
    for (const events of [[request('forward')], grab, [hover(790, 490)]]) {
      const { state } = play(book, events, 2);
      expect(play(other, [refit({ page: 2, ...change })], state)).toEqual({ state, effects: [], reports: [] });
    }
  });

  test('when a held page could not return to the open page', () => {
    const { state } = play(book, grab, 2);
    expect(play(book, [refit({ page: 6 })], state).state).toBe(state);
  });
});
