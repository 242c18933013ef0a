import { describe, expect, test } from 'vitest';
import { clickStart, finishMotion } from './run.ts';
import { openAt } from './state.ts';
import { bookOf, inPhase } from './testing/book.ts';
import { cancelled, drag, finished, hover, press, release, reopened, request, reshaped } from './testing/events.ts';
import { play } from './testing/play.ts';
import { turnTo } from './turn.ts';

const landscape = bookOf();
const portrait = bookOf({ orientation: 'portrait' });

describe('a turn that is not dragged starts a tenth of the height in from its corner', () => {
  test.each([
    ['forward, at the bottom', landscape, 'forward', 'bottom', { x: 350, y: 450 }],
    ['forward, at the top', landscape, 'forward', 'top', { x: 350, y: 50 }],
    ['back, at the bottom', landscape, 'back', 'bottom', { x: 350, y: 450 }],
    ['back in portrait, where it comes in from the other side', portrait, 'back', 'bottom', { x: -350, y: 450 }],
  ] as const)('%s', (_, book, direction, corner, expected) => {
    const turn = turnTo({ from: 2, to: direction, corner }, book);
    expect(turn && clickStart(turn, book)).toEqual(expected);
  });

  test('also of a page so narrow that this is its spine', () => {
    const book = bookOf({ page: { width: 40, height: 500 } });
    const turn = turnTo({ from: 2, to: 'forward', corner: 'top' }, book);
    const { x, y } = turn ? clickStart(turn, book) : { x: Number.NaN, y: Number.NaN };
    expect(x).toBeCloseTo(0, 9);
    // Paper does not stretch: no farther down than the page is wide.
    expect(y).toBeCloseTo(40, 9);
  });
});

const grab = [press(790, 490), drag(700, 490)];

describe('a run takes', () => {
  test.each([
    ['the whole time when it was requested', [request('forward')], 1000],
    ['half of it, released at the spine', [...grab, release(400, 500)], 500],
    ['a quarter of it to return, released in mid-page', [...grab, release(600, 500)], 250],
    ['a quarter of it to complete, released half-way across', [...grab, release(200, 500)], 250],
    ['none of it, released at its end', [...grab, release(0, 500)], 0],
    ['none of it, released at its corner', [...grab, release(800, 500)], 0],
    ['its share also when the pointer is lost', [...grab, drag(600, 500), cancelled], 250],
  ])('%s', (_, events, durationMs) => {
    expect(inPhase(play(landscape, events).state, 'flipping').run.durationMs).toBe(durationMs);
  });
});

describe('a run goes', () => {
  const [flat, over] = [
    { x: 400, y: 500 },
    { x: -400, y: 500 },
  ];
  const grabBack = [press(10, 490), drag(100, 490)];
  test.each([
    ['to the other side when it was requested', landscape, [request('forward')], { x: 350, y: 450 }, over],
    [
      'there from where it was released past the spine',
      landscape,
      [...grab, release(300, 490)],
      { x: -100, y: 490 },
      over,
    ],
    [
      'to its place from where it was released before it',
      landscape,
      [...grab, release(500, 490)],
      { x: 100, y: 490 },
      flat,
    ],
    ['to its place from where the pointer was lost', landscape, [...grab, cancelled], { x: 300, y: 490 }, flat],
    ['to its place when it is turned back in portrait', portrait, [request('back')], { x: -350, y: 450 }, flat],
    ['there also when it was dragged that way', portrait, [...grabBack, release(300, 490)], { x: 300, y: 490 }, flat],
    [
      'back to the other side when it was not dragged far',
      portrait,
      [...grabBack, cancelled],
      { x: 100, y: 490 },
      over,
    ],
  ])('%s', (_, model, happenings, from, to) => {
    expect(inPhase(play(model, happenings, 2).state, 'flipping').run).toMatchObject({ from, to });
  });

  test.each([
    ['slowly at both ends, when it was requested', [request('forward')], 'ease-in-out-sine'],
    ['so at a click', [press(790, 490), release(790, 490)], 'ease-in-out-sine'],
    ['slower and slower, when it was released', [...grab, release(300, 490)], 'ease-out-quad'],
    ['so when it returns', [...grab, release(700, 490)], 'ease-out-quad'],
    ['so when the pointer is lost', [...grab, cancelled], 'ease-out-quad'],
  ])('%s', (_, happenings, easing) => {
    expect(inPhase(play(landscape, happenings).state, 'flipping').run.easing).toBe(easing);
  });
});

describe('what moves comes to its end when the book changes its shape', () => {
  test.each([
    ['a turn lands', [request('forward'), reshaped], 2, ['flipping', 'flip 2 by method', 'read', 'landed 1']],
    [
      'a page that returns is back',
      [press(790, 490), drag(700, 490), cancelled, reshaped],
      0,
      ['user_fold', 'flipping', 'read', 'not landed 1'],
    ],
    ['a fold falls back', [press(790, 490), drag(100, 490), reshaped], 0, ['user_fold', 'read']],
    ['a lifted corner falls', [hover(790, 490), reshaped], 0, ['fold_corner', 'read']],
    ['a book at rest stays at rest', [reshaped], 0, []],
  ] as const)('%s', (_, events, page, reported) => {
    const played = play(landscape, events);
    expect(played.reported).toEqual(reported);
    expect(played.state).toMatchObject({ page, motion: { phase: 'read' }, press: null });
  });

  test('and the pointer that is down can do nothing any more', () => {
    expect(play(landscape, [press(790, 490), reshaped, release(790, 490)]).reported).toEqual([]);
  });
});

describe('a book that is laid out anew', () => {
  test('rests at the page it is opened at, and has no effect', () => {
    const atRest = play(landscape, [reshaped], 2);
    expect(play(landscape, [reopened(4)], atRest.state)).toMatchObject({ reported: [], state: { page: 4 } });
  });

  test('drops a turn that has begun since its shape changed: no flip, not landed', () => {
    const { reported, state } = play(landscape, [reshaped, request('forward'), reopened(4)], 2);
    expect(reported).toEqual(['flipping', 'read', 'not landed 1']);
    expect(state).toEqual({ page: 4, motion: { phase: 'read' }, press: null, lastRun: 1 });
  });

  test('drops one that leads back to the page it began at', () => {
    const back = [request('forward'), request('back'), reopened(2)];
    expect(play(landscape, back, 2).reported).toEqual(['flipping', 'not landed 1', 'read', 'not landed 2']);
  });

  test('drops a fold and its press', () => {
    const { reported, state } = play(landscape, [...grab, reopened(0)]);
    expect(reported).toEqual(['user_fold', 'read']);
    expect(state.press).toBeNull();
  });

  test('goes on counting its runs: a late report of one from before is ignored', () => {
    const late = [request('forward'), reshaped, reopened(2), request('forward'), finished(1)];
    expect(play(landscape, late).state).toMatchObject({ motion: { phase: 'flipping', run: { id: 2 } } });
  });
});

describe('a run that has been shown to its end', () => {
  const turning = play(landscape, [request('forward')]).state;

  test('brings what it moved to its end', () => {
    const { state } = play(landscape, [finished(1)], turning);
    expect(state).toEqual({ ...turning, page: 2, motion: { phase: 'read' } });
  });

  test.each([
    ['a press', press(10, 10)],
    ['a pointer over a corner', hover(790, 490)],
    ['a request that cannot be met', request(99)],
    ['a lost pointer', cancelled],
  ])('is the same through %s', (_, event) => {
    expect(play(landscape, [event], turning).state.motion).toEqual(turning.motion);
  });
});

test('there is nothing to finish in a book at rest', () => {
  const state = openAt(2, landscape);
  expect(finishMotion(state)).toBe(state);
});
