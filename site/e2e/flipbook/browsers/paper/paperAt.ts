// Page space of the side that turns: origin at the spine's top, x outward, y down, CSS pixels.
import type { Point } from '../../../drivers/BrowserWindow.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A frozen turn. */
export interface PaperTurn {
  readonly corner: 'top' | 'bottom';
  /** Whether the corner moves to the other side, or comes back from there (portrait, backward). */
  readonly course: 'across' | 'home';
  readonly isHard: boolean;
  readonly progress: number;
}

/** The visible part at a point: a side of the turning leaf, a still page, or nothing. */
export type Part = 'front' | 'back' | 'revealed' | 'covered' | 'beside';

/** The visible part at a point of page space; `undefined` if it is too close to an edge to tell. */
export type PartAt = (at: Point) => Part | undefined;

/** Points this close to an edge or crease are not sampled: edges are antialiased and tucked in. */
export const marginPx = 12;

/** The distance of a clicked page's corner from its place: a tenth of its height, both ways. */
const gripShare = 1 / 10;
/** The distance of the eye from the book, in front of the spine's center. */
const eyePx = 2000;

/** The visible parts of the paper in that turn. */
export function paperAt(turn: PaperTurn, page: PageSize): PartAt {
  const moved = cornerAt(turn, page);
  return turn.isHard ? hardPaper(moved, page) : softPaper(moved, turn.corner, page);
}

/** The position of the corner. */
function cornerAt({ corner, course, progress }: PaperTurn, page: PageSize): Point {
  const inset = page.height * gripShare;
  const edgeY = corner === 'top' ? 0 : page.height;
  const gripY = corner === 'top' ? inset : page.height - inset;
  const from = course === 'across' ? page.width - inset : inset - page.width;
  const to = course === 'across' ? -page.width : page.width;
  return { x: from + (to - from) * progress, y: gripY + (edgeY - gripY) * progress };
}

/** Paper folded so that its corner is at `moved`: the lifted part's mirror image shows the back. */
function softPaper(moved: Point, from: PaperTurn['corner'], page: PageSize): PartAt {
  const corner = { x: page.width, y: from === 'top' ? 0 : page.height };
  const lengthPx = Math.hypot(corner.x - moved.x, corner.y - moved.y);
  const normal = { x: (corner.x - moved.x) / lengthPx, y: (corner.y - moved.y) / lengthPx };
  const middle = { x: (corner.x + moved.x) / 2, y: (corner.y + moved.y) / 2 };

  return (at) => {
    /** The distance of the point beyond the crease, seen from the spine. */
    const beyondPx = (at.x - middle.x) * normal.x + (at.y - middle.y) * normal.y;
    const mirrored = { x: at.x - 2 * beyondPx * normal.x, y: at.y - 2 * beyondPx * normal.y };
    const inFlap = depthIn(mirrored, 0, page);
    // The crease ends at the edge of the paper.
    const nearPaper = Math.max(inFlap, depthIn(at, 0, page)) > -marginPx;
    if (Math.abs(beyondPx) < marginPx && nearPaper) return undefined;
    if (beyondPx < 0 && Math.abs(inFlap) < marginPx) return undefined;
    if (beyondPx < 0 && inFlap > 0) return 'back';
    const still = stillPart(at, page);
    return still === 'revealed' && beyondPx < 0 ? 'front' : still;
  };
}

/** A board that rotates about the spine towards the reader, by half a circle in all. */
function hardPaper({ x }: Point, page: PageSize): PartAt {
  const angleRad = (Math.PI * (page.width - x)) / (2 * page.width);
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
  /** The projection of the board's free edge. */
  const edgeX = (page.width * cos) / (1 - (page.width * sin) / eyePx);

  return (at) => {
    // The line of sight meets the board's plane at `u` from the spine, where the board is closer to
    // the eye.
    const u = (eyePx * at.x) / (eyePx * cos + at.x * sin);
    const nearer = 1 - (u * sin) / eyePx;
    const v = page.height / 2 + (at.y - page.height / 2) * nearer;
    const across = Math.min(at.x, edgeX - at.x);
    const acrossBack = Math.min(-at.x, at.x - edgeX);
    const inBoard = Math.min(cos > 0 ? across : acrossBack, v, page.height - v);
    if (Math.abs(inBoard) < marginPx) return undefined;
    if (inBoard > 0) return cos > 0 ? 'front' : 'back';
    return stillPart(at, page);
  };
}

/** The distance of a point from the nearest edge inside a page, in pixels; negative outside. */
function depthIn(at: Point, left: number, page: PageSize): number {
  return Math.min(at.x - left, left + page.width - at.x, at.y, page.height - at.y);
}

/** The two still pages, in the areas that the leaf leaves visible. */
function stillPart(at: Point, page: PageSize): Part | undefined {
  const near = depthIn(at, 0, page);
  const far = depthIn(at, -page.width, page);
  if (Math.abs(near) < marginPx || Math.abs(far) < marginPx) return undefined;
  return near > 0 ? 'revealed' : far > 0 ? 'covered' : 'beside';
}
