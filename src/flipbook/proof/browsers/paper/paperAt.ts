// Page space of the side that turns: origin at the spine's top, x outward, y down, CSS pixels.
import type { Point } from '../../../../../site/e2e/drivers/BrowserWindow.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A turn that is held still. */
export interface PaperTurn {
  readonly corner: 'top' | 'bottom';
  /** Whether the corner goes from its place to the other side, or comes back from there (portrait, back). */
  readonly course: 'across' | 'home';
  readonly isHard: boolean;
  readonly progress: number;
}

/** What is to be seen at a point: a side of the leaf that turns, a page that lies still, or none of the book. */
export type Part = 'front' | 'back' | 'revealed' | 'covered' | 'beside';

/** What can be seen at a point of page space; `undefined` where that is too near an edge to say. */
export type PartAt = (at: Point) => Part | undefined;

/** Nearer than this to an edge or a crease, a point's colour is not asked for: edges are smoothed, and tucked in. */
export const marginPx = 12;

/** How far in from its corner a page is lifted by a click: a tenth of its height, both ways. */
const gripShare = 1 / 10;
/** How far the eye is from the book, in front of the spine's middle. */
const eyePx = 2000;

/** What paper shows in that turn. */
export function paperAt(turn: PaperTurn, page: PageSize): PartAt {
  const moved = cornerAt(turn, page);
  return turn.isHard ? hardPaper(moved, page) : softPaper(moved, turn.corner, page);
}

/** Where the corner is. */
function cornerAt({ corner, course, progress }: PaperTurn, page: PageSize): Point {
  const inset = page.height * gripShare;
  const edgeY = corner === 'top' ? 0 : page.height;
  const gripY = corner === 'top' ? inset : page.height - inset;
  const from = course === 'across' ? page.width - inset : inset - page.width;
  const to = course === 'across' ? -page.width : page.width;
  return { x: from + (to - from) * progress, y: gripY + (edgeY - gripY) * progress };
}

/**
 * Paper that is folded so that its corner lies at `moved`: what lies beyond the crease is lifted, and its mirror image about
 * the crease shows the back.
 */
function softPaper(moved: Point, from: PaperTurn['corner'], page: PageSize): PartAt {
  const corner = { x: page.width, y: from === 'top' ? 0 : page.height };
  const lengthPx = Math.hypot(corner.x - moved.x, corner.y - moved.y);
  const normal = { x: (corner.x - moved.x) / lengthPx, y: (corner.y - moved.y) / lengthPx };
  const middle = { x: (corner.x + moved.x) / 2, y: (corner.y + moved.y) / 2 };

  return (at) => {
    /** How far beyond the crease the point is, seen from the spine. */
    const beyondPx = (at.x - middle.x) * normal.x + (at.y - middle.y) * normal.y;
    const mirrored = { x: at.x - 2 * beyondPx * normal.x, y: at.y - 2 * beyondPx * normal.y };
    const inFlap = depthIn(mirrored, 0, page);
    // The crease ends where the paper does.
    const nearPaper = Math.max(inFlap, depthIn(at, 0, page)) > -marginPx;
    if (Math.abs(beyondPx) < marginPx && nearPaper) return undefined;
    if (beyondPx < 0 && Math.abs(inFlap) < marginPx) return undefined;
    if (beyondPx < 0 && inFlap > 0) return 'back';
    const still = stillPart(at, page);
    return still === 'revealed' && beyondPx < 0 ? 'front' : still;
  };
}

/** A board that swings about the spine towards the reader, by half a circle in all. */
function hardPaper({ x }: Point, page: PageSize): PartAt {
  const angleRad = (Math.PI * (page.width - x)) / (2 * page.width);
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
  /** Where the board's free edge is seen. */
  const edgeX = (page.width * cos) / (1 - (page.width * sin) / eyePx);

  return (at) => {
    // The line of sight meets the board's plane `u` from the spine; there it is so much nearer to the eye.
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

/** How far a point lies inside a page, in pixels from its nearest edge; negative outside. */
function depthIn(at: Point, left: number, page: PageSize): number {
  return Math.min(at.x - left, left + page.width - at.x, at.y, page.height - at.y);
}

/** The two pages that lie still, where the leaf leaves them to be seen. */
function stillPart(at: Point, page: PageSize): Part | undefined {
  const near = depthIn(at, 0, page);
  const far = depthIn(at, -page.width, page);
  if (Math.abs(near) < marginPx || Math.abs(far) < marginPx) return undefined;
  return near > 0 ? 'revealed' : far > 0 ? 'covered' : 'beside';
}
