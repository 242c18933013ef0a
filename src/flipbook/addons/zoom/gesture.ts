import { distanceBetween } from '../../engine/crease.ts';
import type { Point } from '../../engine/shapes.ts';

/** A press that moves farther than this, in client px, is not a tap. */
const tapSlackPx = 8;
/** The maximum duration of a tap, and the time in which a second tap must begin after it ends. */
const tapMs = 300;
/** The maximum distance between the two taps of a double tap, in client px. */
const doubleTapSlackPx = 30;

interface Finger {
  readonly id: number;
  readonly at: Point;
}

/** The start of a press, or the end of a tap, in client px. */
interface Tap {
  readonly from: Point;
  readonly timeMs: number;
}

/** The gesture of the first two pointers that are down. */
export interface Gesture {
  readonly phase: 'none' | 'press' | 'drag' | 'pinch';
  readonly fingers: readonly Finger[];
  /** The press of a pointer that has not moved yet. If `mayTap`, it may become a tap. */
  readonly press?: (Tap & { readonly mayTap: boolean }) | undefined;
  /** The previous tap. Another tap soon after it, and close to it, makes a double tap. */
  readonly tap?: Tap | undefined;
}

export const noGesture: Gesture = { phase: 'none', fingers: [] };

/** A pointer event. `lost` means that the browser canceled the pointer. */
export interface GestureEvent {
  readonly type: 'pressed' | 'moved' | 'released' | 'lost';
  readonly id: number;
  readonly at: Point;
  readonly client: Point;
  readonly timeMs: number;
  /** `true` unless the pressed element uses taps itself. */
  readonly mayTap?: boolean;
}

/** An action of a gesture. A drag or a pinch moves the point at `from` to `to`. */
export type GestureAction =
  | { readonly type: 'drag'; readonly from: Point; readonly to: Point }
  | { readonly type: 'pinch'; readonly factor: number; readonly from: Point; readonly to: Point }
  | { readonly type: 'double-tap'; readonly at: Point };

/** The gesture after an event, and its action. Only the first two fingers count. */
export function step(gesture: Gesture, event: GestureEvent): readonly [next: Gesture, action?: GestureAction] {
  const { type, id, at, client, timeMs, mayTap = false } = event;
  const { phase, fingers, press, tap } = gesture;
  // If a pointer goes down again, its release was lost.
  const otherFingers = fingers.filter((finger) => finger.id !== id);
  if (type === 'pressed') {
    if (phase === 'pinch') return [gesture];
    if (otherFingers.length > 0) return [{ phase: 'pinch', fingers: [...otherFingers, { id, at }] }];
    const nextPress = { from: client, timeMs, mayTap };
    return [{ phase: 'press', fingers: [{ id, at }], press: nextPress, tap: phase === 'none' ? tap : undefined }];
  }
  if (otherFingers.length === fingers.length) return [gesture];
  if (type === 'moved') {
    // Measure from the press, so that a trembling finger is still a press.
    if (press && distanceBetween(press.from, client) <= tapSlackPx) return [gesture];
    const movedFingers = fingers.map((finger) => (finger.id === id ? { id, at } : finger));
    return [
      { phase: movedFingers.length > 1 ? 'pinch' : 'drag', fingers: movedFingers },
      actionOf(fingers, movedFingers),
    ];
  }
  if (otherFingers.length > 0) return [{ phase: 'drag', fingers: otherFingers }];
  if (type === 'lost' || !press?.mayTap || timeMs - press.timeMs > tapMs) return [noGesture];
  const isSecond = tap && press.timeMs - tap.timeMs < tapMs && distanceBetween(tap.from, press.from) < doubleTapSlackPx;
  return isSecond ? [noGesture, { type: 'double-tap', at }] : [{ ...noGesture, tap: { from: client, timeMs } }];
}

function actionOf(before: readonly Finger[], after: readonly Finger[]): GestureAction {
  const [from, to] = [middleOf(before), middleOf(after)];
  if (after.length === 1) return { type: 'drag', from, to };
  return { type: 'pinch', factor: spanOf(after, to) / spanOf(before, from), from, to };
}

function middleOf(fingers: readonly Finger[]): Point {
  const share = 1 / fingers.length;
  return fingers.reduce(({ x, y }, { at }) => ({ x: x + at.x * share, y: y + at.y * share }), { x: 0, y: 0 });
}

/** The distance between two fingers, at least 1 px: fingers at the same point have no distance to scale. */
function spanOf(fingers: readonly Finger[], middle: Point): number {
  return Math.max(1, ...fingers.map(({ at }) => 2 * distanceBetween(at, middle)));
}
