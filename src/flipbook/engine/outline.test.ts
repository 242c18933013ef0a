import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookWidth, fixedOrientation, intentAt, isInHotZone, layoutIn, pageSpaceOf, toPageSpace } from './outline.ts';
import { validateSettings } from './settings.ts';
import { anyBook, anyPoint, real } from './testing/arbitraries.ts';
import { bookOf } from './testing/book.ts';

// Pages of 400 x 500: a book of 800 x 500 in landscape, hot zones of 128.06.
const landscape = bookOf();
const portrait = bookOf({ orientation: 'portrait' });

describe('a press', () => {
  test.each([
    ['on the right half turns forward', landscape, 400, 10, 'forward', 'top'],
    ['on the left half turns back', landscape, 399.9, 10, 'back', 'top'],
    ['on the lower half takes the bottom corner', landscape, 800, 250, 'forward', 'bottom'],
    ['on the upper half takes the top corner', landscape, 0, 249.9, 'back', 'top'],
    ['on the left 40 % in portrait turns back', portrait, 159.9, 500, 'back', 'bottom'],
    ['on the right 60 % in portrait turns forward', portrait, 160, 500, 'forward', 'bottom'],
  ] as const)('%s', (_, book, x, y, direction, corner) => {
    expect(intentAt({ x, y }, book)).toEqual({ direction, corner });
  });

  test.each([
    [801, 10, 'forward', 'top'],
    [10, -1, 'back', 'top'],
    [10, 501, 'back', 'bottom'],
  ] as const)(
    'at %d, %d, on content that overflows a page, can turn that page, but is outside the hot zones',
    (x, y, direction, corner) => {
      expect(intentAt({ x, y }, landscape)).toEqual({ direction, corner });
      expect(isInHotZone({ x, y }, landscape)).toBe(false);
    },
  );

  test('at a point that is not finite hits nothing', () => {
    const at = { x: Number.POSITIVE_INFINITY, y: 10 };
    expect(intentAt(at, landscape)).toBeNull();
    expect(isInHotZone(at, landscape)).toBe(false);
  });

  test('in a right-to-left book mirrors a left-to-right book', () => {
    fc.assert(
      fc.property(anyBook, anyPoint(1000), (book, { x, y }) => {
        const width = bookWidth(book);
        // The exact middle belongs to only one half.
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
  const page = { width: 300, height: 400 };
  test.each([
    // Less than a pixel outside the book.
    [-0.5, -0.9, true],
    [600.5, 400.9, true],
    [99, 99, true],
    [100, 99, false],
    [99, 100, false],
    [501, 301, true],
    [500, 301, false],
    [501, 300, false],
  ])('of a book of 600 x 400 contains %d, %d: %s', (x, y, isInside) => {
    expect(isInHotZone({ x, y }, bookOf({ page }))).toBe(isInside);
  });
});

describe('page space', () => {
  test.each([
    ['forward', portrait, { spineX: 0, outward: 1 }],
    ['back', portrait, { spineX: 0, outward: 1 }],
    ['back', { ...portrait, rightToLeft: true }, { spineX: 400, outward: -1 }],
  ] as const)('of a turn %s has its origin at the spine and points outward (%#)', (direction, book, space) => {
    expect(pageSpaceOf(direction, book)).toEqual(space);
  });

  test("has the outer corner of the pressed side at the page's width in any landscape book", () => {
    fc.assert(
      fc.property(anyBook, fc.boolean(), (book, atLeft) => {
        fc.pre(book.orientation === 'landscape');
        const at = { x: atLeft ? 0 : bookWidth(book), y: 0 };
        const intent = intentAt(at, book);
        expect(intent && toPageSpace(at, intent.direction, book).x).toBe(book.page.width);
      }),
    );
  });
});

const pageSize = { width: 400, height: 500 };
const fixedSettings = validateSettings(pageSize);
const stretchSettings = validateSettings({
  ...pageSize,
  size: 'stretch',
  minWidth: 200,
  maxWidth: 600,
  minHeight: 150,
  maxHeight: 700,
});
const anySpace = fc.record({ width: real(0, 5000), height: real(0, 5000) });

test.each([
  ['shows two pages that just fit', 800, true, undefined, 'landscape'],
  ['shows one page where two do not fit', 799.5, true, undefined, 'portrait'],
  ['shows two pages without usePortrait, even if they do not fit', 100, false, undefined, 'landscape'],
  ['with layout single shows one page in any space', 4000, false, 'single', 'portrait'],
  ['with layout spread shows two pages in any space', 100, true, 'spread', 'landscape'],
  ['with layout auto follows the space, whatever usePortrait is', 100, false, 'auto', 'portrait'],
] as const)('a fixed book: %s', (_, width, usePortrait, pageLayout, orientation) => {
  const layout = layoutIn({ width, height: 50 }, fixedSettings, fixedOrientation(usePortrait, pageLayout));
  expect(layout).toEqual({ orientation, page: pageSize });
});

describe('a stretched book', () => {
  test.each([
    ['is no taller than maxHeight in a space without a height', { width: 3000, height: 0 }, 'landscape', 560, 700],
    ['shows two pages where two of the narrowest just fit', { width: 400, height: 0 }, 'landscape', 200, 250],
    ['gives one page all the width where two do not fit', { width: 399, height: 0 }, 'portrait', 399, 498.75],
    ['is minWidth wide in a narrower space', { width: 120, height: 0 }, 'portrait', 200, 250],
    ['is limited by the height of the space', { width: 800, height: 250 }, 'landscape', 200, 250],
    ['is no taller than maxHeight in a taller space', { width: 3000, height: 2000 }, 'landscape', 560, 700],
    ['is minHeight tall in a shorter space', { width: 800, height: 100 }, 'landscape', 120, 150],
    ['ignores the height of a space that grows with the book', { width: 800, height: -1 }, 'landscape', 400, 500],
  ] as const)('%s', (_, space, orientation, width, height) => {
    const layout = layoutIn(space, stretchSettings);
    expect(layout.orientation).toBe(orientation);
    expect(layout.page.width).toBeCloseTo(width, 9);
    expect(layout.page.height).toBeCloseTo(height, 9);
  });

  test('is no wider than maxWidth', () => {
    const { page } = layoutIn({ width: 3000, height: 0 }, { ...stretchSettings, maxHeight: 2000 });
    expect(page).toEqual({ width: 600, height: 750 });
  });

  test('keeps the given ratio, and fits any space that holds its smallest page', () => {
    fc.assert(
      fc.property(anySpace, (space) => {
        const { orientation, page } = layoutIn(space, stretchSettings);
        expect(page.height / page.width).toBeCloseTo(500 / 400, 9);
        fc.pre(space.width >= stretchSettings.minWidth && space.height >= stretchSettings.minHeight);
        expect(page.width * (orientation === 'landscape' ? 2 : 1)).toBeLessThanOrEqual(space.width + 1e-9);
        expect(page.height).toBeLessThanOrEqual(space.height + 1e-9);
      }),
    );
  });
});
