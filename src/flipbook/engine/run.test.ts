import { describe, expect, test } from 'vitest';
import { clickStart, finish, shown } from './run.ts';
import { openAt } from './step.ts';
import { bookOf, inPhase } from './testing/book.ts';
import { ask, cancelled, drag, hover, landed, press, release, reshaped } from './testing/happenings.ts';
import { play } from './testing/play.ts';
import { settlingPaper, turningHand } from './track.ts';
import { turnTo } from './turn.ts';

const landscape = bookOf();
const portrait = bookOf({ orientation: 'portrait' });

describe('a turn that nobody drags starts a tenth of the height in from its corner', () => {
  test.each([
    ['forward, at the bottom', landscape, 'forward', 'bottom', { x: 350, y: 450 }],
    ['forward, at the top', landscape, 'forward', 'top', { x: 350, y: 50 }],
    ['back, at the bottom', landscape, 'back', 'bottom', { x: 350, y: 450 }],
    ['back in portrait, where it comes from the other side', portrait, 'back', 'bottom', { x: -350, y: 450 }],
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
    ['the whole time when it was asked for', [ask('forward')], 1000],
    ['half of it, let go at the spine', [...grab, release(400, 500)], 500],
    ['a quarter of it home, let go in mid-page', [...grab, release(600, 500)], 250],
    ['a quarter of it over, let go half-way across', [...grab, release(200, 500)], 250],
    ['none of it, let go at its end', [...grab, release(0, 500)], 0],
    ['none of it, let go at its corner', [...grab, release(800, 500)], 0],
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
    ['to the other side when it was asked for', landscape, [ask('forward')], { x: 350, y: 450 }, over],
    [
      'there from where it was let go past the spine',
      landscape,
      [...grab, release(300, 490)],
      { x: -100, y: 490 },
      over,
    ],
    ['home from where it was let go before it', landscape, [...grab, release(500, 490)], { x: 100, y: 490 }, flat],
    ['home from where the pointer was lost', landscape, [...grab, cancelled], { x: 300, y: 490 }, flat],
    ['to its place when it is turned back in portrait', portrait, [ask('back')], { x: -350, y: 450 }, flat],
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
    ['as a hand turns it, when it was asked for', [ask('forward')], turningHand],
    ['so at a click', [press(790, 490), release(790, 490)], turningHand],
    ['as paper settles, when it was let go', [...grab, release(300, 490)], settlingPaper],
    ['so on its way home', [...grab, release(700, 490)], settlingPaper],
    ['so when the pointer is lost', [...grab, cancelled], settlingPaper],
  ])('%s', (_, happenings, easing) => {
    expect(inPhase(play(landscape, happenings).state, 'flipping').run.easing).toBe(easing);
  });
});

describe('what moves comes to its end when the book changes its shape', () => {
  test.each([
    ['a turn lands', [ask('forward'), reshaped], 2, ['flipping', 'flip 2 by method', 'read', 'landed 1']],
    [
      'a page on its way home is home',
      [press(790, 490), drag(700, 490), cancelled, reshaped],
      0,
      ['user_fold', 'flipping', 'read', 'dropped 1'],
    ],
    ['a fold falls back', [press(790, 490), drag(100, 490), reshaped], 0, ['user_fold', 'read']],
    ['a lifted corner falls', [hover(790, 490), reshaped], 0, ['fold_corner', 'read']],
    ['a book at rest stays at rest', [reshaped], 0, []],
  ] as const)('%s', (_, events, page, told) => {
    const played = play(landscape, events);
    expect(played.told).toEqual(told);
    expect(played.state).toMatchObject({ page, motion: { phase: 'read' }, press: null });
  });

  test('and the pointer that is down can do nothing any more', () => {
    expect(play(landscape, [press(790, 490), reshaped, release(790, 490)]).told).toEqual([]);
  });
});

describe('a run that has been shown to its end', () => {
  const turning = play(landscape, [ask('forward')]).state;
  const { run } = inPhase(turning, 'flipping');

  test('brings what it moved to its end', () => {
    expect(shown(run)(turning, landscape)).toEqual({ ...turning, page: 2, motion: { phase: 'read' } });
  });

  test('is the very one that is under way, not one like it', () => {
    expect(shown({ ...run })(turning, landscape)).toBe(turning);
  });

  test('may have been overtaken, and nothing comes of it', () => {
    const overtaken = play(landscape, [ask(6)], turning).state;
    expect(shown(run)(overtaken, landscape)).toBe(overtaken);
    expect(play(landscape, [ask('forward'), ask(6), landed(1)]).told).toEqual(['flipping', 'dropped 1']);
  });

  test('may be told of after the book has come to rest', () => {
    const atRest = play(landscape, [landed(1)], turning).state;
    expect(shown(run)(atRest, landscape)).toBe(atRest);
    expect(play(landscape, [ask('forward'), landed(1), landed(1)]).told).toEqual([
      'flipping',
      'flip 2 by method',
      'read',
      'landed 1',
    ]);
  });

  test.each([
    ['a press', press(10, 10)],
    ['a pointer over a corner', hover(790, 490)],
    ['a request that cannot be', ask(99)],
    ['a lost pointer', cancelled],
  ])('is the same through %s', (_, happening) => {
    expect(play(landscape, [happening], turning).state.motion).toBe(turning.motion);
  });
});

test('there is nothing to finish in a book at rest', () => {
  const state = openAt(3);
  expect(finish(state)).toBe(state);
});
