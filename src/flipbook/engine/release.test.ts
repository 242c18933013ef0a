import { describe, expect, test } from 'vitest';
import { press as pressed } from './press.ts';
import { bookOf, inPhase } from './testing/book.ts';
import { ask, changing, drag, landed, press, release } from './testing/happenings.ts';
import { play } from './testing/play.ts';

const book = bookOf();
const portrait = bookOf({ orientation: 'portrait' });
const quick = { timeMs: 249 };

describe('a page let go', () => {
  const forward = [press(790, 490), drag(700, 490)];
  const back = [press(10, 490), drag(100, 490)];
  test.each([
    ['at the spine goes over', book, [...forward, release(400, 490)], 'over'],
    ['past it goes over', book, [...forward, release(300, 400)], 'over'],
    ['before it goes home', book, [...forward, release(400.1, 490)], 'home'],
    ['on its way back, at the spine, goes over', book, [...back, release(400, 490)], 'over'],
    ['on its way back, before it, goes home', book, [...back, release(399.9, 490)], 'home'],
    ['in portrait at the spine goes over', portrait, [press(390, 490), drag(300, 490), release(0, 490)], 'over'],
    ['in portrait before it goes home', portrait, [press(390, 490), drag(300, 490), release(1, 490)], 'home'],
    ['coming back in portrait, past the middle, goes over', portrait, [...back, release(200.1, 490)], 'over'],
    ['coming back in portrait, at the middle, goes home', portrait, [...back, release(200, 490)], 'home'],
  ] as const)('%s', (_, model, events, outcome) => {
    const { state, told } = play(model, events, 2);
    expect(told).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({ outcome, reason: 'drag' });
  });

  test('that goes over is told as a flip by drag', () => {
    const { told, state } = play(book, [...forward, release(100, 490), landed(1)], 2);
    expect(told).toEqual(['user_fold', 'flipping', 'flip 4 by drag', 'read', 'landed 1']);
    expect(state).toEqual({ page: 4, motion: { phase: 'read' }, press: null });
  });

  test('that goes home is told as no flip', () => {
    const { told, state } = play(book, [...forward, release(700, 490), landed(1)], 2);
    expect(told).toEqual(['user_fold', 'flipping', 'read', 'dropped 1']);
    expect(state.page).toBe(2);
  });

  test('runs on from where it was let go, within reach', () => {
    expect(inPhase(play(book, [...forward, release(-500, 500)], 2).state, 'flipping').run.from).toEqual({
      x: -400,
      y: 500,
    });
  });

  test('at no place runs on from where it was before', () => {
    const { motion } = play(book, [...forward, release(Number.NaN, 490)], 2).state;
    expect(motion).toMatchObject({ outcome: 'home', run: { from: { x: 300, y: 490 } } });
  });

  test('with text selected goes home, wherever it is', () => {
    const { state, told } = play(book, [...forward, release(100, 490, { selecting: true })], 2);
    expect(told).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping').outcome).toBe('home');
  });
});

describe('a click', () => {
  const gated = bookOf({ disableFlipByClick: true });
  test.each([
    ['on the right half turns forward', book, [press(500, 200), release(503, 204)], ['flipping'], 'forward', 'top'],
    ['on the left half turns back', book, [press(300, 300), release(300, 300)], ['flipping'], 'back', 'bottom'],
    ['of a finger turns too', book, [press(300, 300, 'touch'), release(308, 309)], ['flipping'], 'back', 'bottom'],
    [
      'in a hot zone turns where clicks are disabled',
      gated,
      [press(790, 490), release(790, 490)],
      ['flipping'],
      'forward',
      'bottom',
    ],
  ] as const)('%s', (_, model, events, told, direction, corner) => {
    const played = play(model, events, 2);
    expect(played.told).toEqual(told);
    const turning = inPhase(played.state, 'flipping');
    expect(turning).toMatchObject({
      reason: 'click',
      outcome: 'over',
      run: { durationMs: 1000 },
      turn: { direction, corner },
    });
    expect(played.state.press).toBeNull();
  });

  test.each([
    ['elsewhere where clicks are disabled', gated, [press(500, 200), release(500, 200)], 2],
    ['that ends a selection of text', book, [press(500, 200), release(500, 200, { selecting: true })], 2],
    ['past the last page', book, [press(500, 200), release(500, 200)], 6],
    ['before the first', book, [press(300, 200), release(300, 200)], 0],
    ['that went away before it came up', book, [press(500, 200), release(520, 200)], 2],
    ['of a finger that scrolled', book, [press(500, 200, 'touch'), drag(500, 300), release(500, 200)], 2],
    ['without a press', book, [release(500, 200)], 2],
  ] as const)('%s turns nothing', (_, model, events, page) => {
    const { told, state } = play(model, events, page);
    expect(told).toEqual([]);
    expect(state).toMatchObject({ page, motion: { phase: 'read' }, press: null });
  });

  test('that is disabled is so for clicks alone, not for requests and drags', () => {
    expect(play(gated, [ask('forward')]).told).toEqual(['flipping']);
    expect(play(gated, [press(500, 200), drag(450, 200)]).told).toEqual(['user_fold']);
  });

  test('in the middle of a turn goes on to the next', () => {
    const { told } = play(book, [ask('forward'), press(790, 490), release(790, 490), landed(2)]);
    expect(told).toEqual(['flipping', 'dropped 1', 'flip 4 by click', 'read', 'landed 2']);
  });
});

describe('a swipe', () => {
  test('turns at once, when no movement was seen before the finger went up', () => {
    const { state, told } = play(book, [press(700, 100, 'touch'), release(660, 130, quick)], 2);
    expect(told).toEqual(['flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({
      reason: 'swipe',
      turn: { direction: 'forward', corner: 'top' },
    });
  });

  test('completes the fold it made, from where it is', () => {
    const { state, told } = play(book, [press(700, 100, 'touch'), drag(660, 100), release(650, 100, quick)], 2);
    expect(told).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({
      reason: 'swipe',
      outcome: 'over',
      run: { from: { x: 250, y: 100 }, durationMs: 812.5 },
    });
  });

  test('to the left from the left half turns forward, though its fold went back', () => {
    const { state, told } = play(book, [press(300, 100, 'touch'), drag(260, 100), release(250, 100, quick)], 2);
    expect(told).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({
      reason: 'swipe',
      outcome: 'over',
      turn: { direction: 'forward' },
    });
  });

  test('the other way works where there was nothing to fold', () => {
    const { state } = play(book, [press(300, 100, 'touch'), drag(260, 100), release(250, 100, quick)], 0);
    expect(inPhase(state, 'flipping').turn).toMatchObject({ fromPage: 0, toPage: 2 });
  });

  test('against its fold, with nothing there to turn, lets the fold go home', () => {
    const { state, told } = play(book, [press(300, 100, 'touch'), drag(260, 100), release(250, 100, quick)], 6);
    expect(told).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({ outcome: 'home', turn: { direction: 'back' } });
    expect(state.press).toBeNull();
  });

  test('read from the right goes the other way', () => {
    const { state } = play(bookOf({ rightToLeft: true }), [press(100, 100, 'touch'), release(150, 100, quick)], 2);
    expect(inPhase(state, 'flipping').turn.direction).toBe('forward');
  });

  test('after another goes on from the page ahead', () => {
    const once = [press(700, 100, 'touch'), drag(660, 100), release(650, 100, quick)];
    const { told } = play(book, [...once, ...once, landed(2)]);
    expect(told).toEqual(['user_fold', 'flipping', 'dropped 1', 'flip 4 by swipe', 'read', 'landed 2']);
  });

  test.each([
    ['of a mouse', [press(700, 100), release(600, 100, quick)]],
    ['of a pen', [press(700, 100, 'pen'), release(600, 100, quick)]],
    ['that took 250 ms', [press(700, 100, 'touch'), release(600, 100, { timeMs: 250 })]],
    ['no farther than swipeDistance', [press(700, 100, 'touch'), release(670, 100, quick)]],
    ['that selected text', [press(700, 100, 'touch'), release(600, 100, { ...quick, selecting: true })]],
  ])('%s is none', (_, events) => {
    expect(play(book, events, 2).told).toEqual([]);
  });

  test('counts its time from the press', () => {
    const late = changing(pressed({ at: { x: 700, y: 100 }, timeMs: 5000, pointer: 'touch' }));
    expect(play(book, [late, release(600, 100, { timeMs: 5249 })], 2).told).toEqual(['flipping']);
  });
});
