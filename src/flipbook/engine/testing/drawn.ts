import type { ClipBox, Look, SoftPose } from '../pose.ts';
import type { Point, Size } from '../shapes.ts';
import { type Affine, apply, between, type CssFunction, evaluate } from './affine.ts';

/** A half-plane as a browser draws it: a box, and the page in it. Points are of the page's own element. */
export interface DrawnHalf {
  readonly box: Affine;
  readonly sheet: Affine;
  readonly clipBox: ClipBox;
}

/** What a browser draws of a soft turn. */
export interface PoseBoxes {
  readonly flat: DrawnHalf;
  readonly flap: DrawnHalf;
}

type List = string | readonly CssFunction[];

/** The function list of an element, which must have one. */
export function listOf({ transform }: Look): string {
  if (transform === undefined) throw new Error('Here an element should be transformed.');
  return transform;
}

/** The lists that make the two half-planes of a pose. */
function listsOf([flatSheet, flapSheet, , , flatCut, flapCut]: SoftPose): readonly [string, string, string, string] {
  return [listOf(flatSheet), listOf(flapSheet), listOf(flatCut), listOf(flapCut)];
}

function halves(
  [flatSheet, flapSheet, flatCut, flapCut]: readonly [List, List, List, List],
  clipBox: ClipBox,
): PoseBoxes {
  return {
    flat: { box: evaluate(flatCut), sheet: evaluate(flatCut, flatSheet), clipBox },
    flap: { box: evaluate(flapCut), sheet: evaluate(flapCut, flapSheet), clipBox },
  };
}

/** What a browser draws of a soft pose. */
export function poseBoxes(pose: SoftPose, clipBox: ClipBox): PoseBoxes {
  return halves(listsOf(pose), clipBox);
}

/** What a browser draws between two poses. */
export function poseBoxesBetween(
  [one, other]: readonly [SoftPose, SoftPose],
  share: number,
  clipBox: ClipBox,
): PoseBoxes {
  const [from, to] = [listsOf(one), listsOf(other)];
  return halves(
    [
      between(from[0], to[0], share),
      between(from[1], to[1], share),
      between(from[2], to[2], share),
      between(from[3], to[3], share),
    ],
    clipBox,
  );
}

/** The two ends of the box's edge that is the crease: its right one on the right of the spine, else its left one. */
export function edgeOf({ box, clipBox }: DrawnHalf, outward: 1 | -1): readonly [Point, Point] {
  const x = outward === 1 ? clipBox.depth : 0;
  return [apply(box, { x, y: 0 }), apply(box, { x, y: clipBox.bottom - clipBox.top })];
}

/** How far a point is on the far side of the edge, seen from within the box; below 0 inside. */
export function outsideEdge(half: DrawnHalf, outward: 1 | -1, point: Point): number {
  const [top, bottom] = edgeOf(half, outward);
  const length = Math.hypot(bottom.x - top.x, bottom.y - top.y);
  const across = (point.x - top.x) * (bottom.y - top.y) - (point.y - top.y) * (bottom.x - top.x);
  return (across / length) * outward;
}

/** How far a point sticks out of the box on its three other sides, in px; 0 when it does not. */
export function outsideRest(half: DrawnHalf, outward: 1 | -1, point: Point): number {
  const { box, clipBox } = half;
  const dx = point.x - box.e;
  const dy = point.y - box.f;
  // The box is only turned and moved, so turning back is its inverse.
  const inside = { x: box.a * dx + box.b * dy, y: box.c * dx + box.d * dy };
  const deep = outward === 1 ? -inside.x : inside.x - clipBox.depth;
  return Math.max(0, deep, -inside.y, inside.y - (clipBox.bottom - clipBox.top));
}

/** From page space to the element of the page that lies flat. */
export const flatElement = (at: Point, outward: 1 | -1, { width }: Size): Point => ({
  x: outward === 1 ? at.x : width - at.x,
  y: at.y,
});
/** From page space to the element of the leaf's back, across the spine. */
export const backElement = (at: Point, outward: 1 | -1, { width }: Size): Point => ({
  x: outward === 1 ? at.x + width : -at.x,
  y: at.y,
});
/** The place on the back's own sheet that is behind a place of the front: as paper has it, mirrored. */
export const behind = (at: Point, outward: 1 | -1, { width }: Size): Point => ({
  x: outward === 1 ? width - at.x : at.x,
  y: at.y,
});
