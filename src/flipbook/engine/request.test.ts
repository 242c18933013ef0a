import { describe, expect, test } from 'vitest';
import { bookOf, inPhase } from './testing/book.ts';
import { drag, finished, hover, press, release, request, requestInstant } from './testing/events.ts';
import { play } from './testing/play.ts';

const book = bookOf();

test('a turn has its effects in this order: flipping, flip, read', () => {
  const { reported, state } = play(book, [request('forward'), finished(1)]);
  expect(reported).toEqual(['flipping', 'flip 2 by method', 'read', 'landed 1']);
  expect(state).toEqual({ page: 2, motion: { phase: 'read' }, press: null, lastRun: 1 });
});

test('an instant turn moves nothing: it has the flip alone', () => {
  const { reported, state } = play(book, [requestInstant(5)]);
  expect(reported).toEqual(['flip 4 by method', 'landed 1']);
  expect(state.page).toBe(4);
});

test('a jump over many spreads is one turn and one flip', () => {
  expect(play(book, [request(7), finished(1)]).reported).toEqual(['flipping', 'flip 6 by method', 'read', 'landed 1']);
});

test('a page that is turning counts as open only when it has landed', () => {
  expect(play(book, [request('forward')]).state.page).toBe(0);
});

test('a requested turn completes, from where a click turn starts', () => {
  expect(inPhase(play(book, [request('forward')]).state, 'flipping')).toMatchObject({
    outcome: 'complete',
    run: { from: { x: 350, y: 450 }, to: { x: -400, y: 500 }, durationMs: 1000, easing: 'ease-in-out-sine' },
    reason: 'method',
    turn: { toPage: 2, corner: 'bottom' },
  });
});

describe('what cannot be met changes nothing and is refused', () => {
  test.each([
    ['the page that is open', 2, 2],
    ['the page beside it', 3, 2],
    ['a page past the end', 999, 2],
    ['a page before the first', -1, 2],
    ['forward from the end', 'forward', 6],
    ['back from the beginning', 'back', 0],
  ] as const)('%s', (_, to, start) => {
    const before = play(book, [], start).state;
    for (const event of [request(to), requestInstant(to)]) {
      const after = play(book, [event], before);
      expect(after.state).toBe(before);
      expect(after.reported).toEqual(['refused']);
    }
  });

  test('also in the middle of a turn, which goes on', () => {
    const turning = play(book, [request('forward')]).state;
    for (const event of [request(2), request(99), requestInstant(2), requestInstant(99)]) {
      const after = play(book, [event], turning);
      expect(after.state).toBe(turning);
      expect(after.reported).toEqual(['refused']);
    }
  });
});

describe('a request in the middle of a turn', () => {
  test.each([
    ['goes on from the page ahead', 'forward', ['flip 4 by method', 'read', 'landed 2'], 4],
    ['lands on the page that was requested, not beyond it', 6, ['flip 6 by method', 'read', 'landed 2'], 6],
    ['back to where both began is no flip', 'back', ['read', 'landed 2'], 0],
    ['back to that page is none either', 1, ['read', 'landed 2'], 0],
  ] as const)('%s', (_, to, reported, page) => {
    const played = play(book, [request('forward'), request(to), finished(2)]);
    expect(played.reported).toEqual(['flipping', 'not landed 1', ...reported]);
    expect(played.state.page).toBe(page);
  });

  test('for an instant turn ends both', () => {
    const { reported } = play(book, [request('forward'), requestInstant(7)]);
    expect(reported).toEqual(['flipping', 'not landed 1', 'flip 6 by method', 'read', 'landed 2']);
  });

  test('while a page returns starts from the page that is open', () => {
    const { reported, state } = play(book, [press(790, 490), drag(700, 490), release(700, 490), request('forward')]);
    expect(reported).toEqual(['user_fold', 'flipping', 'not landed 1']);
    expect(inPhase(state, 'flipping').turn).toMatchObject({ fromPage: 0, toPage: 2 });
  });
});

describe('a request while a pointer is down', () => {
  test('takes the fold away from it', () => {
    const events = [press(790, 490), drag(300, 490), request('forward'), drag(200, 490), release(200, 490)];
    const { reported, state } = play(book, events);
    expect(reported).toEqual(['user_fold', 'flipping']);
    expect(inPhase(state, 'flipping')).toMatchObject({ reason: 'method', outcome: 'complete' });
    expect(state.press).toBeNull();
  });

  test('leaves it idle', () => {
    const { press: held } = play(book, [press(790, 490), request('forward')]).state;
    expect(held).toEqual({
      intent: { direction: 'forward', corner: 'bottom' },
      from: { x: 790, y: 490 },
      timeMs: 0,
      pointer: 'mouse',
      drags: true,
      deselects: false,
      role: 'idle',
    });
  });

  test('leaves no click of it', () => {
    const { reported } = play(book, [press(790, 490), request('forward'), finished(1), release(790, 490)]);
    expect(reported).toEqual(['flipping', 'flip 2 by method', 'read', 'landed 1']);
  });

  test('that cannot be met leaves the fold to it', () => {
    const { reported, state } = play(book, [press(790, 490), drag(300, 490), request(99), drag(200, 490)]);
    expect(reported).toEqual(['user_fold', 'refused']);
    expect(inPhase(state, 'user_fold').at).toEqual({ x: -200, y: 490 });
  });
});

test('a request while a corner is lifted turns without a read between', () => {
  expect(play(book, [hover(790, 490), request('forward')]).reported).toEqual(['fold_corner', 'flipping']);
});

describe('the request of a turn', () => {
  const answers = (...events: Parameters<typeof play>[1]) =>
    play(book, events).effects.flatMap((effect) =>
      effect.type === 'turn-ended' ? [{ request: effect.request, landed: effect.landed }] : [],
    );

  test('is answered when the turn has landed', () => {
    expect(answers(request('forward', 7))).toEqual([]);
    expect(answers(request('forward', 7), finished(1))).toEqual([{ request: 7, landed: true }]);
    expect(answers(requestInstant('forward', 7))).toEqual([{ request: 7, landed: true }]);
  });

  test('is answered as soon as another turn replaces it, as not landed', () => {
    expect(answers(request('forward', 7), request('forward', 8), finished(2))).toEqual([
      { request: 7, landed: false },
      { request: 8, landed: true },
    ]);
  });

  test('is answered at once when it cannot be met, and the turn that is under way keeps its own', () => {
    expect(answers(request('forward', 7), request(99, 8))).toEqual([{ request: 8, landed: false }]);
    expect(inPhase(play(book, [request('forward', 7), request(99, 8)]).state, 'flipping').request).toBe(7);
  });

  test('is none of a turn by click', () => {
    expect(answers(press(790, 490), release(790, 490), finished(1))).toEqual([{ request: null, landed: true }]);
  });
});
