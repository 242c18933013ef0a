import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookWidth, hotZonePx, intentAt, isHot, pageSpaceOf, toPageSpace } from './outline.ts';
import { swipeDirection } from './press.ts';
import { anyBook, anyPoint } from './testing/arbitraries.ts';
import { bookOf } from './testing/book.ts';

// Pages of 400 x 500: a book of 800 x 500 in landscape, hot zones of 128.06.
const landscape = bookOf();
const portrait = bookOf({ orientation: 'portrait' });
const mirror = { rightToLeft: true };

describe('a press', () => {
  test.each([
    ['on the right half turns forward', landscape, 400, 10, 'forward', 'top'],
    ['on the left half turns back', landscape, 399.9, 10, 'back', 'top'],
    ['on the lower half takes the bottom corner', landscape, 800, 250, 'forward', 'bottom'],
    ['on the upper half takes the top corner', landscape, 0, 249.9, 'back', 'top'],
    ['on the left 40 % in portrait turns back', portrait, 159.9, 500, 'back', 'bottom'],
    ['on the rest in portrait turns forward', portrait, 160, 500, 'forward', 'bottom'],
    ['on the left half, read from the right, turns forward', bookOf(mirror), 399.9, 0, 'forward', 'top'],
    ['on the right half, read from the right, turns back', bookOf(mirror), 400.1, 0, 'back', 'top'],
    [
      'on the right 40 % in portrait, read from the right, turns back',
      { ...portrait, ...mirror },
      240.1,
      0,
      'back',
      'top',
    ],
    ['on the rest, read from the right, turns forward', { ...portrait, ...mirror }, 240, 0, 'forward', 'top'],
  ] as const)('%s', (_, book, x, y, direction, corner) => {
    expect(intentAt({ x, y }, book)).toEqual({ direction, corner });
  });

  test.each([
    [-1, 10, 'back', 'top'],
    [801, 10, 'forward', 'top'],
    [10, -1, 'back', 'top'],
    [10, 501, 'back', 'bottom'],
  ] as const)('at %d, %d is on what stands out of a page: that is held, and is not hot', (x, y, direction, corner) => {
    expect(intentAt({ x, y }, landscape)).toEqual({ direction, corner });
    expect(isHot({ x, y }, landscape)).toBe(false);
  });

  test.each([
    [Number.NaN, 10],
    [10, Number.NaN],
    [Number.POSITIVE_INFINITY, 10],
  ])('at %d, %d is nowhere', (x, y) => {
    expect(intentAt({ x, y }, landscape)).toBeNull();
    expect(isHot({ x, y }, landscape)).toBe(false);
  });

  test('read from the right means what its mirror image means read from the left', () => {
    fc.assert(
      fc.property(anyBook, anyPoint(1000), (book, { x, y }) => {
        const width = bookWidth(book);
        // The middle itself belongs to one half.
        fc.pre(x !== width / 2);
        const there = { x: width - x, y };
        expect(intentAt(there, { ...book, rightToLeft: true })).toEqual(
          intentAt({ x, y }, { ...book, rightToLeft: false }),
        );
      }),
    );
  });
});

describe('the hot zone', () => {
  test('is a fifth of the diagonal wide and high', () => {
    expect(hotZonePx({ width: 300, height: 400 })).toBe(100);
  });

  const page = { width: 300, height: 400 };
  test.each([
    [0, 0, true],
    [600, 400, true],
    // In the pixel that the book begins or ends in.
    [-0.5, -0.9, true],
    [600.5, 400.9, true],
    [99, 99, true],
    [100, 99, false],
    [99, 100, false],
    [501, 301, true],
    [500, 301, false],
    [501, 300, false],
    [300, 200, false],
    [300, 0, false],
    [0, 200, false],
  ])('of a book of 600 x 400: %d, %d is in one: %s', (x, y, hot) => {
    expect(isHot({ x, y }, bookOf({ page }))).toBe(hot);
  });
});

describe('page space', () => {
  test.each([
    ['forward', landscape, { spineX: 400, outward: 1 }],
    ['back', landscape, { spineX: 400, outward: -1 }],
    ['forward', bookOf(mirror), { spineX: 400, outward: -1 }],
    ['back', bookOf(mirror), { spineX: 400, outward: 1 }],
    ['forward', portrait, { spineX: 0, outward: 1 }],
    ['back', portrait, { spineX: 0, outward: 1 }],
    ['forward', { ...portrait, ...mirror }, { spineX: 400, outward: -1 }],
    ['back', { ...portrait, ...mirror }, { spineX: 400, outward: -1 }],
  ] as const)('of a turn %s lies there (%#)', (direction, book, space) => {
    expect(pageSpaceOf(direction, book)).toEqual(space);
  });

  test("has the outer corner of the pressed side at the page's width, in any open book", () => {
    fc.assert(
      fc.property(anyBook, fc.boolean(), (book, atLeft) => {
        fc.pre(book.orientation === 'landscape');
        const at = { x: atLeft ? 0 : bookWidth(book), y: 0 };
        const intent = intentAt(at, book);
        expect(intent && toPageSpace(at, pageSpaceOf(intent.direction, book)).x).toBe(book.page.width);
      }),
    );
  });
});

describe('a swipe', () => {
  const stroke = (dx: number, dy: number, durationMs: number) => ({
    from: { x: 200, y: 200 },
    to: { x: 200 + dx, y: 200 + dy },
    durationMs,
  });
  test.each([
    ['to the left turns forward', stroke(-31, 0, 249), 'forward'],
    ['to the right turns back', stroke(31, 0, 249), 'back'],
    ['may go up or down a little less than twice its distance', stroke(-31, -59.9, 0), 'forward'],
    ['is farther than swipeDistance, not just as far', stroke(-30, 0, 100), null],
    ['goes down less than twice that, not just as much', stroke(-100, 60, 100), null],
    ['and up', stroke(100, -60, 100), null],
    ['is over before 250 ms', stroke(-100, 0, 250), null],
    ['is nothing that is not finite', stroke(Number.NaN, 0, 100), null],
  ])('%s', (_, made, direction) => {
    expect(swipeDirection(made, 30, false)).toBe(direction);
    const mirrored = direction && (direction === 'forward' ? 'back' : 'forward');
    expect(swipeDirection(made, 30, true)).toBe(mirrored);
  });
});
