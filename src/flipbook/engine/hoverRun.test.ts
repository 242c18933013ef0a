import { describe, expect, test } from 'vitest';
import type { Point } from './shapes.ts';
import { openAt } from './state.ts';
import { bookOf, inPhase, runIn } from './testing/book.ts';
import { type EventFor, hover, lastFinished, left } from './testing/events.ts';
import { play } from './testing/play.ts';

const book = bookOf();
const bookAfter = (...events: readonly EventFor[]) => play(book, events, 2).state;

const corners: readonly (readonly [name: string, over: EventFor, flat: Point, risen: Point])[] = [
  ['the top right', hover(790, 10), { x: 400, y: 0 }, { x: 350, y: 50 }],
  ['the bottom right', hover(790, 490), { x: 400, y: 500 }, { x: 350, y: 450 }],
  ['the top left, in its mirror image', hover(10, 10), { x: 400, y: 0 }, { x: 350, y: 50 }],
  ['the bottom left, in its mirror image', hover(10, 490), { x: 400, y: 500 }, { x: 350, y: 450 }],
];
const pace = { durationMs: 50, easing: 'ease-out-quad' };

describe('a corner rises by 50 px both ways within 50 ms, wherever the pointer is', () => {
  test.each(corners)('at %s', (_, over, flat, risen) => {
    expect(runIn(bookAfter(over))).toMatchObject({ from: flat, to: risen, ...pace });
  });

  test('also when the pointer comes back to one that falls', () => {
    expect(runIn(bookAfter(hover(790, 490), lastFinished, left, hover(780, 470)))).toMatchObject({
      from: { x: 400, y: 500 },
      to: { x: 350, y: 450 },
      ...pace,
    });
  });
});

describe('a corner falls to its place within 50 ms', () => {
  test.each(corners)('from where it has risen to, while it still rises, at %s', (_, over, flat, risen) => {
    expect(runIn(bookAfter(over, left))).toMatchObject({ from: risen, to: flat, ...pace });
  });

  test.each(corners)('from where the pointer had it, when it followed it, at %s', (_, over, flat) => {
    const held = bookAfter(over, lastFinished);
    const { at } = inPhase(held, 'fold_corner');
    expect(at).toEqual({ x: 390, y: flat.y === 0 ? 10 : 490 });
    expect(runIn(play(book, [left], held).state)).toMatchObject({ from: at, to: flat, ...pace });
  });

  test('from where the pointer had it last', () => {
    const fallen = bookAfter(hover(790, 490), lastFinished, hover(770, 460), left);
    expect(runIn(fallen).from).toEqual({ x: 370, y: 460 });
  });
});

describe('shown to its end', () => {
  test('a lift leaves the corner to follow the pointer', () => {
    const up = bookAfter(hover(790, 490));
    const { turn, at } = inPhase(up, 'fold_corner');
    const { state } = play(book, [lastFinished], up);
    expect(state).toEqual({ ...up, motion: { phase: 'fold_corner', turn, at, run: null, isFalling: false } });
  });

  test('a fall leaves the book at rest, on its page', () => {
    expect(bookAfter(hover(790, 490), left, lastFinished)).toEqual({ ...openAt(2, book), lastRun: 2 });
  });
});
