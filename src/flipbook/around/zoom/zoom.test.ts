import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPoint, real } from '../../engine/testing/arbitraries.ts';
import { type Gesture, type GestureEvent, type Move, noGesture, step } from './gesture.ts';
import { clampArea, type VisibleArea, withinLimits, zoomAbout } from './zoomAbout.ts';

const box = { width: 600, height: 400 };
const inBox = fc.record({ x: real(0, 600), y: real(0, 400) });
const anyVisibleArea: fc.Arbitrary<VisibleArea> = fc
  .record({ zoom: real(1, 4), left: real(0, 1800), top: real(0, 1200) })
  .map((area) => clampArea(area, box));

describe('the paper', () => {
  test('always covers the whole box', () => {
    fc.assert(
      fc.property(anyVisibleArea, real(1, 4), anyPoint(2000), anyPoint(2000), (area, zoom, from, to) => {
        const { left, top } = zoomAbout(area, { zoom, from, to, box });
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(600 * (zoom - 1));
        expect(top).toBeLessThanOrEqual(400 * (zoom - 1));
      }),
    );
  });

  test('keeps the point under the pointer when zoomed in', () => {
    fc.assert(
      fc.property(anyVisibleArea, real(0, 3), inBox, (area, more, from) => {
        const zoom = Math.min(area.zoom + more, 4);
        const now = zoomAbout(area, { zoom, from, box });
        expect((now.left + from.x) / zoom).toBeCloseTo((area.left + from.x) / area.zoom, 6);
        expect((now.top + from.y) / zoom).toBeCloseTo((area.top + from.y) / area.zoom, 6);
      }),
    );
  });

  test('is panned by the distance of the drag', () => {
    const [from, to] = [
      { x: 300, y: 200 },
      { x: 340, y: 190 },
    ];
    const panned = zoomAbout({ zoom: 2, left: 100, top: 100 }, { zoom: 2, from, to, box });
    expect(panned).toEqual({ zoom: 2, left: 60, top: 110 });
  });

  test.each([
    [9, 1, 4, 4],
    [0.2, 0.5, 4, 1],
    [1, 1.5, 4, 1.5],
    [Number.NaN, 1, 4, 1],
    [3, 3, 2, 3],
    [2, Number.NaN, Number.NaN, 1],
  ])('zooms %d, from %d to %d, to %d', (zoom, minZoom, maxZoom, expected) => {
    expect(withinLimits(zoom, { minZoom, maxZoom })).toBe(expected);
  });
});

type Input = Pick<GestureEvent, 'type' | 'id'>;
type InputTuple = readonly [Input['type'], Input['id'], x: number, y: number, timeMs?: number, mayTap?: boolean];

/** The effects of a gesture's events in order. */
const movesOf = (...events: readonly InputTuple[]) => movesAt(1, ...events);

/** The same in a box that ancestors scale. */
function movesAt(scale: number, ...events: readonly InputTuple[]): { moves: Move[]; phase: Gesture['phase'] } {
  let gesture = noGesture;
  const moves: Move[] = [];
  for (const [type, id, x, y, timeMs = 0, mayTap = true] of events) {
    const client = { x: x * scale, y: y * scale };
    const [next, move] = step(gesture, { type, id, at: { x, y }, client, timeMs, mayTap });
    gesture = next;
    if (move) moves.push(move);
  }
  return { moves, phase: gesture.phase };
}

const tap = (x: number, timeMs: number, mayTap = true): InputTuple[] => [
  ['pressed', 1, x, 0, timeMs, mayTap],
  ['released', 1, x, 0, timeMs + 50],
];
const tapAndPress: InputTuple[] = [...tap(0, 0), ['pressed', 1, 0, 0, 100]];
const doubleTap = (x: number) => [{ type: 'double-tap', at: { x, y: 0 } }];
const two: InputTuple[] = [
  ['pressed', 1, 100, 90],
  ['pressed', 2, 200, 90],
];

describe('a gesture', () => {
  test.each([
    ['two taps are a double tap', [...tap(0, 9000), ...tap(20, 9200)], doubleTap(20)],
    ['three taps are one double tap', [...tap(0, 0), ...tap(0, 200), ...tap(0, 400)], doubleTap(0)],
    ['two taps too far apart do nothing', [...tap(0, 0), ...tap(30, 200)], []],
    ['a late second tap does nothing', [...tap(0, 0), ...tap(0, 350)], []],
    ['a first tap on a control does nothing', [...tap(0, 0, false), ...tap(0, 200)], []],
    ['a second tap held too long does nothing', [...tapAndPress, ['released', 1, 0, 0, 401]], []],
    ['a lost second tap does nothing', [...tapAndPress, ['lost', 1, 0, 0, 150]], []],
    ['a second press of the same pointer does nothing', [...tapAndPress, ...tap(0, 150)], []],
    ['a second tap may tremble', [...tapAndPress, ['moved', 1, 8, 0, 120], ['released', 1, 8, 0, 150]], doubleTap(8)],
  ] as [string, InputTuple[], Move[]][])('of taps: %s', (_, events, moves) => {
    expect(movesOf(...events)).toEqual({ moves, phase: 'none' });
  });

  test.each([0.8, 1.25, 2])('in a box scaled by %d has thresholds in window px', (scale) => {
    const at = (px: number) => px / scale;
    const dragged = (px: number) => movesAt(scale, ['pressed', 1, 0, 0], ['moved', 1, at(px), 0]).phase;
    expect([dragged(7.9), dragged(8.1)]).toEqual(['press', 'drag']);
    const tapped = (px: number) => movesAt(scale, ...tap(0, 0), ...tap(at(px), 200)).moves.length;
    expect([tapped(29.9), tapped(30.1)]).toEqual([1, 0]);
  });

  test('of one pointer drags from its press to its release', () => {
    const first: InputTuple[] = [
      ['pressed', 1, 0, 0],
      ['moved', 1, 9, 0],
      ['moved', 2, 99, 0],
    ];
    expect(movesOf(...first, ['moved', 1, 9, 5], ['released', 2, 0, 0])).toEqual({
      moves: [
        { type: 'drag', from: { x: 0, y: 0 }, to: { x: 9, y: 0 } },
        { type: 'drag', from: { x: 9, y: 0 }, to: { x: 9, y: 5 } },
      ],
      phase: 'drag',
    });
    expect(movesOf(...first, ['released', 1, 9, 0]).phase).toBe('none');
  });

  test('of two fingers zooms by the change of their distance, and pans with their midpoint', () => {
    expect(movesOf(...two, ['moved', 2, 300, 110], ['moved', 3, 0, 0])).toEqual({
      moves: [{ type: 'pinch', factor: Math.hypot(200, 20) / 100, from: { x: 150, y: 90 }, to: { x: 200, y: 100 } }],
      phase: 'pinch',
    });
    expect(movesOf(...two, ['moved', 1, 150, 90]).moves).toEqual([
      { type: 'pinch', factor: 0.5, from: { x: 150, y: 90 }, to: { x: 175, y: 90 } },
    ]);
  });

  test.each([1, 2])('continues with the remaining finger when finger %i is lifted', (lifted) => {
    const left = 3 - lifted;
    expect(movesOf(...two, ['pressed', 3, 0, 0], ['released', lifted, 0, 0], ['moved', left, 50, 0])).toEqual({
      moves: [{ type: 'drag', from: { x: left * 100, y: 90 }, to: { x: 50, y: 0 } }],
      phase: 'drag',
    });
  });

  test('returns finite factors, wherever the fingers are', () => {
    const anyType = fc.constantFrom('pressed' as const, 'moved' as const, 'released' as const, 'lost' as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(anyType, fc.nat(2), fc.nat(2), fc.nat(2))), (events) => {
        for (const move of movesOf(...events).moves)
          if (move.type === 'pinch') expect(move.factor > 0 && move.factor < 100).toBe(true);
      }),
    );
  });
});
