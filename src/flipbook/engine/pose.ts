// From a crease to CSS. A half-plane is a box whose edge is the crease; what is in it is rotated back again.
// Box space: origin at the crease's middle, x along its normal towards the corner, y along it.
import type { Crease } from './crease.ts';
import type { PageSpace } from './outline.ts';
import type { Point, Size } from './shapes.ts';

/**
 * How far the box of a soft turn reaches from the crease, and along it, in CSS pixels. There are two of them, of one
 * size: one with the page that still lies flat, one with the flap.
 */
export interface ClipBox {
  readonly depth: number;
  readonly top: number;
  readonly bottom: number;
}

/** What one of a leaf's elements looks like at one moment. Transforms are function lists, to interpolate one by one. */
export interface Look {
  readonly transform?: string;
  readonly opacity?: number;
}

/** What a leaf looks like: the sheets of its front and back, the shadow on the page beneath, that on its back. */
export type HardPose = readonly [front: Look, back: Look, drop: Look, crease: Look];

/** The same, and the boxes that cut the front and the back. */
export type SoftPose = readonly [...HardPose, flatCut: Look, flapCut: Look];

/** Edge of the square-ended strip that shadows are drawn in, before it is scaled. */
export const stripPx = 100;
/** The dropped shadow starts this far under the flap, or a light line shows along the crease. */
const underFlapPx = 6;
/**
 * The flat page ends this far under the flap, and the shading of the flap begins this far beyond it, or bright edges
 * shine through smoothed ones.
 */
export const tuckPx = 1;
/** Boxes are this much larger than they must be: what is drawn is rounded. */
const sparePx = 1;
/** A shadow is this much of the lifted distance wide: narrow ones are cheap to paint where there is no GPU … */
const shadeWidthShare = 0.5;
/** … but never narrower than this, nor wider than this part of the page. */
const shadeLeastPx = 10;
const shadeMostShare = 0.3;

/**
 * Enough digits for the eye: a millionth of a radian moves what lies 3000 px away by 0.003 px. Rounded by
 * hand: `toFixed` would be half of the script of a turn.
 */
const short = (value: number, parts = 1e3): number => Math.round(value * parts) / parts;
const move = (x: number, y: number): string => `translate(${short(x)}px,${short(y)}px)`;
const rotate = (angle: number): string => `rotate(${short(angle, 1e6)}rad)`;
const widen = (factor: number): string => `scale(${short(factor, 1e4)},1)`;

/** A point in box space. */
function inBox(point: Point, { corner, angleRad, halfPx }: Crease): Point {
  const dx = point.x - corner.x;
  const dy = point.y - corner.y;
  const cos = Math.cos(angleRad);
  const sin = Math.sin(angleRad);
  return { x: dx * cos + dy * sin + halfPx, y: dy * cos - dx * sin };
}

/**
 * The size of the boxes that hold the page at each of the creases, and wherever it is between two of them. Small
 * matters: a browser may refuse to animate a large box beside the main thread, and the page tears.
 *
 * Derivation: as a browser rotates a crease from one keyframe to the next, by an angle Δ, a point at distance R goes along
 * an arc, and leaves the chord by R (1 - cos(Δ/2)) at most, which is less than R Δ² / 8.
 */
export function cutFor(creases: readonly Crease[], page: Size): ClipBox {
  const corners = [0, page.width].flatMap((x) => [0, page.height].map((y) => ({ x, y })));
  const boxCorners = creases.flatMap((crease) => corners.map((corner) => inBox(corner, crease)));
  const swings = creases.map((crease, index) => crease.angleRad - (creases[index - 1] ?? crease).angleRad);
  const spare = sparePx + (Math.hypot(page.width, page.height) * Math.max(...swings.map((swing) => swing ** 2))) / 8;
  const along = boxCorners.map(({ y }) => y);
  return {
    depth: Math.ceil(Math.max(...boxCorners.map(({ x }) => Math.abs(x))) + spare),
    top: Math.floor(Math.min(...along) - spare),
    bottom: Math.ceil(Math.max(...along) + spare),
  };
}

/**
 * Boxes that hold the page wherever a pointer drags its corner.
 *
 * Derivation: the corner stays within a page's width of the spine's end on its side, so the crease's middle stays within
 * half of that of the middle of that edge; from there no corner of the page is farther than half an edge and a height.
 */
export function roomyCut(page: Size): ClipBox {
  const reach = Math.ceil(Math.hypot(page.width / 2, page.height) + page.width / 2);
  return { depth: reach, top: -reach, bottom: reach };
}

/** The side of the spine that turns, and how its pages are. */
export interface PosedSide extends Pick<PageSpace, 'outward'> {
  readonly page: Size;
  /** Strength of the darkest shadow, 0 to 1; 0 draws none. */
  readonly shadow: number;
}

/** How strong shadows are: none when flat on either side. */
function shadeAt(progress: number): number {
  return short(Math.sin(Math.PI * progress));
}

/**
 * The transforms for a crease. On the left of the spine everything is the mirror image: x and angles change their signs,
 * and boxes lie on the other side of the crease.
 *
 * Every list goes out from the lifted corner C, which never moves: rotated by the crease's angle, the crease lies `d`
 * before it and the flap's corner `2d`. So whatever angle and distance a browser interpolates, flat page and flap still
 * meet along one crease; lists that went out from the crease's middle tore by up to 12 px between keyframes.
 */
export function softPose(crease: Crease, { outward: s, page, shadow }: PosedSide, clipBox: ClipBox): SoftPose {
  const { corner, halfPx: d } = crease;
  const angle = crease.angleRad * s;
  // The corner in the element of the flat page, in that of the flap, and the flap's own corner before it is moved there.
  const flatX = s === 1 ? page.width : 0;
  const flapX = flatX + page.width * s;
  const flapCornerX = page.width - flatX;
  // The edge of a box that is the crease: its right one on the right of the spine, its left one on the left.
  const edge = s === 1 ? clipBox.depth : 0;
  const open = (x: number): string => move(x * s - edge, clipBox.top);
  const shut = (x: number): string => move(x * s + edge, -clipBox.top);
  const width = Math.min(Math.max(d * shadeWidthShare, shadeLeastPx), page.width * shadeMostShare) / stripPx;
  const opacity = shadeAt(crease.progress) * shadow;
  const at = (x: number, angleRad: number, ...then: readonly string[]): string =>
    [move(x, corner.y), rotate(angleRad), ...then].join(' ');
  return [
    { transform: `${shut(d + tuckPx)} ${rotate(-angle)} ${move(-flatX, -corner.y)}` },
    { transform: `${shut(-d)} ${rotate(angle)} ${move(-flapCornerX, -corner.y)}` },
    { transform: at(flatX, angle, move(-(d + underFlapPx) * s, 0), widen(width * s)), opacity },
    { transform: at(flapCornerX, -angle, move((d + tuckPx) * s, 0), widen(-width * s)), opacity },
    { transform: at(flatX, angle, open(-d - tuckPx)) },
    { transform: at(flapX, angle, open(-d)) },
  ];
}

/** How far the eye is from the book when a hard leaf turns. page-flip's value: a board that swings up grows a little, no more. */
const perspectivePx = 2000;

/** The two sides of a board rotated about the spine by 180 degrees times `progress`. */
export function hardPose(progress: number, { outward, shadow }: Omit<PosedSide, 'page'>): HardPose {
  const board = (halfTurns: number): Look => ({
    transform: `perspective(${perspectivePx}px) rotateY(${short(halfTurns * 180 * outward)}deg)`,
  });
  const shade = { opacity: shadeAt(progress) * shadow };
  return [board(-progress), board(1 - progress), shade, shade];
}
