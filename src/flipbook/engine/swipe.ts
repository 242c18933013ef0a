import type { Direction, Point } from './shapes.ts';

const swipeTimeoutMs = 250;

export interface Stroke extends Point {
  readonly durationMs: number;
}

/** Farther sideways than `swipeDistance`, less than twice that up or down, within 250 ms. */
export function swipeDirection(stroke: Stroke, swipeDistance: number, rightToLeft: boolean): Direction | null {
  const { x: dx, y: dy, durationMs } = stroke;
  const isSwipe = Math.abs(dx) > swipeDistance && Math.abs(dy) < swipeDistance * 2 && durationMs < swipeTimeoutMs;
  if (!isSwipe) return null;
  return dx < 0 !== rightToLeft ? 'forward' : 'back';
}
