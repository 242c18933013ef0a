// Speeds are px per ms along x, in book space: above 0 to the right.
import type { Direction, Point } from './shapes.ts';

/** A position of a pressed pointer, in book space. */
export interface Sample {
  readonly at: Point;
  readonly timeMs: number;
}

/** The speed of a hand is the average over this time. Five frames even out a finger's jitter. */
const trailMs = 80;
/** A hand that pauses this long before it lifts puts the page down. Three frames are no accident. */
const restMs = 50;

/**
 * From this speed on, in client px per ms, a release is a flick. Readers push a page at about half
 * this speed and toss it at about twice, so neither happens by accident.
 */
export const flickPxPerMs = 0.5;

/** Adds a sample, and drops those that a release no longer needs. */
export function extendTrail(trail: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...trail.filter(({ timeMs }) => sample.timeMs - timeMs <= trailMs), sample];
}

/** The speed of a hand at its release; 0 if it rested, or if the samples allow no speed. */
export function releaseSpeed(trail: readonly Sample[], { at, timeMs }: Sample): number {
  const isWithin = (ms: number) => (sample: Sample) => timeMs - sample.timeMs <= ms;
  const first = trail.some(isWithin(restMs)) && trail.find(isWithin(trailMs));
  const speed = first ? (at.x - first.at.x) / (timeMs - first.timeMs) : 0;
  return Number.isFinite(speed) ? speed : 0;
}

const swipeTimeoutMs = 250;

/**
 * The direction of a swipe: farther sideways than `swipeDistance`, less than twice that up or down,
 * and in less than 250 ms. `null` for any other stroke.
 */
export function swipeDirection(
  { x: dx, y: dy, durationMs }: Point & { readonly durationMs: number },
  swipeDistance: number,
  rightToLeft: boolean,
): Direction | null {
  const isSwipe = Math.abs(dx) > swipeDistance && Math.abs(dy) < swipeDistance * 2 && durationMs < swipeTimeoutMs;
  if (!isSwipe) return null;
  return dx < 0 !== rightToLeft ? 'forward' : 'back';
}
