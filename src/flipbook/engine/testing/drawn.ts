import type { ClipBox, Look, SoftPose } from '../pose.ts';
import type { Point, Size } from '../shapes.ts';
import { type Affine, apply, between, evaluate } from './affine.ts';

/** A half-plane: a box, and the page inside. Points are in the page's element. */
export interface DrawnHalf {
  readonly box: Affine;
  readonly sheet: Affine;
  readonly clipBox: ClipBox;
}

/** The boxes of a soft turn as a browser draws them. */
export interface PoseBoxes {
  readonly flat: DrawnHalf;
  readonly flap: DrawnHalf;
}

/** The function list of an element, which must have one. */
export function listOf({ transform }: Look): string {
  if (transform === undefined) throw new Error('Here an element should be transformed.');
  return transform;
}

/** The boxes of a soft pose as a browser draws them, or interpolates them on the way to another. */
export function poseBoxes(
  clipBox: ClipBox,
  [pose, next = pose]: readonly [pose: SoftPose, next?: SoftPose],
  share = 0,
): PoseBoxes {
  const half = (cut: 4 | 5, side: 0 | 1): DrawnHalf => {
    const box = between(listOf(pose[cut]), listOf(next[cut]), share);
    const sheet = between(listOf(pose[side]), listOf(next[side]), share);
    return { box: evaluate(box), sheet: evaluate(box, sheet), clipBox };
  };
  return { flat: half(4, 0), flap: half(5, 1) };
}

/**
 * The ends of the box's edge along the crease: its right edge right of the spine, else its left.
 */
export function edgeOf({ box, clipBox }: DrawnHalf, outward: 1 | -1): readonly [Point, Point] {
  const x = outward === 1 ? clipBox.depth : 0;
  return [apply(box, { x, y: 0 }), apply(box, { x, y: clipBox.bottom - clipBox.top })];
}

/** A point's distance beyond the edge, seen from inside the box; below 0 inside. */
export function outsideEdge(half: DrawnHalf, outward: 1 | -1, point: Point): number {
  const [top, bottom] = edgeOf(half, outward);
  const length = Math.hypot(bottom.x - top.x, bottom.y - top.y);
  const across = (point.x - top.x) * (bottom.y - top.y) - (point.y - top.y) * (bottom.x - top.x);
  return (across / length) * outward;
}

/** A point's distance outside the box's three other sides, in px; 0 inside. */
export function outsideRest(half: DrawnHalf, outward: 1 | -1, point: Point): number {
  const { box, clipBox } = half;
  const dx = point.x - box.e;
  const dy = point.y - box.f;
  // The box is only rotated and moved, so its rotation's transpose is the inverse.
  const inside = { x: box.a * dx + box.b * dy, y: box.c * dx + box.d * dy };
  const deep = outward === 1 ? -inside.x : inside.x - clipBox.depth;
  return Math.max(0, deep, -inside.y, inside.y - (clipBox.bottom - clipBox.top));
}

/** Converts page space to the element of the flat page. */
export const flatElement = (at: Point, outward: 1 | -1, { width }: Size): Point => ({
  x: outward === 1 ? at.x : width - at.x,
  y: at.y,
});
/** Converts page space to the element of the leaf's back, across the spine. */
export const backElement = (at: Point, outward: 1 | -1, { width }: Size): Point => ({
  x: outward === 1 ? at.x + width : -at.x,
  y: at.y,
});
/** The point on the back's own sheet behind a point of the front: mirrored, as on paper. */
export const behind = (at: Point, outward: 1 | -1, { width }: Size): Point => ({
  x: outward === 1 ? width - at.x : at.x,
  y: at.y,
});
