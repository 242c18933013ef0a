// From a crease to CSS. A half-plane is a box whose edge is the crease; its content is rotated
// back. Box space: origin at the crease's middle, x along its normal toward the corner, y along it.
import type { Crease } from './crease.ts';
import type { PageSpace } from './outline.ts';
import { roundTo } from './roundTo.ts';
import type { Point, Size } from './shapes.ts';

/** The extent of both boxes (flat part and flap) from the crease and along it, in CSS px. */
export interface ClipBox {
  readonly depth: number;
  readonly top: number;
  readonly bottom: number;
}

/** The styles of one moving element. Browsers interpolate each function of a transform list. */
export interface PartStyle {
  readonly transform?: string;
  readonly opacity?: number;
}

/** The two sides of a board, their shades, and the shadows on what lies beneath them. */
export type HardPose = readonly [
  front: PartStyle,
  back: PartStyle,
  frontShade: PartStyle,
  backShade: PartStyle,
  nearShadow: PartStyle,
  farShadow: PartStyle,
];

/** A page and its back, the shades on both sides of the crease, the boxes, and the flap's shadow. */
export type SoftPose = readonly [
  front: PartStyle,
  back: PartStyle,
  castShade: PartStyle,
  foldShade: PartStyle,
  flatBox: PartStyle,
  flapBox: PartStyle,
  edgeShadow: PartStyle,
];

/** The cast shadow starts this far under the flap. Without it, a light line shows at the crease. */
const underFlapPx = 6;
/**
 * The flat page ends, and the flap's shading begins, this far beyond the crease, so that no bright
 * line shows.
 */
export const tuckPx = 1;
/** Boxes are this much larger than the page, because they hold the shadow of its edges. */
const sparePx = 12;
/** A shade's width as a share of the lifted part's. Without a GPU, narrow shades paint faster. */
const shadeWidthShare = 0.5;
const minShadePx = 10;
/**
 * The maximum width of a shade, as a share of the page's width. A shade is painted this wide and
 * only shrinks, because browsers paint at the largest scale of an animation.
 */
const maxShadeShare = 0.28;
export const maxShadePx = (page: Size): number => page.width * maxShadeShare;

const move = (x: number, y: number): string => `translate(${roundTo(x)}px,${roundTo(y)}px)`;
/** In steps of 1e-6 rad, which move a point 3000 px away by 0.003 px. */
const rotate = (angle: number): string => `rotate(${roundTo(angle, 1e6)}rad)`;
const widen = (factor: number): string => `scale(${roundTo(factor, 1e4)},1)`;

function toBoxSpace(point: Point, { corner, angleRad, halfPx }: Crease): Point {
  const dx = point.x - corner.x;
  const dy = point.y - corner.y;
  const cos = Math.cos(angleRad);
  const sin = Math.sin(angleRad);
  return { x: dx * cos + dy * sin + halfPx, y: dy * cos - dx * sin };
}

/**
 * Boxes just large enough for these creases: browsers animate large ones on the main thread, where
 * the page tears.
 * Derivation: as a crease rotates by an angle Δ, a point at distance R moves along an arc, which
 * leaves its chord by at most R (1 - cos(Δ/2)), less than R Δ² / 8.
 */
export function clipBoxFor(creases: readonly Crease[], page: Size): ClipBox {
  const corners = [0, page.width].flatMap((x) => [0, page.height].map((y) => ({ x, y })));
  const boxCorners = creases.flatMap((crease) => corners.map((corner) => toBoxSpace(corner, crease)));
  const swings = creases.map((crease, index) => crease.angleRad - (creases[index - 1] ?? crease).angleRad);
  const margin = sparePx + (Math.hypot(page.width, page.height) * Math.max(...swings.map((swing) => swing ** 2))) / 8;
  const along = boxCorners.map(({ y }) => y);
  return {
    depth: Math.ceil(Math.max(...boxCorners.map(({ x }) => Math.abs(x))) + margin),
    top: Math.floor(Math.min(...along) - margin),
    bottom: Math.ceil(Math.max(...along) + margin),
  };
}

/**
 * Boxes that hold the page wherever a pointer drags its corner. Derivation: the crease's middle
 * stays within half a width of the middle of the page's top or bottom edge, whichever has the
 * corner; from there no corner of the page is farther than the diagonal of half the page.
 */
export function largestClipBox(page: Size): ClipBox {
  const reach = Math.ceil(Math.hypot(page.width / 2, page.height) + page.width / 2) + sparePx;
  return { depth: reach, top: -reach, bottom: reach };
}

export interface PosedSide extends Pick<PageSpace, 'outward'> {
  readonly page: Size;
  /** Whether the light comes from no direction, as in `page-flip`. */
  readonly isEvenlyLit?: boolean | undefined;
}

/** Paper that faces the light has this share of the shade of paper that faces away. */
const facingShare = 0.65;

/**
 * The share of the full shade, from `facingShare` to 1, on paper that faces (x, y), a unit vector
 * in book space. The light comes from the upper left.
 */
function shadeShare(x: number, y: number, isEvenlyLit = false): number {
  if (isEvenlyLit) return 1;
  const facing = -(x + y) * Math.SQRT1_2;
  return 1 - ((1 - facingShare) * (1 + facing)) / 2;
}

/** How high the leaf stands: 0 flat, 1 upright. */
const heightAt = (progress: number): number => Math.sin(Math.PI * progress);
/** From this share of its full height on, the flap's edge casts its full shadow. */
const fullShadowHeight = 1 / 4;
/** The shadow of an upright board reaches this share of its width to either side. */
const boardReach = 2 / 5;

/**
 * The transforms for a crease. Left of the spine, x and angles change their signs, and boxes lie on
 * the other side of the crease. The transform lists of boxes and shades start at the lifted
 * corner's flat position, which never moves. From there, along the crease's normal, the crease is
 * `d` away and the flap's corner `2d`. So the flat page and the flap meet along one crease at any
 * interpolated angle and distance. With lists that started at the crease's middle, they tore apart
 * by up to 12 px.
 */
export function softPose(crease: Crease, { outward: s, page, isEvenlyLit }: PosedSide, clipBox: ClipBox): SoftPose {
  const { corner, halfPx: d } = crease;
  const angle = crease.angleRad * s;
  // The corner's x in the flat page's element, in the flap's element, and on the flap before it moves.
  const flatX = s === 1 ? page.width : 0;
  const flapX = flatX + page.width * s;
  const flapCornerX = page.width - flatX;
  // The box's edge along the crease: its right edge on the right of the spine, else its left edge.
  const edge = s === 1 ? clipBox.depth : 0;
  const toBox = (x: number): string => move(x * s - edge, clipBox.top);
  const fromBox = (x: number): string => move(x * s + edge, -clipBox.top);
  // The crest of the fold faces the corner's original place.
  const share = shadeShare(Math.cos(crease.angleRad) * s, Math.sin(crease.angleRad), isEvenlyLit);
  const shadeScale = (px: number): number => Math.min(Math.max(px * shadeWidthShare, minShadePx) / maxShadePx(page), 1);
  const height = heightAt(crease.progress);
  const opacity = roundTo(height * share);
  const aboutCorner = (x: number, angleRad: number, ...then: readonly string[]): string =>
    [move(x, corner.y), rotate(angleRad), ...then].join(' ');
  const flap = `${fromBox(-d)} ${rotate(angle)} ${move(-flapCornerX, -corner.y)}`;
  return [
    { transform: `${fromBox(d + tuckPx)} ${rotate(-angle)} ${move(-flatX, -corner.y)}` },
    { transform: flap },
    {
      transform: aboutCorner(flatX, angle, move(-(d + underFlapPx) * s, 0), widen(shadeScale(d * share) * s)),
      opacity,
    },
    { transform: aboutCorner(flapCornerX, -angle, move((d + tuckPx) * s, 0), widen(-shadeScale(d) * s)), opacity },
    { transform: aboutCorner(flatX, angle, toBox(-d - tuckPx)) },
    { transform: aboutCorner(flapX, angle, toBox(-d)) },
    { transform: flap, opacity: roundTo(Math.min(1, height / fullShadowHeight)) },
  ];
}

/** The eye's distance from a turning board (page-flip's value). The board looks only a little larger. */
const perspectivePx = 2000;

export function hardPose(progress: number, { outward, isEvenlyLit }: Omit<PosedSide, 'page'>): HardPose {
  const height = heightAt(progress);
  const board = (halfTurns: number): PartStyle => ({
    transform: `perspective(${perspectivePx}px) rotateY(${roundTo(halfTurns * 180 * outward)}deg)`,
  });
  const shade = (x: number): PartStyle => ({ opacity: roundTo(height * shadeShare(x, 0, isEvenlyLit)) });
  const shadow = (side: 1 | -1): PartStyle => ({
    transform: widen(Math.max(0, side * Math.cos(Math.PI * progress) + boardReach * height)),
    opacity: roundTo(height),
  });
  // The front of a rising board faces the spine, and its back faces outward.
  return [board(-progress), board(1 - progress), shade(-outward), shade(outward), shadow(1), shadow(-1)];
}
