import { describe, expect, test, vi } from 'vitest';
import { bookOf, inPhase } from './testing/book.ts';
import { ask, atOnce, drag, hover, landed, press, release } from './testing/happenings.ts';
import { play } from './testing/play.ts';
import { turningHand } from './track.ts';

const book = bookOf();

test('a turn is told in this order: flipping, flip, read', () => {
  const { told, state } = play(book, [ask('forward'), landed(1)]);
  expect(told).toEqual(['flipping', 'flip 2 by method', 'read', 'landed 1']);
  expect(state).toEqual({ page: 2, motion: { phase: 'read' }, press: null });
});

test('a turn at once is told in the same order', () => {
  const { told, state } = play(book, [atOnce(ask(5))]);
  expect(told).toEqual(['flipping', 'flip 4 by method', 'read', 'landed 1']);
  expect(state.page).toBe(4);
});

test('a jump over many spreads is one turn and one flip', () => {
  expect(play(book, [ask(7), landed(1)]).told).toEqual(['flipping', 'flip 6 by method', 'read', 'landed 1']);
});

test('a page that is turning counts as open only when it has landed', () => {
  expect(play(book, [ask('forward')]).state.page).toBe(0);
});

test('a turn that was asked for goes over, from where a click turn starts', () => {
  expect(inPhase(play(book, [ask('forward')]).state, 'flipping')).toMatchObject({
    outcome: 'over',
    run: { from: { x: 350, y: 450 }, to: { x: -400, y: 500 }, durationMs: 1000, easing: turningHand },
    reason: 'method',
    turn: { toPage: 2, corner: 'bottom' },
  });
});

describe('what cannot be changes nothing and is not told', () => {
  test.each([
    ['the page that is open', 2, 2],
    ['the page beside it', 3, 2],
    ['a page past the end', 999, 2],
    ['a page before the first', -1, 2],
    ['forward from the end', 'forward', 6],
    ['back from the beginning', 'back', 0],
  ] as const)('%s', (_, to, start) => {
    const before = play(book, [], start).state;
    for (const asked of [ask(to), atOnce(ask(to))]) {
      const after = play(book, [asked], before);
      expect(after.state).toBe(before);
      expect(after.told).toEqual([]);
    }
  });

  test('also in the middle of a turn, which goes on', () => {
    const turning = play(book, [ask('forward')]).state;
    for (const asked of [ask(2), ask(99), atOnce(ask(2)), atOnce(ask(99))]) {
      const after = play(book, [asked], turning);
      expect(after.state).toBe(turning);
      expect(after.told).toEqual([]);
    }
  });
});

describe('a request in the middle of a turn', () => {
  test.each([
    ['goes on from the page ahead', 'forward', ['flip 4 by method', 'read', 'landed 2'], 4],
    ['lands on the page it asked for, not beyond it', 6, ['flip 6 by method', 'read', 'landed 2'], 6],
    ['back to where both began is no flip', 'back', ['read', 'landed 2'], 0],
    ['back to that page is none either', 1, ['read', 'landed 2'], 0],
  ] as const)('%s', (_, to, told, page) => {
    const played = play(book, [ask('forward'), ask(to), landed(2)]);
    expect(played.told).toEqual(['flipping', 'dropped 1', ...told]);
    expect(played.state.page).toBe(page);
  });

  test('at once ends both', () => {
    const { told } = play(book, [ask('forward'), atOnce(ask(7))]);
    expect(told).toEqual(['flipping', 'dropped 1', 'flip 6 by method', 'read', 'landed 2']);
  });

  test('while a page goes home starts from the page that is open', () => {
    const { told, state } = play(book, [press(790, 490), drag(700, 490), release(700, 490), ask('forward')]);
    expect(told).toEqual(['user_fold', 'flipping', 'dropped 1']);
    expect(inPhase(state, 'flipping').turn).toMatchObject({ fromPage: 0, toPage: 2 });
  });
});

describe('a request while a pointer is down', () => {
  test('takes a fold out of its hand', () => {
    const events = [press(790, 490), drag(300, 490), ask('forward'), drag(200, 490), release(200, 490)];
    const { told, state } = play(book, events);
    expect(told).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({ reason: 'method', outcome: 'over' });
    expect(state.press).toBeNull();
  });

  test('leaves it nothing to do but to go up', () => {
    const { press: held } = play(book, [press(790, 490), ask('forward')]).state;
    expect(held).toEqual({
      grip: { direction: 'forward', corner: 'bottom' },
      from: { x: 790, y: 490 },
      timeMs: 0,
      pointer: 'mouse',
      role: 'idle',
    });
  });

  test('leaves no click of it', () => {
    const { told } = play(book, [press(790, 490), ask('forward'), landed(1), release(790, 490)]);
    expect(told).toEqual(['flipping', 'flip 2 by method', 'read', 'landed 1']);
  });

  test('that cannot be leaves the fold in its hand', () => {
    const { told, state } = play(book, [press(790, 490), drag(300, 490), ask(99), drag(200, 490)]);
    expect(told).toEqual(['user_fold']);
    expect(inPhase(state, 'user_fold').at).toEqual({ x: -200, y: 490 });
  });
});

test('a request while a corner is lifted turns without a word of reading between', () => {
  expect(play(book, [hover(790, 490), ask('forward')]).told).toEqual(['fold_corner', 'flipping']);
});

describe('who waits for a turn', () => {
  const waits = (...happenings: Parameters<typeof play>[1]) =>
    play(book, happenings).effects.flatMap((effect) =>
      effect.type === 'ended' ? [{ done: effect.motion.done, landed: effect.landed }] : [],
    );

  test('is named when it has landed, and called by nobody here', () => {
    const done = vi.fn();
    expect(waits(ask('forward', done), landed(1))).toEqual([{ done, landed: true }]);
    expect(waits(atOnce(ask('forward', done)))).toEqual([{ done, landed: true }]);
    expect(done).not.toHaveBeenCalled();
  });

  test('is named as soon as another turn overtakes it, as not landed', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    expect(waits(ask('forward', first), ask('forward', second), landed(2))).toEqual([
      { done: first, landed: false },
      { done: second, landed: true },
    ]);
  });

  test('goes on waiting when what overtakes it cannot be', () => {
    const done = vi.fn();
    expect(waits(ask('forward', done), ask(99, vi.fn()))).toEqual([]);
    expect(inPhase(play(book, [ask('forward', done), ask(99, vi.fn())]).state, 'flipping').done).toBe(done);
  });
});
