import type { Point } from '../../engine/shapes.ts';

/** Farther than this and a press is no tap, in px of the window. */
const tapSlackPx = 8;
/** A tap is over within this time, and the second of two begins within it. */
const tapMs = 300;
/** Two taps are as near as this, in px of the window: a finger does not come down twice in one place. */
const doubleTapSlackPx = 30;

/** A pointer that is down. */
interface Finger {
  readonly id: number;
  readonly at: Point;
}

/** A pointer that has not moved yet, and where it went down in the window. */
interface PressedFinger extends Finger {
  readonly client: Point;
}

/** Where in the window and when a tap began, and when it was over. */
interface Tap {
  readonly from: Point;
  readonly timeMs: number;
}

/** What the pointers on the paper do. Plain data. */
export type Gesture =
  | { readonly phase: 'none'; readonly tap?: Tap | undefined }
  /** `begun` is the tap that it may become, `tap` the one before. */
  | {
      readonly phase: 'press';
      readonly finger: PressedFinger;
      readonly tapStart: Tap | undefined;
      readonly tap: Tap | undefined;
    }
  | { readonly phase: 'drag'; readonly finger: Finger }
  | { readonly phase: 'pinch'; readonly fingers: readonly [Finger, Finger] };

/** What a pointer does. One that is `lost` was taken away by the browser. */
export interface GestureEvent {
  readonly type: 'pressed' | 'moved' | 'released' | 'lost';
  readonly id: number;
  /** In the box. */
  readonly at: Point;
  /** In the window. */
  readonly client: Point;
  readonly timeMs: number;
  /** Whether what is pressed has no use for taps itself. */
  readonly mayTap?: boolean;
}

/** What a gesture does to the paper: of a pinch, what is at `from` comes to `to`. */
export type Move =
  | { readonly type: 'drag'; readonly from: Point; readonly to: Point }
  | { readonly type: 'pinch'; readonly factor: number; readonly from: Point; readonly to: Point }
  | { readonly type: 'double-tap'; readonly at: Point };

/** The gesture after an event, and what it does. Of more than two fingers the first two count. */
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
  // Measured from where it was pressed: a finger that trembles presses still.
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
  // One that goes down twice was lost.
  const tap = gesture.phase === 'none' ? gesture.tap : undefined;
  return { phase: 'press', finger: { id, at, client }, tapStart: mayTap ? { from: client, timeMs } : undefined, tap };
}

function pinch(fingers: readonly [Finger, Finger], { type, id, at }: GestureEvent): readonly [Gesture, Move?] {
  const [first, second] = fingers;
  if (id !== first.id && id !== second.id) return [{ phase: 'pinch', fingers }];
  if (type !== 'moved') return [{ phase: 'drag', finger: id === first.id ? second : first }];
  const [a, b] = id === first.id ? [{ id, at }, second] : [first, { id, at }];
  // Fingers on one spot have no distance that could become a multiple.
  const factor = Math.max(distance(a.at, b.at), 1) / Math.max(distance(first.at, second.at), 1);
  return [
    { phase: 'pinch', fingers: [a, b] },
    { type: 'pinch', factor, from: middle(first.at, second.at), to: middle(a.at, b.at) },
  ];
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
