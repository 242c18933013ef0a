import { describe, expect, test } from 'vitest';
import { currentStop, reachableStops, walkPosition } from './walkPosition.ts';

const stops = [
  { scrollPx: 200, position: -2 },
  { scrollPx: 600, position: -1 },
  { scrollPx: 800, position: 0 },
  { scrollPx: 1200, position: 0.5 },
];

describe('the hero', () => {
  test.each([
    ['waits at the first stone', 0, -2],
    ['stands at a stone when its level is at the top', 600, -1],
    ['is halfway between stones in the middle of a level', 700, -0.5],
    ['walks to the castle after the last stone', 1000, 0.25],
    ['stands at the castle', 1200, 0.5],
    ['stays at the castle', 4000, 0.5],
  ])('%s', (_, scrollPx, position) => {
    expect(walkPosition(stops, scrollPx)).toBeCloseTo(position);
  });

  test.each([
    [0, -2],
    [700, -1],
    [1199, 0],
    [1200, 0.5],
  ])('with reduced motion, at %i px, stands at the stop %f', (scrollPx, position) => {
    expect(currentStop(stops, scrollPx)).toBe(position);
  });

  test('is at position 0 without levels', () => {
    expect([walkPosition([], 10), currentStop([], 10)]).toEqual([0, 0]);
  });
});

describe('stops that scrolling cannot reach', () => {
  test('divide the remaining scroll distance, so that the hero arrives', () => {
    expect(reachableStops(stops, 700).map(({ scrollPx }) => scrollPx)).toEqual([200, 600, 650, 700]);
  });

  test('divide the whole scroll distance of a short page', () => {
    expect(reachableStops(stops, 100).map(({ scrollPx }) => scrollPx)).toEqual([25, 50, 75, 100]);
  });

  test('do not exist on a long page, whose stops stay as they are', () => {
    expect(reachableStops(stops, 1200)).toEqual(stops);
  });
});
