import { describe, expect, test } from 'vitest';
import { bookOf, inPhase, play } from './testing/book.ts';
import { drag, hover, press, release } from './testing/events.ts';

const { turnBy: allOn } = bookOf();

describe('a disabled way to turn does nothing', () => {
  const touch = (x: number, timeMs = 1000) => [press(700, 250, 'touch'), drag(x, 250), release(x, 250, { timeMs })];
  const mouseDrag = [press(790, 490), drag(300, 490), release(300, 490)];
  const corner = [hover(790, 490)];
  test.each([
    ['click, even in a corner', { click: false }, [press(790, 490), release(790, 490)], []],
    ['click, while a drag still turns', { click: false }, mouseDrag, ['user_fold', 'flipping']],
    ['drag with a mouse', { drag: false }, mouseDrag, []],
    ['drag with a finger', { drag: false }, touch(300), []],
    ['drag, while a swipe still turns', { drag: false }, touch(600, 100), ['flipping']],
    ['click, while corners still lift', { click: false }, corner, ['fold_corner']],
    ['click and drag, so corners do not lift', { click: false, drag: false }, corner, []],
  ] as const)('%s', (_, turnBy, events, reported) => {
    const played = play(bookOf({ turnBy: { ...allOn, ...turnBy } }), events, 2);
    expect(played.reported).toEqual(reported);
  });

  test('a disabled swipe lets the page return', () => {
    const { state } = play(bookOf({ turnBy: { ...allOn, swipe: false } }), touch(600, 100), 2);
    expect(inPhase(state, 'flipping').outcome).toBe('return');
  });

  test('a mouse selects text when drags are disabled', () => {
    expect(play(bookOf({ turnBy: { ...allOn, drag: false } }), [press(700, 250)], 2).state.press?.mayDrag).toBe(false);
  });
});
