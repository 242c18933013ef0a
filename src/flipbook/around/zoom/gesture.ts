import type { Point } from '../../engine/shapes.ts';

/** The movement, in px of the window, from which a press is no tap. */
const tapSlackPx = 8;
/** The maximum duration of a tap, and the maximum time to the second one, in milliseconds. */
const tapMs = 300;
/** The maximum distance between two taps, in px of the window: fingers never land twice alike. */
const doubleTapSlackPx = 30;

interface Finger {
  readonly id: number;
  readonly at: Point;
}

/** A pointer that has not moved yet, and its press in window coordinates. */
interface PressedFinger extends Finger {
  readonly client: Point;
}

interface Tap {
  readonly from: Point;
  readonly timeMs: number;
}

export type Gesture =
  | { readonly phase: 'none'; readonly tap?: Tap | undefined }
  /** `begun` may become a tap; `tap` is the previous one. */
  | {
      readonly phase: 'press';
      readonly finger: PressedFinger;
      readonly tapStart: Tap | undefined;
      readonly tap: Tap | undefined;
    }
  | { readonly phase: 'drag'; readonly finger: Finger }
  | { readonly phase: 'pinch'; readonly fingers: readonly [Finger, Finger] };

/** A pointer event. `lost` means that the browser took the pointer away. */
export interface GestureEvent {
  readonly type: 'pressed' | 'moved' | 'released' | 'lost';
  readonly id: number;
  readonly at: Point;
  readonly client: Point;
  readonly timeMs: number;
  /** Whether the pressed element does not use taps itself. */
  readonly mayTap?: boolean;
}

/** The effect of a gesture: after a pinch, the point at `from` is at `to`. */
export type Move =
  | { readonly type: 'drag'; readonly from: Point; readonly to: Point }
  | { readonly type: 'pinch'; readonly factor: number; readonly from: Point; readonly to: Point }
  | { readonly type: 'double-tap'; readonly at: Point };

/** The gesture after an event, and its effects. The first two of several fingers count. */
export function step(gesture: Gesture, event: GestureEvent): readonly [next: Gesture, move?: Move] {
  const { type, id, at, client, timeMs } = event;
  if (type === 'pressed') return [pressGesture(gesture, event)];
  if (gesture.phase === 'none') return [gesture];
  if (gesture.phase === 'pinch') return pinch(gesture.fingers, event);
  const { finger } = gesture;
  if (finger.id !== id) return [gesture];
  const moved = { id, at };
  if (gesture.phase === 'drag')
    return type === 'moved'
      ? [
          { phase: 'drag', finger: moved },
          { type: 'drag', from: finger.at, to: at },
        ]
      : [{ phase: 'none' }];
  const { tapStart, tap } = gesture;
  // Measured from the press, so that a trembling finger still presses.
  if (type === 'moved')
    return distance(gesture.finger.client, client) > tapSlackPx
      ? [
          { phase: 'drag', finger: moved },
          { type: 'drag', from: finger.at, to: at },
        ]
      : [gesture];
  if (type === 'lost' || !tapStart || timeMs - tapStart.timeMs > tapMs) return [{ phase: 'none' }];
  const isSecond = tap && tapStart.timeMs - tap.timeMs < tapMs && distance(tap.from, tapStart.from) < doubleTapSlackPx;
  return isSecond
    ? [{ phase: 'none' }, { type: 'double-tap', at }]
    : [{ phase: 'none', tap: { from: client, timeMs } }];
}

function pressGesture(gesture: Gesture, { id, at, client, timeMs, mayTap }: GestureEvent): Gesture {
  if (gesture.phase === 'pinch') return gesture;
  if (gesture.phase !== 'none' && gesture.finger.id !== id)
    return { phase: 'pinch', fingers: [gesture.finger, { id, at }] };
  // A pointer that goes down twice was lost in between.
  const tap = gesture.phase === 'none' ? gesture.tap : undefined;
  return { phase: 'press', finger: { id, at, client }, tapStart: mayTap ? { from: client, timeMs } : undefined, tap };
}

function pinch(fingers: readonly [Finger, Finger], { type, id, at }: GestureEvent): readonly [Gesture, Move?] {
  const [first, second] = fingers;
  if (id !== first.id && id !== second.id) return [{ phase: 'pinch', fingers }];
  if (type !== 'moved') return [{ phase: 'drag', finger: id === first.id ? second : first }];
  const [a, b] = id === first.id ? [{ id, at }, second] : [first, { id, at }];
  // Fingers at the same point have no distance to scale.
  const factor = Math.max(distance(a.at, b.at), 1) / Math.max(distance(first.at, second.at), 1);
  return [
    { phase: 'pinch', fingers: [a, b] },
    { type: 'pinch', factor, from: middle(first.at, second.at), to: middle(a.at, b.at) },
  ];
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
