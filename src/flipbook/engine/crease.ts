// Page space of the side being turned: origin at the spine's top, x outward, y down, CSS px, page w x h.
import type { Corner, Point, Size } from './shapes.ts';

/** A crease: the perpendicular bisector of the dragged point and the corner it was dragged from. */
export interface Crease {
  /** Where the corner is now: the dragged point. */
  readonly point: Point;
  /** Where the corner was. */
  readonly corner: Point;
  /** Half-way between the two: a point of the crease. */
  readonly middle: Point;
  /** Direction from the dragged point to the corner, the crease's normal: -π to π. */
  readonly angleRad: number;
  /** Half the distance between the two: how far each is from the crease, in px. */
  readonly halfPx: number;
  /** 0 when flat, 1 when the corner lies on the other side. */
  readonly progress: number;
}

/** Nearer than this to its corner, a dragged point gives no crease worth drawing. */
export const leastLiftPx = 1;
/** A barely lifted corner is this far from its place: rounding must not bring it nearer than a crease allows. */
const barelyPx = leastLiftPx + 0.01;

/** The corner's own place in page space. */
export function cornerPoint(corner: Corner, page: Size): Point {
  return { x: page.width, y: corner === 'top' ? 0 : page.height };
}

/** How far two points lie apart. */
function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The point that is this share of the way from one to another. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Where a point of the paper is when it is folded so that another one of it comes from one place to another. */
export function folded({ x, y }: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Twice the distance from the crease, which lies half-way between the two, as a share of theirs; 0 where they are one.
  const share = 1 - 2 * (((x - from.x) * dx + (y - from.y) * dy) / (dx ** 2 + dy ** 2) || 0);
  return { x: x + share * dx, y: y + share * dy };
}

/** Whether both coordinates of a point are finite, and so is their sum. */
export function isFinitePoint({ x, y }: Point): boolean {
  return Number.isFinite(x + y);
}

/** The nearest point to `point` on its ray from `centre` that is no farther than `reach`. */
function within(point: Point, centre: Point, reach: number): Point {
  const far = distance(point, centre);
  return far > reach ? between(centre, point, reach / far) : point;
}

/**
 * Brings a dragged point back to where the corner can be: paper does not stretch, so the corner stays within a page's
 * width of the spine's near end, and within a page's diagonal of its far end.
 *
 * One pass is enough: to project on a disc brings no two points farther apart, and the near end, `h` from the far one,
 * stays where it is when both are projected on the far disc. So the second limit never breaks the first.
 */
export function reachable(point: Point, corner: Corner, page: Size): Point {
  const near = { x: 0, y: cornerPoint(corner, page).y };
  const far = { x: 0, y: page.height - near.y };
  return within(within(point, near, page.width), far, Math.hypot(page.width, page.height));
}

/**
 * The crease for a dragged point, or `null` when there is none to draw: the point is not finite, or lies within a pixel
 * of its corner.
 *
 * @param point - within reach of the paper: see `reachable`
 *
 * Derivation: a fold maps the corner C on the dragged point P, and a reflection's axis is the perpendicular bisector of
 * any point and its image.
 */
export function creaseAt(point: Point, corner: Corner, page: Size): Crease | null {
  if (!isFinitePoint(point)) return null;
  const from = cornerPoint(corner, page);
  const lift = distance(from, point);
  if (lift < leastLiftPx) return null;
  return {
    point,
    corner: from,
    middle: between(from, point, 1 / 2),
    angleRad: Math.atan2(from.y - point.y, from.x - point.x),
    halfPx: lift / 2,
    progress: turnProgress(point, page),
  };
}

/**
 * How much of a turn is done when the corner is at `point`: 0 flat, 0.5 over the spine, 1 on the other side. For every
 * point within reach it is |x - w| / 2w; beyond, the nearer end. 0 where the page has no width.
 */
export function turnProgress(point: Point, page: Size): number {
  if (!(page.width > 0)) return 0;
  return Math.min(1, Math.max(0, (page.width - point.x) / (2 * page.width)));
}

/**
 * A point of the corner that gives a crease. A point so near to where the corner lies flat that it gives none is moved
 * out to where it just does, in the direction of the path there: else the crease would swing round in the path's last
 * moment, or there would be nothing to draw in its first.
 */
export function barelyLifted(
  point: Point,
  { from, to }: { readonly from: Point; readonly to: Point },
  flat: Point,
): Point {
  if (distance(point, flat) >= barelyPx) return point;
  const far = distance(from, flat) > distance(to, flat) ? from : to;
  const away = distance(far, flat);
  // The whole path lies at the corner.
  if (away < barelyPx) return { x: flat.x - barelyPx, y: flat.y };
  return between(flat, far, barelyPx / away);
}
