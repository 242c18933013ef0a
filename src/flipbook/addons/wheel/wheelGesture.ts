// Movements are window px: x right, y down, as the content under the pointer would scroll.
import type { Direction } from '../../engine/shapes.ts';

export interface WheelMove {
  readonly x: number;
  readonly y: number;
  readonly timeMs: number;
}

/** The moves of one gesture. `x` and `y` are their sums, and `timeMs` is the time of the last move. */
export interface WheelGesture extends WheelMove {
  /** The largest move so far. */
  readonly peakPx: number;
  /** The smallest move since the largest one. */
  readonly lowPx: number;
  /**
   * A gesture is `open` until it turns a page (`spent`), scrolls something (`scroll`), or is not
   * for the book (`elsewhere`).
   */
  readonly role: 'open' | 'spent' | 'scroll' | 'elsewhere';
}

/** After this time without an event, the hand or the inertia of a trackpad has stopped. */
const silenceMs = 120;
/**
 * After this time without an event, a gesture that is not for the book has ended. People pause
 * between the notches of a mouse wheel.
 */
const elsewhereSilenceMs = 400;
/** A busy page gets one event for several frames, with the sum of their moves. */
const frameMs = 16;
/** Inertia only fades. A move this many times the smallest one, plus `risePx`, is a new push. */
const riseFactor = 2;
/** The last moves of inertia are small and uneven. Without this tolerance, some would count as pushes. */
const risePx = 8;
/** The smallest movement up or down that turns, which is a slow notch of a mouse on macOS. */
const minPx = 4;
/** The smallest sideways movement that turns. A wheel that is tilted by accident moves less. */
const minSidewaysPx = 30;

/** Adds a move to the gesture that it continues, or to a new one. */
export function addMove(gesture: WheelGesture | null, move: WheelMove): WheelGesture {
  if (!gesture || isNew(gesture, move)) {
    const px = lengthOf(move);
    return { ...move, peakPx: px, lowPx: px, role: 'open' };
  }
  const px = distanceAlong(gesture, move);
  const isPeak = px >= gesture.peakPx;
  return {
    ...gesture,
    x: gesture.x + move.x,
    y: gesture.y + move.y,
    timeMs: move.timeMs,
    peakPx: isPeak ? px : gesture.peakPx,
    // Ignore a jerk back, as of a finger that lifts: it does not mean that the gesture faded.
    lowPx: isPeak || (px > 0 && px < gesture.lowPx) ? px : gesture.lowPx,
  };
}

function isNew(gesture: WheelGesture, move: WheelMove): boolean {
  const { peakPx, lowPx } = gesture;
  const pauseMs = move.timeMs - gesture.timeMs;
  if (pauseMs > (gesture.role === 'elsewhere' ? elsewhereSilenceMs : silenceMs)) return true;
  // A scroll that continues over a book may slow down and speed up again.
  if (gesture.role === 'open' || gesture.role === 'elsewhere') return false;
  const px = distanceAlong(gesture, move);
  const hasFaded = lowPx * riseFactor <= peakPx;
  return px < -risePx || (hasFaded && px > lowPx * riseFactor * Math.max(1, pauseMs / frameMs) + risePx);
}

/** The distance of a move in the direction of its gesture; negative for a move back. */
function distanceAlong(gesture: WheelGesture, move: WheelMove): number {
  return isSideways(gesture) ? move.x * Math.sign(gesture.x) : move.y * Math.sign(gesture.y);
}

function lengthOf({ x, y }: WheelMove): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

export function isSideways({ x, y }: WheelMove): boolean {
  return Math.abs(x) > Math.abs(y);
}

/** Down is forward. Sideways, forward is the reading direction. */
export function directionOf(gesture: WheelGesture, rightToLeft: boolean): Direction {
  const along = isSideways(gesture) ? gesture.x * (rightToLeft ? -1 : 1) : gesture.y;
  return along > 0 ? 'forward' : 'back';
}

export function isFarEnough(gesture: WheelGesture): boolean {
  return lengthOf(gesture) >= (isSideways(gesture) ? minSidewaysPx : minPx);
}
