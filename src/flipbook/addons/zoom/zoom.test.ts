import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPoint, real } from '../../engine/testing/arbitraries.ts';
import { type Gesture, type GestureAction, type GestureEvent, noGesture, step } from './gesture.ts';
import { clampArea, type VisibleArea, withinLimits, zoomAbout } from './zoomAbout.ts';

const box = { width: 600, height: 400 };
const inBox = fc.record({ x: real(0, 600), y: real(0, 400) });
const anyVisibleArea: fc.Arbitrary<VisibleArea> = fc
  .record({ zoom: real(1, 4), left: real(0, 1800), top: real(0, 1200) })
  .map((area) => clampArea(area, box));

describe('the zoomed content', () => {
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

  test('keeps the point under the pointer while zooming in', () => {
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
    const pannedArea = zoomAbout({ zoom: 2, left: 100, top: 100 }, { zoom: 2, from, to, box });
    expect(pannedArea).toEqual({ zoom: 2, left: 60, top: 110 });
  });

  test.each([
    [9, 1, 4, 4],
    [0.2, 0.5, 4, 1],
    [1, 1.5, 4, 1.5],
    [Number.NaN, 1, 4, 1],
    [3, 3, 2, 3],
    [2, Number.NaN, Number.NaN, 1],
  ])('at a requested zoom of %d, with the limits %d and %d, has a zoom of %d', (zoom, minZoom, maxZoom, expected) => {
    expect(withinLimits(zoom, { minZoom, maxZoom })).toBe(expected);
  });
});

type Input = Pick<GestureEvent, 'type' | 'id'>;
type InputTuple = readonly [Input['type'], Input['id'], x: number, y: number, timeMs?: number, mayTap?: boolean];

/** The actions of a gesture's events, and its phase at the end. */
const playGesture = (...events: readonly InputTuple[]) => playScaled(1, ...events);

/** The actions and the last phase of a gesture in a box that ancestors scale. */
function playScaled(scale: number, ...events: readonly InputTuple[]) {
  let gesture: Gesture = noGesture;
  const actions: GestureAction[] = [];
  for (const [type, id, x, y, timeMs = 0, mayTap = true] of events) {
    const client = { x: x * scale, y: y * scale };
    const [next, action] = step(gesture, { type, id, at: { x, y }, client, timeMs, mayTap });
    gesture = next;
    if (action) actions.push(action);
  }
  return { actions, phase: gesture.phase };
}

const tap = (x: number, timeMs: number, mayTap = true): InputTuple[] => [
  ['pressed', 1, x, 0, timeMs, mayTap],
  ['released', 1, x, 0, timeMs + 50],
];
const tapAndPress: InputTuple[] = [...tap(0, 0), ['pressed', 1, 0, 0, 100]];
const doubleTap = (x: number) => [{ type: 'double-tap', at: { x, y: 0 } }];
const twoFingersDown: InputTuple[] = [
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
  ] as [string, InputTuple[], GestureAction[]][])('of taps: %s', (_, events, actions) => {
    expect(playGesture(...events)).toEqual({ actions, phase: 'none' });
  });

  test.each([0.8, 1.25, 2])('in a box scaled by %d has thresholds in client px', (scale) => {
    const phaseAfter = (px: number) => playScaled(scale, ['pressed', 1, 0, 0], ['moved', 1, px / scale, 0]).phase;
    expect([phaseAfter(7.9), phaseAfter(8.1)]).toEqual(['press', 'drag']);
    const doubleTaps = (px: number) => playScaled(scale, ...tap(0, 0), ...tap(px / scale, 200)).actions.length;
    expect([doubleTaps(29.9), doubleTaps(30.1)]).toEqual([1, 0]);
  });

  test('of one pointer drags from its press to its release', () => {
    const first: InputTuple[] = [
      ['pressed', 1, 0, 0],
      ['moved', 1, 9, 0],
      ['moved', 2, 99, 0],
    ];
    expect(playGesture(...first, ['moved', 1, 9, 5], ['released', 2, 0, 0])).toEqual({
      actions: [
        { type: 'drag', from: { x: 0, y: 0 }, to: { x: 9, y: 0 } },
        { type: 'drag', from: { x: 9, y: 0 }, to: { x: 9, y: 5 } },
      ],
      phase: 'drag',
    });
    expect(playGesture(...first, ['released', 1, 9, 0]).phase).toBe('none');
  });

  test('of two fingers zooms by the change of their distance, and pans with their midpoint', () => {
    expect(playGesture(...twoFingersDown, ['moved', 2, 300, 110], ['moved', 3, 0, 0])).toEqual({
      actions: [{ type: 'pinch', factor: Math.hypot(200, 20) / 100, from: { x: 150, y: 90 }, to: { x: 200, y: 100 } }],
      phase: 'pinch',
    });
    expect(playGesture(...twoFingersDown, ['moved', 1, 150, 90]).actions).toEqual([
      { type: 'pinch', factor: 0.5, from: { x: 150, y: 90 }, to: { x: 175, y: 90 } },
    ]);
  });

  test.each([1, 2])('continues with the remaining finger when finger %i is lifted', (lifted) => {
    const remaining = 3 - lifted;
    expect(
      playGesture(...twoFingersDown, ['pressed', 3, 0, 0], ['released', lifted, 0, 0], ['moved', remaining, 50, 0]),
    ).toEqual({
      actions: [{ type: 'drag', from: { x: remaining * 100, y: 90 }, to: { x: 50, y: 0 } }],
      phase: 'drag',
    });
  });

  test('returns finite factors, wherever the fingers are', () => {
    const anyType = fc.constantFrom('pressed' as const, 'moved' as const, 'released' as const, 'lost' as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(anyType, fc.nat(2), fc.nat(2), fc.nat(2))), (events) => {
        for (const action of playGesture(...events).actions)
          if (action.type === 'pinch') expect(action.factor > 0 && action.factor < 100).toBe(true);
      }),
    );
  });
});
