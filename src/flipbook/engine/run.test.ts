import { describe, expect, test } from 'vitest';
import { clickStart, finish } from './run.ts';
import { openAt } from './step.ts';
import { bookOf, inPhase } from './testing/book.ts';
import { ask, cancelled, drag, landed, press, release, reshaped } from './testing/events.ts';
import { play } from './testing/play.ts';
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

describe('a run takes', () => {
  const grab = [press(790, 490), drag(700, 490)];
  test.each([
    ['the whole time when it was asked for', [ask('forward')], 1000],
    ['half of it, let go at the spine', [...grab, release(400, 500)], 500],
    ['a quarter of it home, let go in mid-page', [...grab, release(600, 500)], 250],
    ['a quarter of it over, let go half-way across', [...grab, release(200, 500)], 250],
    ['none of it, let go at its end', [...grab, release(0, 500)], 0],
    ['none of it, let go at its corner', [...grab, release(800, 500)], 0],
    ['its share also when the pointer is lost', [...grab, drag(600, 500), cancelled], 250],
  ])('%s', (_, events, durationMs) => {
    expect(inPhase(play(landscape, events).state, 'flipping').durationMs).toBe(durationMs);
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
    ['a lifted corner falls', [{ type: 'hovered', at: { x: 790, y: 490 } }, reshaped], 0, ['fold_corner', 'read']],
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

test('a run that was overtaken may report its end, and nothing comes of it', () => {
  const played = play(landscape, [ask('forward'), ask(6), landed(1)]);
  expect(played.told).toEqual(['flipping', 'dropped 1']);
  expect(inPhase(played.state, 'flipping').run).toBe(2);
});

test('so may one after the book has come to rest', () => {
  expect(play(landscape, [ask('forward'), landed(1), landed(1)]).told).toEqual([
    'flipping',
    'flip 2 by method',
    'read',
    'landed 1',
  ]);
});

test('there is nothing to finish in a book at rest', () => {
  const state = openAt(3);
  expect(finish(state)).toBe(state);
});
