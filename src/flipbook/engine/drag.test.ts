import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { real } from './testing/arbitraries.ts';
import { bookOf, inPhase, play } from './testing/book.ts';
import { cancel, drag, finish, hover, press, pressScaled, release, request, scroll } from './testing/events.ts';

const book = bookOf();
const withoutScrolling = bookOf({ mobileScrollSupport: false });
const edges = bookOf({ dragFrom: 'edges' });

describe('a movement in client px, whatever the scale,', () => {
  test.each([
    ['of a mouse by 5 px is not a drag', book, 'mouse', 3, 4, 'read'],
    ['of a mouse by more than 5 px is a drag', book, 'mouse', 3.1, 4, 'user_fold'],
    ['of a pen by more than 5 px is a drag', book, 'pen', 0, 6, 'user_fold'],
    ['of a touch by 10 px is not a drag', book, 'touch', 10, 0, 'read'],
    ['of a touch sideways by more than 10 px is a drag', book, 'touch', 10.1, 10, 'user_fold'],
    ['of a touch that is not mostly sideways is not a drag', book, 'touch', 11, 11, 'read'],
    ['of a touch by more than 5 px is a drag if touches do not scroll', withoutScrolling, 'touch', 0, 6, 'user_fold'],
  ] as const)('%s', (_, model, pointer, dx, dy, phase) => {
    for (const scale of [1, -1, 0.8, -1.25, 2]) {
      const down = pressScaled(press(700, 250, pointer), Math.abs(scale));
      const { state } = play(model, [down, drag(700 + dx / scale, 250 + dy / scale)], 2);
      expect(state.motion.phase, `at ${scale}`).toBe(phase);
    }
  });

  test('of a touch is scaled along each axis separately', () => {
    const down = { ...press(700, 250, 'touch'), scale: { x: 3, y: 1 } };
    expect(play(book, [down, drag(704, 261)], 2).state.motion.phase).toBe('user_fold');
  });

  test.each([
    ['that starts a scroll never becomes a drag', 261, 'read', 'idle'],
    ['by 10 px down can still become a drag', 260, 'user_fold', 'fold'],
  ])('of a touch %s', (_, y, phase, role) => {
    const { state } = play(book, [press(700, 250, 'touch'), drag(700, y), drag(500, y)]);
    expect(state).toMatchObject({ motion: { phase }, press: { role } });
  });

  test('without a press is ignored, and so is a lost pointer', () => {
    const before = play(book, []).state;
    for (const event of [drag(700, 250), cancel])
      expect(play(book, [event], before)).toEqual({ state: before, effects: [], reports: [] });
  });
});

test.each([
  ['with dragFrom edges, a mouse drags nothing from the middle of a page', edges, press(450, 250), 'read'],
  ['with dragFrom edges, a mouse drags a page by its edge', edges, press(667, 250), 'user_fold'],
  ['with dragFrom edges, a finger drags from anywhere', edges, press(450, 250, 'touch'), 'user_fold'],
  ['a finger drags nothing where the browser pans', book, { ...press(790, 250, 'touch'), pans: true }, 'read'],
])('%s', (_, model, down, phase) => {
  const { state } = play(model, [down, drag(600, 250)], 2);
  expect(state.motion.phase).toBe(phase);
});

describe('a fold', () => {
  const folded = () => play(book, [press(790, 490), drag(700, 480)], 2);

  test('changes the state once, and keeps its corner under the pointer', () => {
    const fold = folded();
    expect(fold.reports).toEqual(['user_fold']);
    expect(inPhase(fold.state, 'user_fold').at).toEqual({ x: 300, y: 480 });
    const { state, reports } = play(book, [drag(500, 470)], fold.state);
    expect(reports).toEqual([]);
    expect(inPhase(state, 'user_fold').at).toEqual({ x: 100, y: 470 });
  });

  test('keeps the direction of its press when it is dragged to the other half', () => {
    const { state } = play(book, [press(10, 10), drag(700, 490)], 2);
    expect(inPhase(state, 'user_fold').turn).toMatchObject({ direction: 'back', corner: 'top' });
  });
});

const panningPress = { ...press(790, 490, 'touch'), pans: true };
const clearingPress = { ...press(790, 490), selecting: true };
const clearingTouch = { ...press(790, 490, 'touch'), selecting: true };
const clearingFold = [clearingPress, drag(300, 490), release(100, 490)] as const;
const swipe = release(700, 490, { timeMs: 100 });
const secondPress = [press(790, 490), drag(100, 490), press(10, 490), finish(1)] as const;

test.each([
  ['where the browser pans is a click if it does not move', [panningPress, release(791, 490)], 2, ['flipping']],
  ['where the browser pans is neither a click nor a swipe if it moves', [panningPress, drag(700, 490), swipe], 2, []],
  ['that clears a selection is not a click', [clearingPress, release(790, 490)], 2, []],
  ['of a finger that clears a selection can swipe while scrolling', [clearingTouch, scroll, swipe], 2, ['flipping']],
  ['that is canceled is not a click', [press(790, 490), cancel, release(790, 490)], 2, []],
  ['by a second pointer lets the fold return', secondPress, 2, ['user_fold', 'flipping', 'read', 'not landed 1']],
  ['that drags back from the first page does nothing', [press(10, 490), drag(300, 490), release(400, 490)], 0, []],
] as const)('a press %s', (_, events, page, expected) => {
  const result = play(book, events, page);
  expect(result.reports).toEqual(expected);
  expect(result.state.press).toBeNull();
});

describe('a drag that starts during a turn', () => {
  const turning = [request('forward'), press(790, 490)] as const;
  const landing = ['flipping', 'flip 2 by method', 'read', 'landed 1'];
  const returned = ['user_fold', 'flipping', 'read', 'not landed 1'];
  const returning = [press(790, 490), drag(700, 490), release(700, 490), press(790, 490)] as const;
  test.each([
    ['lands that turn, and folds the next page', turning, 600, [...landing, 'user_fold']],
    ['ends a return, and folds the page again', returning, 600, [...returned, 'user_fold']],
    ['folds the turned page if it goes back', [request('forward'), press(10, 490)], 200, [...landing, 'user_fold']],
    ['does nothing if it moves less than 5 px', turning, 786, ['flipping']],
    ['does nothing if its press came before the turn', [press(790, 490), request('forward')], 600, ['flipping']],
  ] as const)('%s', (_, events, x, expected) => {
    expect(play(book, [...events, drag(x, 490)]).reports).toEqual(expected);
  });

  test('does not affect that turn if no page follows', () => {
    expect(play(book, [...turning, drag(600, 490)], 4).reports).toEqual(['flipping']);
  });

  test('starts from the target of that turn', () => {
    const { state } = play(book, [...turning, drag(600, 490)]);
    expect(state.page).toBe(2);
    expect(inPhase(state, 'user_fold').turn).toMatchObject({ fromPage: 2, toPage: 4 });
  });

  test.each(['touch', 'mouse'] as const)('with a %s completes by a swipe', (pointer) => {
    const stroke = [request('forward'), press(790, 490, pointer), drag(700, 490), swipe] as const;
    const next = ['user_fold', 'flipping', 'flip 4 by swipe', 'read', 'landed 2'];
    expect(play(book, [...stroke, finish(2)]).reports).toEqual([...landing, ...next]);
  });
});

test.each([
  ['at rest', book, []],
  ['during a turn of the drop-in', bookOf({ isDropIn: true }), [request('forward')]],
] as const)('a mouse does not swipe %s', (_, model, before) => {
  const { state } = play(model, [...before, press(790, 490), drag(700, 490), swipe]);
  expect(inPhase(state, 'flipping')).toMatchObject({ outcome: 'return', reason: 'drag' });
});

test('rounding never makes a movement of exactly a threshold exceed it, at any scale', () => {
  const anyScaledPress = fc.record({ x: fc.integer({ min: 401, max: 799 }), scale: real(0.3, 3) });
  fc.assert(
    fc.property(anyScaledPress, ({ x, scale }) => {
      const model = bookOf({ page: { width: 400 / scale, height: 500 / scale } });
      const at = (dx: number, dy = 0) => [(x + dx) / scale, (250 + dy) / scale] as const;
      const mouse = pressScaled(press(...at(0)), scale);
      const touch = pressScaled(press(...at(0), 'touch'), scale);
      const shortSwipe = [scroll, release(...at(-30), { timeMs: 100 })];
      for (const events of [
        [mouse, drag(...at(-5))],
        [mouse, drag(...at(3, 4))],
        [touch, drag(...at(10))],
        [touch, ...shortSwipe],
      ])
        expect(play(model, events, 2).reports).toEqual([]);
    }),
  );
});

test('a fold that starts with a press on selected text completes', () => {
  expect(inPhase(play(book, clearingFold, 2).state, 'flipping').outcome).toBe('complete');
});

test('a refused drag drops the corner, and its press can no longer fold', () => {
  const { state } = play(book, [hover(790, 490), press(790, 490), { type: 'drag-refused' }, drag(300, 490)]);
  expect(state).toMatchObject({ motion: { phase: 'fold_corner', isFalling: true }, press: { role: 'idle' } });
});

test('a press that cannot drag clears no selection', () => {
  const { state } = play(edges, [{ ...press(450, 250), selecting: true }]);
  expect(state.press).toMatchObject({ mayDrag: false, clearsSelection: false });
});

test('a lost pointer returns a fold from its current position', () => {
  const { state } = play(book, [press(790, 490), drag(100, 480), cancel]);
  expect(inPhase(state, 'flipping')).toMatchObject({
    outcome: 'return',
    run: { from: { x: -300, y: 480 }, to: { x: 400, y: 500 } },
    reason: 'drag',
  });
});
