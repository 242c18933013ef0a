import { describe, expect, test } from 'vitest';
import { swipeDirection } from './speed.ts';
import { bookOf, inPhase, play } from './testing/book.ts';
import { drag, press, pressScaled, release, request, scrolled } from './testing/events.ts';

const book = bookOf();
const portrait = bookOf({ orientation: 'portrait' });
const dropIn = bookOf({ orientation: 'portrait', isDropIn: true });
const quick = { timeMs: 249 };
const refused = { type: 'turn-refused', request: null } as const;

describe('a released page', () => {
  const forward = [press(790, 490), drag(700, 490)];
  const forwardAlone = [press(390, 490), drag(300, 490)];
  const back = [press(10, 490), drag(100, 490)];
  test.each([
    ['at the spine completes', book, [...forward, release(400, 490)], 'complete'],
    ['past the spine, at NaN, completes', book, [...forward, drag(300, 490), release(Number.NaN, 490)], 'complete'],
    ['before the spine returns', book, [...forward, release(400.1, 490)], 'return'],
    ['past the spine returns when its turn is refused', book, [...forward, drag(300, 490), refused], 'return'],
    ['back, before the spine, returns', book, [...back, release(399.9, 490)], 'return'],
    ['in portrait at the middle completes', portrait, [...forwardAlone, release(200, 490)], 'complete'],
    ['in portrait before the middle returns', portrait, [...forwardAlone, release(200.1, 490)], 'return'],
    ['coming in in portrait, at the middle, completes', portrait, [...back, release(200, 490)], 'complete'],
    ['coming in in portrait, before the middle, returns', portrait, [...back, release(199.9, 490)], 'return'],
    ['in a portrait drop-in at the spine completes', dropIn, [...forwardAlone, release(0, 490)], 'complete'],
    ['in a portrait drop-in before the spine returns', dropIn, [...forwardAlone, release(1, 490)], 'return'],
    ['coming in in a portrait drop-in always completes', dropIn, [...back, release(0, 490)], 'complete'],
  ] as const)('%s', (_, model, events, outcome) => {
    const { state, reported } = play(model, events, 2);
    expect(reported).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({ outcome, reason: 'drag' });
  });

  test.each([
    ['at a point that is not finite', release(Number.NaN, 490)],
    ['with text selected', release(100, 490, { selecting: true })],
  ])('%s returns from its last position', (_, up) => {
    const { motion } = play(book, [...forward, up], 2).state;
    expect(motion).toMatchObject({ outcome: 'return', run: { from: { x: 300, y: 490 } } });
  });
});

describe('a click', () => {
  const clicksOff = bookOf({ disableFlipByClick: true });
  const cornerClick = [press(790, 490), release(790, 490)];
  test.each([
    ['on the right half turns forward', book, [press(500, 200), release(503, 204)], 'forward', 'top'],
    ['of a finger turns too', book, [press(300, 300, 'touch'), release(308, 309)], 'back', 'bottom'],
    ['in a hot zone turns if clicks are disabled', clicksOff, cornerClick, 'forward', 'bottom'],
  ] as const)('%s', (_, model, events, direction, corner) => {
    const { state, reported } = play(model, events, 2);
    expect(reported).toEqual(['flipping']);
    const motion = { outcome: 'complete', reason: 'click', run: { durationMs: 1000 }, turn: { direction, corner } };
    expect(state).toMatchObject({ motion, press: null });
  });

  test.each([
    ['outside the hot zones where clicks are disabled', clicksOff, [press(500, 200), release(500, 200)], 2],
    ['that ends a selection of text', book, [press(500, 200), release(500, 200, { selecting: true })], 2],
    ['past the last page', book, [press(500, 200), release(500, 200)], 6],
    ['that moved before its release', book, [press(500, 200), release(520, 200)], 2],
    ['without a press', book, [release(500, 200)], 2],
  ] as const)('%s turns nothing', (_, model, events, page) => {
    const { reported, state } = play(model, events, page);
    expect(reported).toEqual([]);
    expect(state).toMatchObject({ page, motion: { phase: 'read' }, press: null });
  });

  test('can be disabled without disabling requests and drags', () => {
    expect(play(clicksOff, [request('forward')]).reported).toEqual(['flipping']);
    expect(play(clicksOff, [press(500, 200), drag(450, 200)]).reported).toEqual(['user_fold']);
  });
});

describe('the limits of a swipe', () => {
  const stroke = (x: number, y: number, durationMs: number) => ({ x, y, durationMs });
  test.each([
    ['to the left turns forward', stroke(-31, 0, 249), 'forward'],
    ['to the right turns back', stroke(31, 0, 249), 'back'],
    ['may go up or down less than twice its distance', stroke(-31, -59.9, 0), 'forward'],
    ['must exceed swipeDistance', stroke(-30, 0, 100), null],
    ['up must be less than twice swipeDistance', stroke(100, -60, 100), null],
    ['must end before 250 ms', stroke(-100, 0, 250), null],
  ])('%s', (_, events, direction) => {
    expect(swipeDirection(events, 30, false)).toBe(direction);
    const mirrored = direction && (direction === 'forward' ? 'back' : 'forward');
    expect(swipeDirection(events, 30, true)).toBe(mirrored);
  });
});

describe('a swipe', () => {
  const down = press(700, 100, 'touch');
  const fold = [down, drag(660, 100), release(650, 100, quick)] as const;
  const foldBack = [press(300, 100, 'touch'), drag(260, 100), release(250, 100, quick)] as const;

  test.each([
    ['turns at once without a movement before the release', [down, release(660, 130, quick)], 2, 2, 4],
    ['completes its fold', fold, 2, 2, 4],
    ['to the left from the left half turns forward, though its fold went back', foldBack, 2, 2, 4],
    ['against its drag turns where there was nothing to fold', foldBack, 0, 0, 2],
  ] as const)('%s', (_, events, page, fromPage, toPage) => {
    const { state } = play(book, events, page);
    const turn = { direction: 'forward', corner: 'top', fromPage, toPage };
    expect(inPhase(state, 'flipping')).toMatchObject({ reason: 'swipe', outcome: 'complete', turn });
  });

  test.each([
    ['31 px across', 31, 0, true],
    ['40 px across and 60 along', 40, 60, false],
  ])('of %s, in client px, has the same result in a book of any scale', (_, across, along, turns) => {
    for (const scale of [0.8, 1, 1.25, 2]) {
      const up = release(700 - across / scale, 100 + along / scale, quick);
      const { reported } = play(book, [pressScaled(down, scale), scrolled, up], 2);
      expect(reported, `at ${scale}`).toEqual(turns ? ['flipping'] : []);
    }
  });

  test('against its fold, with nothing to turn, returns the fold', () => {
    const { state, reported } = play(book, foldBack, 6);
    expect(reported).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({ outcome: 'return', turn: { direction: 'back' } });
    expect(state.press).toBeNull();
  });

  test.each([
    ['that scrolls and returns to its start is no click', [down, scrolled, release(700, 100, quick)], 0],
    ['is timed from its press', [{ ...down, timeMs: 5000 }, release(600, 100, { timeMs: 5249 })], 1],
    ['of a mouse does nothing', [press(700, 100), release(600, 100, quick)], 0],
  ] as const)('%s', (_, events, turns) => {
    const { reported, state } = play(book, events, 2);
    expect(reported).toEqual(turns ? ['flipping'] : []);
    expect(state.press).toBeNull();
  });

  test('can still follow a scroll by a finger after a requested turn', () => {
    const scrolling = play(book, [press(700, 100, 'touch'), scrolled, request('forward')], 2).state;
    expect(scrolling.press?.role).toBe('scroll');
  });

  test.each(['mouse', 'pen'] as const)('does not follow a scroll by %s', (pointer) => {
    expect(play(book, [press(700, 100, pointer), scrolled]).state.press).toBeNull();
  });
});
