import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutIn } from './outline.ts';
import { settings } from './settings.ts';
import { real } from './testing/arbitraries.ts';

const given = { width: 400, height: 500 };
const fixed = settings(given);
const stretch = settings({ ...given, size: 'stretch', minWidth: 200, maxWidth: 600, minHeight: 150, maxHeight: 700 });
const anyRoom = fc.record({ width: real(0, 5000), height: real(0, 5000) });

describe('a fixed book', () => {
  test.each([
    ['lies open where two pages just fit', 800, true, 'landscape'],
    ['shows one page where they do not', 799.5, true, 'portrait'],
    ['lies open all the same without usePortrait', 100, false, 'landscape'],
  ] as const)('%s', (_, width, usePortrait, orientation) => {
    expect(layoutIn({ width, height: 50 }, { ...fixed, usePortrait })).toEqual({ orientation, page: given });
  });
});

test('a fixed page is what was given, to the last digit, in any room', () => {
  fc.assert(
    fc.property(anyRoom, real(1, 2000), real(1, 2000), (room, width, height) => {
      expect(layoutIn(room, settings({ width, height })).page).toEqual({ width, height });
    }),
  );
});

describe('a stretched book', () => {
  test.each([
    ['gives each page half the width', { width: 800, height: 0 }, 'landscape', 400, 500],
    ['is at most as wide as two of the widest pages', { width: 3000, height: 0 }, 'landscape', 560, 700],
    ['lies open where two of the narrowest pages just fit', { width: 400, height: 0 }, 'landscape', 200, 250],
    ['gives one page all the width where they do not', { width: 399, height: 0 }, 'portrait', 399, 498.75],
    ['never gets narrower than minWidth', { width: 120, height: 0 }, 'portrait', 200, 250],
    ['is as high as the room where it would be higher', { width: 800, height: 250 }, 'landscape', 200, 250],
    ['also in portrait', { width: 300, height: 300 }, 'portrait', 240, 300],
    ['is no higher than maxHeight in a higher room', { width: 3000, height: 2000 }, 'landscape', 560, 700],
    ['never gets lower than minHeight', { width: 800, height: 100 }, 'landscape', 120, 150],
    ['takes a room of no height for one that grows', { width: 800, height: -1 }, 'landscape', 400, 500],
  ] as const)('%s', (_, room, orientation, width, height) => {
    const layout = layoutIn(room, stretch);
    expect(layout.orientation).toBe(orientation);
    expect(layout.page.width).toBeCloseTo(width, 9);
    expect(layout.page.height).toBeCloseTo(height, 9);
  });

  test('is no wider than maxWidth', () => {
    expect(layoutIn({ width: 3000, height: 0 }, { ...stretch, maxHeight: 2000 }).page).toEqual({
      width: 600,
      height: 750,
    });
  });

  test('lies open in any room without usePortrait', () => {
    expect(layoutIn({ width: 300, height: 0 }, { ...stretch, usePortrait: false })).toEqual({
      orientation: 'landscape',
      page: { width: 200, height: 250 },
    });
  });

  test('keeps the ratio of the given page in any room', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const { page } = layoutIn(room, stretch);
        expect(page.height / page.width).toBeCloseTo(500 / 400, 9);
      }),
    );
  });

  test('fits the room wherever the room is large enough for its least page', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        fc.pre(room.width >= stretch.minWidth && room.height >= stretch.minHeight);
        const { orientation, page } = layoutIn(room, stretch);
        expect(page.width * (orientation === 'landscape' ? 2 : 1)).toBeLessThanOrEqual(room.width + 1e-9);
        expect(page.height).toBeLessThanOrEqual(room.height + 1e-9);
      }),
    );
  });
});
