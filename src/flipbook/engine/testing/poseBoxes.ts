// Evaluates CSS transform lists like a browser. Points are in the page's element.
import { DOMMatrix, DOMPoint } from '@napi-rs/canvas';
import type { ClipBox, PartStyle, PosedSide, SoftPose } from '../pose.ts';
import type { Point } from '../shapes.ts';

/** One function of a list: its name and its numbers, without units (all are px, rad or none). */
interface CssFunction {
  readonly name: string;
  readonly values: readonly number[];
}

/** Parses an element's `translate(1px,2px) rotate(0.5rad) …`; it must have a transform. */
export function functionsOf({ transform = '' }: PartStyle): readonly CssFunction[] {
  const functions = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)];
  if (functions.length === 0) throw new Error('Expected an element with a transform.');
  return functions.map(([, name = '', values = '']) => ({ name, values: values.split(',').map(Number.parseFloat) }));
}

/** The matrix of nested function lists, the outermost first. */
export function evaluate(...lists: readonly (readonly CssFunction[])[]): DOMMatrix {
  return lists.flat().reduce((matrix, { name, values: [x = Number.NaN, y = Number.NaN] }) => {
    if (name === 'translate') return matrix.translate(x, y);
    if (name === 'rotate') return matrix.rotate((x * 180) / Math.PI);
    if (name === 'scale') return matrix.scale(x, y);
    throw new Error(`Unexpected ${name}() in a soft pose. Expected translate, rotate or scale.`);
  }, new DOMMatrix());
}

/** Interpolates two lists of the same functions one by one, as browsers do between keyframes. */
function between(from: PartStyle, to: PartStyle, share: number): readonly CssFunction[] {
  const ends = functionsOf(to);
  return functionsOf(from).map(({ name, values }, index) => {
    const end = ends[index];
    if (end?.name !== name)
      throw new Error(`${from.transform} and ${to.transform} are not lists of the same functions.`);
    const valueAt = (value: number, position: number) => value + ((end.values[position] ?? Number.NaN) - value) * share;
    return { name, values: values.map(valueAt) };
  });
}

export function apply(matrix: DOMMatrix, { x, y }: Point): Point {
  return matrix.transformPoint(new DOMPoint(x, y));
}

/** A half-plane: a clipping box, and the page inside it. */
interface ClippedHalf {
  readonly box: DOMMatrix;
  readonly sheet: DOMMatrix;
  readonly clipBox: ClipBox;
  readonly outward: PosedSide['outward'];
}

export interface PoseBoxes {
  readonly flat: ClippedHalf;
  readonly flap: ClippedHalf;
}

/** The boxes of a soft pose, or of the interpolation between two poses. */
export function poseBoxes(
  { clipBox, outward }: Pick<ClippedHalf, 'clipBox' | 'outward'>,
  [pose, next = pose]: readonly [pose: SoftPose, next?: SoftPose],
  share = 0,
): PoseBoxes {
  const half = (boxIndex: 4 | 5, sheetIndex: 0 | 1): ClippedHalf => {
    const box = between(pose[boxIndex], next[boxIndex], share);
    const sheet = between(pose[sheetIndex], next[sheetIndex], share);
    return { box: evaluate(box), sheet: evaluate(box, sheet), clipBox, outward };
  };
  return { flat: half(4, 0), flap: half(5, 1) };
}

/**
 * The ends of the box's edge along the crease. This is the right edge if the page is right of the
 * spine, else the left one.
 */
export function edgeOf({ box, clipBox, outward }: ClippedHalf): readonly [Point, Point] {
  const x = outward === 1 ? clipBox.depth : 0;
  return [apply(box, { x, y: 0 }), apply(box, { x, y: clipBox.bottom - clipBox.top })];
}

/** A point's distance beyond the box's edge along the crease; below 0 inside the box. */
export function distancePastCrease(half: ClippedHalf, point: Point): number {
  const [top, bottom] = edgeOf(half);
  const length = Math.hypot(bottom.x - top.x, bottom.y - top.y);
  const across = (point.x - top.x) * (bottom.y - top.y) - (point.y - top.y) * (bottom.x - top.x);
  return (across / length) * half.outward;
}

/** A point's distance outside the box's three other sides, in px; 0 inside. */
export function distancePastOtherSides({ box, clipBox, outward }: ClippedHalf, point: Point): number {
  const inside = apply(box.inverse(), point);
  const pastFarEdge = outward === 1 ? -inside.x : inside.x - clipBox.depth;
  return Math.max(0, pastFarEdge, -inside.y, inside.y - (clipBox.bottom - clipBox.top));
}

type Side = Pick<PosedSide, 'outward' | 'page'>;

/** Converts page space to the element of the flat page. */
export const toFlatElement = ({ x, y }: Point, { outward, page: { width } }: Side): Point => ({
  x: outward === 1 ? x : width - x,
  y,
});

/** Converts page space to the element of the leaf's back, across the spine. */
export const toBackElement = ({ x, y }: Point, { outward, page: { width } }: Side): Point => ({
  x: outward === 1 ? x + width : -x,
  y,
});

/** The point on the back's own sheet behind a point of the front: mirrored, as on paper. */
export const pointOnBack = ({ x, y }: Point, { outward, page: { width } }: Side): Point => ({
  x: outward === 1 ? width - x : x,
  y,
});
