// From a crease to CSS. A half-plane is a box whose edge is the crease; what is in it is turned back again.
// Box space: origin at the crease's middle, x along its normal towards the corner, y along it.
import type { Fold } from './fold.ts';
import type { Frame } from './gestures.ts';
import type { Point, Size } from './shapes.ts';

/** How far a cutting box reaches from the crease, and along it, in CSS pixels. */
export interface Cut {
  readonly depth: number;
  readonly top: number;
  readonly bottom: number;
}

/** The two boxes of a soft turn: of the page that still lies flat, and of the flap. */
export interface Cuts {
  readonly flat: Cut;
  readonly flap: Cut;
}

/** The transforms of a soft turn at one moment, as CSS function lists that interpolate one by one. */
export interface SoftPose {
  readonly flatCut: string;
  readonly flatSheet: string;
  readonly flapCut: string;
  readonly flapSheet: string;
  /** The shadow that the flap drops on the page beneath. */
  readonly drop: string;
  /** The shading of the flap along its crease. */
  readonly crease: string;
  /** Strength of both, 0 to 1, before `maxShadowOpacity`. */
  readonly shade: number;
}

/** Edge of the square-ended strip that shadows are drawn in, before it is scaled. */
export const stripPx = 100;
/** The dropped shadow starts this far under the flap, or a light line shows along the crease. */
const underFlapPx = 6;
/**
 * The flat page ends this far under the flap, and the shading of the flap begins this far beyond it, or bright edges
 * shine through smoothed ones.
 */
export const tuckPx = 1;
/** Boxes are this much larger than the page at the creases they are made for … */
const sparePx = 1;
/** … which are looked at in steps of this angle: between two, a corner 3000 px away moves out by less than `sparePx`. */
const swingRad = 0.05;
/** A shadow is this much of the lifted distance wide: narrow ones are cheap to paint where there is no GPU … */
const shadeWidthShare = 0.5;
/** … but never narrower than this, nor wider than this part of the page. */
const shadeLeastPx = 10;
const shadeMostShare = 0.3;

/** Digits enough that nobody sees the rest: a millionth of a radian moves what lies 3000 px away by 0.003 px. */
const short = (value: number, digits = 3): number => Number(value.toFixed(digits));
const move = (x: number, y: number): string => `translate(${short(x)}px,${short(y)}px)`;
const turn = (angle: number): string => `rotate(${short(angle, 6)}rad)`;
const widen = (factor: number): string => `scale(${short(factor, 4)},1)`;

/** All that a box depends on, once the corner is known. */
type Crease = Pick<Fold, 'angleRad' | 'halfPx'>;

/** The place of a point in box space. */
function inBox(point: Point, { corner }: Fold, { angleRad, halfPx }: Crease): Point {
  const dx = point.x - corner.x;
  const dy = point.y - corner.y;
  const cos = Math.cos(angleRad);
  const sin = Math.sin(angleRad);
  return { x: dx * cos + dy * sin + halfPx, y: dy * cos - dx * sin };
}

/** The creases that a browser draws between a keyframe and the one before it, in steps of at most `swingRad`. */
function creasesUpTo(fold: Fold, before: Fold): readonly Crease[] {
  const swing = fold.angleRad - before.angleRad;
  const grown = fold.halfPx - before.halfPx;
  const steps = Math.ceil(Math.abs(swing) / swingRad) + 1;
  return Array.from({ length: steps + 1 }, (_, step) => ({
    angleRad: before.angleRad + (swing * step) / steps,
    halfPx: before.halfPx + (grown * step) / steps,
  }));
}

/**
 * The smallest boxes that hold the page at each of the creases, and wherever it is between two of them. Small matters: a
 * browser may refuse to animate a large box beside the main thread, and the page tears.
 */
export function cutsFor(folds: readonly Fold[], page: Size): Cuts {
  const corners = [0, page.width].flatMap((x) => [0, page.height].map((y) => ({ x, y })));
  const places = folds.flatMap((fold, index) =>
    creasesUpTo(fold, folds[index - 1] ?? fold).flatMap((crease) => corners.map((place) => inBox(place, fold, crease))),
  );
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const span = { top: Math.floor(Math.min(...ys)) - sparePx, bottom: Math.ceil(Math.max(...ys)) + sparePx };
  return {
    flat: { depth: Math.ceil(-Math.min(...xs)) + sparePx, ...span },
    flap: { depth: Math.ceil(Math.max(...xs)) + sparePx, ...span },
  };
}

/**
 * Boxes that hold the page wherever a pointer drags its corner.
 *
 * Derivation: the corner stays within a page's width of the spine's end on its side, so the crease's middle stays within
 * half of that of the middle of that edge; from there no corner of the page is farther than half an edge and a height.
 */
export function roomyCuts(page: Size): Cuts {
  const reach = Math.ceil(Math.hypot(page.width / 2, page.height) + page.width / 2);
  const cut = { depth: reach, top: -reach, bottom: reach };
  return { flat: cut, flap: cut };
}

/** The side of the spine that turns, and how large its page is. */
export interface PosedSide extends Pick<Frame, 'outward'> {
  readonly page: Size;
}

/** How strong shadows are: none when flat on either side. */
export function shadeAt(progress: number): number {
  return short(Math.sin(Math.PI * progress));
}

/**
 * The transforms for a crease. On the left of the spine everything is the mirror image: x and angles change their signs,
 * and boxes lie on the other side of the crease.
 *
 * Every list goes out from the lifted corner C, which never moves: turned by the crease's angle, the crease lies `d`
 * before it and the flap's corner `2d`. So whatever angle and distance a browser interpolates, flat page and flap still
 * meet along one crease; lists that went out from the crease's middle tore by up to 12 px between keyframes.
 */
export function softPose(fold: Fold, { outward: s, page }: PosedSide, cuts: Cuts): SoftPose {
  const { corner, halfPx: d } = fold;
  const angle = fold.angleRad * s;
  // The corner in the element of the flat page, in that of the flap, and the flap's own corner before it is moved there.
  const flatX = s === 1 ? page.width : 0;
  const flapX = flatX + page.width * s;
  const flapCornerX = page.width - flatX;
  // The edge of a box that is the crease: its right one on the right of the spine, its left one on the left.
  const open = (cut: Cut, x: number): string => move(x * s - (s === 1 ? cut.depth : 0), cut.top);
  const shut = (cut: Cut, x: number): string => move(x * s + (s === 1 ? cut.depth : 0), -cut.top);
  const width = Math.min(Math.max(d * shadeWidthShare, shadeLeastPx), page.width * shadeMostShare) / stripPx;
  return {
    flatCut: `${move(flatX, corner.y)} ${turn(angle)} ${open(cuts.flat, -d - tuckPx)}`,
    flatSheet: `${shut(cuts.flat, d + tuckPx)} ${turn(-angle)} ${move(-flatX, -corner.y)}`,
    flapCut: `${move(flapX, corner.y)} ${turn(angle)} ${open(cuts.flap, -d)}`,
    flapSheet: `${shut(cuts.flap, -d)} ${turn(angle)} ${move(-flapCornerX, -corner.y)}`,
    drop: `${move(flatX, corner.y)} ${turn(angle)} ${move(-(d + underFlapPx) * s, 0)} ${widen(width * s)}`,
    crease: `${move(flapCornerX, corner.y)} ${turn(-angle)} ${move((d + tuckPx) * s, 0)} ${widen(-width * s)}`,
    shade: shadeAt(fold.progress),
  };
}

/** The transforms of a hard leaf's two sides at one moment. */
export interface HardPose {
  readonly front: string;
  readonly back: string;
  readonly shade: number;
}

/** How far the eye is from the book when a hard leaf turns. */
const perspectivePx = 2000;

/** The two sides of a board turned about the spine by 180 degrees times `progress`. */
export function hardPose(progress: number, { outward }: Pick<Frame, 'outward'>): HardPose {
  const board = (deg: number): string => `perspective(${perspectivePx}px) rotateY(${short(deg)}deg)`;
  return {
    front: board(-180 * progress * outward),
    back: board(180 * (1 - progress) * outward),
    shade: shadeAt(progress),
  };
}
