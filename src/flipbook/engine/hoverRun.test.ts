import { describe, expect, test } from 'vitest';
import { shown } from './run.ts';
import type { Point } from './shapes.ts';
import { openAt } from './step.ts';
import { bookOf, inPhase, runOf } from './testing/book.ts';
import { ask, drag, type Happening, hover, hoverEnded, landed, lifted, press } from './testing/happenings.ts';
import { play } from './testing/play.ts';
import { settlingPaper } from './track.ts';

const book = bookOf();
const bookAfter = (...happenings: readonly Happening[]) => play(book, happenings, 2).state;

const corners: readonly (readonly [name: string, over: Happening, flat: Point, risen: Point])[] = [
  ['the top right', hover(790, 10), { x: 400, y: 0 }, { x: 350, y: 50 }],
  ['the bottom right', hover(790, 490), { x: 400, y: 500 }, { x: 350, y: 450 }],
  ['the top left, in its mirror image', hover(10, 10), { x: 400, y: 0 }, { x: 350, y: 50 }],
  ['the bottom left, in its mirror image', hover(10, 490), { x: 400, y: 500 }, { x: 350, y: 450 }],
];
const pace = { durationMs: 50, easing: settlingPaper };

describe('a corner rises by 50 px both ways within 50 ms, wherever the pointer is', () => {
  test.each(corners)('at %s', (_, over, flat, risen) => {
    expect(runOf(bookAfter(over))).toMatchObject({ from: flat, to: risen, ...pace });
  });

  test('also when the pointer comes back to one that falls', () => {
    expect(runOf(bookAfter(hover(790, 490), lifted, hoverEnded, hover(780, 470)))).toMatchObject({
      from: { x: 400, y: 500 },
      to: { x: 350, y: 450 },
      ...pace,
    });
  });
});

describe('a corner falls to its place within 50 ms', () => {
  test.each(corners)('from where it has risen to, while it still rises, at %s', (_, over, flat, risen) => {
    expect(runOf(bookAfter(over, hoverEnded))).toMatchObject({ from: risen, to: flat, ...pace });
  });

  test.each(corners)('from where the pointer had it, when it was held, at %s', (_, over, flat) => {
    const held = bookAfter(over, lifted);
    const { at } = inPhase(held, 'fold_corner');
    expect(at).toEqual({ x: 390, y: flat.y === 0 ? 10 : 490 });
    expect(runOf(play(book, [hoverEnded], held).state)).toMatchObject({ from: at, to: flat, ...pace });
  });

  test('from where the pointer had it last', () => {
    const fallen = bookAfter(hover(790, 490), lifted, hover(770, 460), hoverEnded);
    expect(runOf(fallen).from).toEqual({ x: 370, y: 460 });
  });
});

describe('shown to its end', () => {
  test('a lift leaves the corner in the hand of the pointer', () => {
    const up = bookAfter(hover(790, 490));
    const { turn, at } = inPhase(up, 'fold_corner');
    const held = shown(runOf(up))(up, book);
    expect(held).toEqual({ ...up, motion: { phase: 'fold_corner', turn, at, isFalling: false } });
  });

  test('a fall leaves the book at rest, on its page', () => {
    const falling = bookAfter(hover(790, 490), hoverEnded);
    expect(shown(runOf(falling))(falling, book)).toEqual(openAt(2));
  });

  test.each([
    ['a lift whose corner falls again', [hoverEnded]],
    ['a lift whose corner fell and rises again', [hoverEnded, hover(790, 490)]],
    ['a lift that another corner took the place of', [hover(790, 10)]],
    ['a lift that became a fold', [press(790, 490), drag(700, 490)]],
    ['a lift that became a turn', [ask('forward')]],
    ['a lift of a book at rest', [hoverEnded, landed(2)]],
  ])('%s is nothing any more', (_, since) => {
    const up = bookAfter(hover(790, 490));
    const now = play(book, since, up).state;
    expect(shown(runOf(up))(now, book)).toBe(now);
  });

  test('a fall whose corner rises again is nothing any more', () => {
    const falling = bookAfter(hover(790, 490), hoverEnded);
    const now = play(book, [hover(790, 490)], falling).state;
    expect(shown(runOf(falling))(now, book)).toBe(now);
  });

  test('the end of a lift is nothing to a book that lifts no corner', () => {
    const { end } = runOf(bookAfter(hover(790, 490)));
    const turning = bookAfter(ask('forward'));
    expect(end(turning, book)).toBe(turning);
  });
});
