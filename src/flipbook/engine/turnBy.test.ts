import { describe, expect, test } from 'vitest';
import { bookOf, inPhase, play } from './testing/book.ts';
import { drag, hover, press, release } from './testing/events.ts';

const { turnBy: allOn } = bookOf();

describe('turnBy', () => {
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
