import { describe, expect, test } from 'vitest';
import { swipeDirection } from './speed.ts';
import { bookOf, inPhase, play } from './testing/book.ts';
import { drag, hover, press, pressScaled, release, request, scroll } from './testing/events.ts';

const book = bookOf();
const portrait = bookOf({ orientation: 'portrait' });
const dropIn = bookOf({ orientation: 'portrait', isDropIn: true });
const quick = { timeMs: 249 };
const refusal = { type: 'turn-refused', request: null } as const;

describe('a released page', () => {
  const forward = [press(790, 490), drag(700, 490)];
  const portraitDrag = [press(390, 490), drag(300, 490)];
  const back = [press(10, 490), drag(100, 490)];
  test.each([
    ['completes at the spine', book, [...forward, release(400, 490)], 'complete'],
    [
      'completes at its last position if released at NaN',
      book,
      [...forward, drag(300, 490), release(Number.NaN, 490)],
      'complete',
    ],
    ['returns before the spine', book, [...forward, release(400.1, 490)], 'return'],
    ['returns past the spine if its turn is refused', book, [...forward, drag(300, 490), refusal], 'return'],
    ['returns before the spine if it turns back', book, [...back, release(399.9, 490)], 'return'],
    ['completes at the middle in portrait', portrait, [...portraitDrag, release(200, 490)], 'complete'],
    ['returns before the middle in portrait', portrait, [...portraitDrag, release(200.1, 490)], 'return'],
    ['completes at the middle in portrait if it turns back', portrait, [...back, release(200, 490)], 'complete'],
    ['returns before the middle in portrait if it turns back', portrait, [...back, release(199.9, 490)], 'return'],
    ['completes at the spine in a portrait drop-in', dropIn, [...portraitDrag, release(0, 490)], 'complete'],
    ['returns before the spine in a portrait drop-in', dropIn, [...portraitDrag, release(1, 490)], 'return'],
    ['completes at the spine in a portrait drop-in if it turns back', dropIn, [...back, release(0, 490)], 'complete'],
  ] as const)('%s', (_, model, events, outcome) => {
    const { state, reports } = play(model, events, 2);
    expect(reports).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({ outcome, reason: 'drag' });
  });

  test.each([
    ['a release at NaN', release(Number.NaN, 490)],
    ['a release with text selected', release(100, 490, { selecting: true })],
  ])('returns from its last position after %s', (_, up) => {
    const { motion } = play(book, [...forward, up], 2).state;
    // A run is in page space, so x is measured from the spine: 700 - 400.
    expect(motion).toMatchObject({ outcome: 'return', run: { from: { x: 300, y: 490 } } });
  });
});

describe('a click', () => {
  const clicksOff = bookOf({ disableFlipByClick: true });
  const cornerClick = [press(790, 490), release(790, 490)];
  test.each([
    ['on the right half turns forward', book, [press(500, 200), release(503, 204)], 'forward', 'top'],
    ['with a finger turns too', book, [press(300, 300, 'touch'), release(308, 309)], 'back', 'bottom'],
    ['in a hot zone turns with disableFlipByClick, too', clicksOff, cornerClick, 'forward', 'bottom'],
  ] as const)('%s', (_, model, events, direction, corner) => {
    const { state, reports } = play(model, events, 2);
    expect(reports).toEqual(['flipping']);
    const motion = { outcome: 'complete', reason: 'click', run: { durationMs: 1000 }, turn: { direction, corner } };
    expect(state).toMatchObject({ motion, press: null });
  });

  test.each([
    ['outside the hot zones with disableFlipByClick', clicksOff, [press(500, 200), release(500, 200)], 2],
    ['that ends a selection of text', book, [press(500, 200), release(500, 200, { selecting: true })], 2],
    ['forward on the last spread', book, [press(500, 200), release(500, 200)], 6],
    ['that moved before its release', book, [press(500, 200), release(520, 200)], 2],
    ['without a press', book, [release(500, 200)], 2],
  ] as const)('%s turns nothing', (_, model, events, page) => {
    const { reports, state } = play(model, events, page);
    expect(reports).toEqual([]);
    expect(state).toMatchObject({ page, motion: { phase: 'read' }, press: null });
  });

  test('can be disabled without disabling requests and drags', () => {
    expect(play(clicksOff, [request('forward')]).reports).toEqual(['flipping']);
    expect(play(clicksOff, [press(500, 200), drag(450, 200)]).reports).toEqual(['user_fold']);
  });
});

describe('swipeDirection: a stroke', () => {
  const stroke = (x: number, y: number, durationMs: number) => ({ x, y, durationMs });
  test.each([
    ['to the left turns forward', stroke(-31, 0, 249), 'forward'],
    ['to the right turns back', stroke(31, 0, 249), 'back'],
    ['may go up or down by less than twice swipeDistance', stroke(-31, -59.9, 0), 'forward'],
    ['must exceed swipeDistance', stroke(-30, 0, 100), null],
    ['must not go up or down by twice swipeDistance', stroke(100, -60, 100), null],
    ['must take less than 250 ms', stroke(-100, 0, 250), null],
  ])('%s', (_, swipe, direction) => {
    expect(swipeDirection(swipe, 30, false)).toBe(direction);
    const opposite = direction && (direction === 'forward' ? 'back' : 'forward');
    expect(swipeDirection(swipe, 30, true)).toBe(opposite);
  });
});

describe('a swipe', () => {
  const down = press(700, 100, 'touch');
  const fold = [down, drag(660, 100), release(650, 100, quick)] as const;
  const foldBack = [press(300, 100, 'touch'), drag(260, 100), release(250, 100, quick)] as const;

  test.each([
    ['turns even if no movement was reported before the release', [down, release(660, 130, quick)], 2, 2, 4],
    ['completes its fold', fold, 2, 2, 4],
    ['to the left on the left half turns forward, although the press folded a page back', foldBack, 2, 2, 4],
    ['to the left on the left half turns forward if no page could fold back', foldBack, 0, 0, 2],
  ] as const)('%s', (_, events, page, fromPage, toPage) => {
    const { state } = play(book, events, page);
    const turn = { direction: 'forward', corner: 'top', fromPage, toPage };
    expect(inPhase(state, 'flipping')).toMatchObject({ reason: 'swipe', outcome: 'complete', turn });
  });

  test.each([
    ['31 px to the left', 31, 0, true],
    ['40 px to the left and 60 px down', 40, 60, false],
  ])('of %s, in client px, has the same result in a book of any scale', (_, leftPx, downPx, turns) => {
    for (const scale of [0.8, 1, 1.25, 2]) {
      const up = release(700 - leftPx / scale, 100 + downPx / scale, quick);
      const { reports } = play(book, [pressScaled(down, scale), scroll, up], 2);
      expect(reports, `at ${scale}`).toEqual(turns ? ['flipping'] : []);
    }
  });

  test('returns the fold if it goes in the other direction and no page follows there', () => {
    const { state, reports } = play(book, foldBack, 6);
    expect(reports).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({ outcome: 'return', turn: { direction: 'back' } });
    expect(state.press).toBeNull();
  });

  test.each([
    ['that scrolls and returns to its start is not a click', [down, scroll, release(700, 100, quick)], 0],
    ['is timed from its press', [{ ...down, timeMs: 5000 }, release(600, 100, { timeMs: 5249 })], 1],
    ['of a mouse does nothing', [press(700, 100), release(600, 100, quick)], 0],
  ] as const)('%s', (_, events, turns) => {
    const { reports, state } = play(book, events, 2);
    expect(reports).toEqual(turns ? ['flipping'] : []);
    expect(state.press).toBeNull();
  });

  test('of a scrolling finger is still possible after a requested turn', () => {
    const scrolling = play(book, [press(700, 100, 'touch'), scroll, request('forward')], 2).state;
    expect(scrolling.press?.role).toBe('scroll');
  });

  test.each(['mouse', 'pen'] as const)('of a scrolling %s is impossible', (pointer) => {
    expect(play(book, [press(700, 100, pointer), scroll]).state.press).toBeNull();
  });
});

describe('turnBy', () => {
  const { turnBy: allOn } = book;
  const touch = (x: number, timeMs = 1000) => [press(700, 250, 'touch'), drag(x, 250), release(x, 250, { timeMs })];
  const mouseDrag = [press(790, 490), drag(300, 490), release(300, 490)];
  const corner = [hover(790, 490)];
  test.each([
    ['without click, a click in a corner does nothing', { click: false }, [press(790, 490), release(790, 490)], []],
    ['without click, a drag turns', { click: false }, mouseDrag, ['user_fold', 'flipping']],
    ['without drag, a drag with a mouse does nothing', { drag: false }, mouseDrag, []],
    ['without drag, a drag with a finger does nothing', { drag: false }, touch(300), []],
    ['without drag, a swipe turns', { drag: false }, touch(600, 100), ['flipping']],
    ['without click, corners lift', { click: false }, corner, ['fold_corner']],
    ['without click and drag, corners do not lift', { click: false, drag: false }, corner, []],
  ] as const)('%s', (_, turnBy, events, expected) => {
    expect(play(bookOf({ turnBy: { ...allOn, ...turnBy } }), events, 2).reports).toEqual(expected);
  });

  test('without swipe, a quick drag returns', () => {
    const { state } = play(bookOf({ turnBy: { ...allOn, swipe: false } }), touch(600, 100), 2);
    expect(inPhase(state, 'flipping').outcome).toBe('return');
  });

  test('without drag, a mouse selects text', () => {
    expect(play(bookOf({ turnBy: { ...allOn, drag: false } }), [press(700, 250)], 2).state.press?.mayDrag).toBe(false);
  });
});
