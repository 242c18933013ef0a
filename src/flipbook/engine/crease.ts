// Page space of the turning side: origin at the spine's top, x outward, y down, px; page w x h.
import type { Corner, Point, Size } from './shapes.ts';

/** A crease: the perpendicular bisector of the dragged point and the corner it was dragged from. */
export interface Crease {
  /** The dragged point: the corner's current position. */
  readonly point: Point;
  /** The corner's flat position. */
  readonly corner: Point;
  readonly middle: Point;
  /** Direction from the dragged point to the corner, which is the crease's normal: -π to π. */
  readonly angleRad: number;
  /** Half the distance from the dragged point to the corner, in px. Both are this far from the crease. */
  readonly halfPx: number;
  /** 0 when flat, 1 when the corner lies on the other side. */
  readonly progress: number;
}

/** A dragged point closer than this to its corner gives no crease. */
export const minLiftPx = 1;
/** The lift of a barely lifted corner. Rounding cannot push it below the minimum. */
const safeLiftPx = minLiftPx + 0.01;

export function cornerPoint(corner: Corner, page: Size): Point {
  return { x: page.width, y: corner === 'top' ? 0 : page.height };
}

export function distanceBetween(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

export function pointBetween(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Mirrors a point of the paper at the fold that moves `from` to `to`. */
export function foldPoint({ x, y }: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Twice the distance to the crease, as a share of the distance from `from` to `to`. If these are
  // equal, `|| 0` replaces `NaN`, and the point stays.
  const share = 1 - 2 * (((x - from.x) * dx + (y - from.y) * dy) / (dx ** 2 + dy ** 2) || 0);
  return { x: x + share * dx, y: y + share * dy };
}

export function isFinitePoint({ x, y }: Point): boolean {
  return Number.isFinite(x + y);
}

/** Moves a point that is farther than `reach` from `center` straight toward it, to that distance. */
function limitReach(point: Point, center: Point, reach: number): Point {
  const distance = distanceBetween(point, center);
  return distance > reach ? pointBetween(center, point, reach / distance) : point;
}

/**
 * Pulls a point to where the corner can reach. Paper does not stretch, so the corner stays within a
 * page's width of the spine's near end and a diagonal of its far end. One pass is enough:
 * the second pull leaves the near end in place and moves no two points farther apart, so the point
 * stays within a page's width of the near end.
 */
export function reachablePoint(point: Point, corner: Corner, page: Size): Point {
  const near = { x: 0, y: cornerPoint(corner, page).y };
  const far = { x: 0, y: page.height - near.y };
  return limitReach(limitReach(point, near, page.width), far, Math.hypot(page.width, page.height));
}

/**
 * Returns the crease of a corner dragged to `point`, or `null` if the point is not finite or less
 * than 1 px from the corner. Derivation: a fold is a reflection that maps the corner to the dragged
 * point. The axis of a reflection is the perpendicular bisector of any point and its image.
 */
export function creaseAt(point: Point, corner: Corner, page: Size): Crease | null {
  if (!isFinitePoint(point)) return null;
  const from = cornerPoint(corner, page);
  const lift = distanceBetween(from, point);
  if (lift < minLiftPx) return null;
  return {
    point,
    corner: from,
    middle: pointBetween(from, point, 1 / 2),
    angleRad: Math.atan2(from.y - point.y, from.x - point.x),
    halfPx: lift / 2,
    progress: turnProgress(point, page),
  };
}

/**
 * Progress with the corner at `point`: 0 flat, 0.5 over the spine, 1 on the other side. For a point
 * that the corner can reach, it is (w - x) / 2w. Beyond, it is clamped.
 */
export function turnProgress(point: Point, page: Size): number {
  return Math.min(1, Math.max(0, (page.width - point.x) / (2 * page.width)));
}

/**
 * Moves a point along its path until it is far enough from the flat corner to have a crease.
 * Otherwise the crease would swing round at the end, or the first frame would be empty.
 */
export function withMinLift(
  point: Point,
  { from, to }: { readonly from: Point; readonly to: Point },
  flat: Point,
): Point {
  if (distanceBetween(point, flat) >= safeLiftPx) return point;
  const farEnd = distanceBetween(from, flat) > distanceBetween(to, flat) ? from : to;
  const farLift = distanceBetween(farEnd, flat);
  // The whole path lies at the corner.
  if (farLift < safeLiftPx) return { x: flat.x - safeLiftPx, y: flat.y };
  return pointBetween(flat, farEnd, safeLiftPx / farLift);
}
