import { between, distance, leastLiftPx, turnProgress } from './crease.ts';
import type { Point, Size } from './shapes.ts';

/** Keyframes of a full turn: written as function lists, this many keep the flap within 0.3 px of its crease. */
const framesPerTurn = 30;
/** A short run still has enough frames to look like a movement. */
const leastFrames = 6;
/** A barely lifted corner is this far from its place: rounding must not bring it nearer than a crease allows. */
const barelyPx = leastLiftPx + 0.01;

/** How a run gains and loses speed: each maps time passed to way covered, both 0 to 1. */
export const easings = {
  /** A hand that turns a page takes hold gently and lets the paper down gently. */
  'ease-in-out-sine': (time: number): number => (1 - Math.cos(Math.PI * time)) / 2,
  /** Paper released in mid-air is moving already, and settles. */
  'ease-out-quad': (time: number): number => 1 - (1 - time) ** 2,
};

/** The name of one of the {@link easings}. */
export type EasingName = keyof typeof easings;

/** A straight run of the corner, in page space. */
export interface Path {
  readonly from: Point;
  readonly to: Point;
  readonly easing: EasingName;
}

/** How many steps a run of that length is drawn in. */
export function frameCount(path: Pick<Path, 'from' | 'to'>, page: Size): number {
  const share = Math.abs(turnProgress(path.to, page) - turnProgress(path.from, page));
  return Math.max(leastFrames, Math.ceil(framesPerTurn * share));
}

/** The points of the corner along the path, evenly spaced in time, both ends included. */
export function pointsAlong(path: Path, page: Size): readonly Point[] {
  const steps = frameCount(path, page);
  const ease = easings[path.easing];
  return Array.from({ length: steps + 1 }, (_, index) => between(path.from, path.to, ease(index / steps)));
}

/**
 * A point of the corner that gives a crease. A point so near to where the corner lies flat that it gives none is moved
 * out to where it just does, in the direction of the path there: else the crease would swing round in the path's last
 * moment, or there would be nothing to draw in its first.
 */
export function barelyLifted(point: Point, { from, to }: Pick<Path, 'from' | 'to'>, flat: Point): Point {
  if (distance(point, flat) >= barelyPx) return point;
  const far = distance(from, flat) > distance(to, flat) ? from : to;
  const away = distance(far, flat);
  // The whole path lies at the corner.
  if (away < barelyPx) return { x: flat.x - barelyPx, y: flat.y };
  return between(flat, far, barelyPx / away);
}
