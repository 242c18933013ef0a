import { describe, expect, test } from 'vitest';
import { clickStart } from './run.ts';
import { turnTo } from './spreads.ts';
import { bookOf, play, runIn } from './testing/book.ts';
import { cancel, drag, finish, hover, press, release, request, requestInstant } from './testing/events.ts';

const landscape = bookOf();
const portrait = bookOf({ orientation: 'portrait' });

describe('a turn that is not dragged starts a tenth of the height in from its corner', () => {
  test.each([
    ['forward, at the top', landscape, 'forward', 'top', { x: 350, y: 50 }],
    ['back in portrait, from beyond the spine', portrait, 'back', 'bottom', { x: -350, y: 450 }],
  ] as const)('%s', (_, book, direction, corner, expected) => {
    const turn = turnTo({ from: 2, to: direction, corner }, book);
    expect(turn && clickStart(turn, book)).toEqual(expected);
  });
});

describe('a requested turn', () => {
  test.each([
    ['the other page of the open spread', [], 1],
    ['a page past the end', [], 999],
    ['the page that a turn is about to reach', [request('forward')], 2],
  ])('to %s is refused, and nothing changes', (_, events, to) => {
    const before = play(landscape, events).state;
    for (const event of [request(to), requestInstant(to)])
      expect(play(landscape, [event], before)).toMatchObject({ state: before, reports: ['refused'] });
  });

  test.each([
    ['continues from the target of that turn', 'forward', ['flip 4 by method', 'read', 'landed 2'], 4],
    ['lands on the requested page', 6, ['flip 6 by method', 'read', 'landed 2'], 6],
    ['reports no flip if it leads back to the open page', 'back', ['read', 'landed 2'], 0],
  ] as const)('in the middle of another %s', (_, to, expected, page) => {
    const result = play(landscape, [request('forward', 7), request(to, 8), finish(2)]);
    expect(result.reports).toEqual(['flipping', 'not landed 1', ...expected]);
    expect(result.state.page).toBe(page);
    const answers = result.effects.flatMap((effect) => (effect.type === 'turn-ended' ? [effect.request] : []));
    expect(answers).toEqual([7, 8]);
  });

  test('takes over the fold of a pressed pointer, which can no longer click', () => {
    const events = [press(790, 490), drag(300, 490), request('forward'), drag(200, 490), release(200, 490)];
    const { reports, state } = play(landscape, events);
    expect(reports).toEqual(['user_fold', 'flipping']);
    expect(state).toMatchObject({ motion: { reason: 'method', outcome: 'complete' }, press: null });
    const clickResult = play(landscape, [press(790, 490), request('forward'), finish(1), release(790, 490)]);
    expect(clickResult.reports).toEqual(['flipping', 'flip 2 by method', 'read', 'landed 1']);
  });
});

describe('in a drop-in', () => {
  const dropIn = bookOf({ isDropIn: true });
  const click = [press(600, 250), release(600, 250)];
  const firstTurn = ['flipping', 'flip 2 by click', 'read', 'landed 1', 'flipping'];

  test.each([
    ['back', [request('back')], 'flip 0 by method', 0],
    ['by a click', click, 'flip 4 by click', 4],
  ])('a step %s during a turn lands that turn first', (_, events, flip, page) => {
    const { reports, state } = play(dropIn, [...click, ...events, finish(2)]);
    expect(reports).toEqual([...firstTurn, flip, 'read', 'landed 2']);
    expect(state.page).toBe(page);
  });

  test.each([
    ['a request for a page', request(6), ['flipping', 'not landed 1']],
    ['a press', press(600, 250), ['flipping']],
    ['an instant request', requestInstant(6), ['flipping', 'not landed 1', 'flip 6 by method', 'read', 'landed 2']],
  ])('%s during a turn does not land that turn first', (_, event, expected) => {
    expect(play(dropIn, [...click, event]).reports).toEqual(expected);
  });
});

const grab = [press(790, 490), drag(700, 490)];

test.each([
  ['at rest', [], ['flip 2 by method', 'landed 1']],
  ['with a lifted corner', [hover(790, 490)], ['flip 2 by method', 'read', 'landed 2']],
  ['during a turn', [request('forward')], ['not landed 1', 'flip 4 by method', 'read', 'landed 2']],
])('an instant request ends any movement, and flips without the flipping state: %s', (_, events, expected) => {
  const before = play(landscape, events).state;
  expect(play(landscape, [requestInstant('forward')], before).reports).toEqual(expected);
});

test.each([
  ['the full time for a request', [request('forward')], 1000, 'ease-in-out-sine'],
  ['half the time from a release at the spine', [...grab, release(400, 500)], 500, 'ease-out-quad'],
  [
    'a quarter of the time from a release in the middle of the left page',
    [...grab, release(200, 500)],
    250,
    'ease-out-quad',
  ],
  ['no time from a release at its end', [...grab, release(0, 500)], 0, 'ease-out-quad'],
  ['a quarter of the time to return from mid-page', [...grab, drag(600, 500), cancel], 250, 'ease-out-quad'],
] as const)('a run takes %s', (_, events, durationMs, easing) => {
  expect(runIn(play(landscape, events).state)).toMatchObject({ durationMs, easing });
});
