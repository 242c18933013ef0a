// Page space of the side that turns: origin at the spine's top, x outward, y down, CSS pixels.
import type { Point } from '../../../../../.ci/engines/drivers/EngineWindow.ts';

/** A page's width and height. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Where the turning page lies flat: `above` and `beneath` it, and the page on the other side of the spine. */
export interface PaperTurn {
  readonly corner: 'top' | 'bottom';
  /** Whether the corner goes from its place to the other side, or comes back from there (portrait, back). */
  readonly course: 'across' | 'home';
}

/** What is to be seen at a point: a side of the leaf that turns, a page that lies still, or none of the book. */
export type Part = 'front' | 'back' | 'revealed' | 'covered' | 'beside';

/** What can be seen at a point of page space; `undefined` where that is too near an edge to say. */
export type PartAt = (at: Point) => Part | undefined;

/** Nearer than this to an edge or a crease, a point's colour is not asked for: edges are smoothed, and tucked in. */
export const marginPx = 12;

/** How far in from its corner a page is lifted by a click: a tenth of its height, both ways. */
const gripShare = 1 / 10;

/** Where the corner is when a turn is held still. */
export function cornerAt({ corner, course }: PaperTurn, progress: number, page: PageSize): Point {
  const inset = page.height * gripShare;
  const edgeY = corner === 'top' ? 0 : page.height;
  const gripY = corner === 'top' ? inset : page.height - inset;
  const from = course === 'across' ? page.width - inset : inset - page.width;
  const to = course === 'across' ? -page.width : page.width;
  return { x: from + (to - from) * progress, y: gripY + (edgeY - gripY) * progress };
}

/** How far a point lies inside a page, in pixels from its nearest edge; negative outside. */
export function depthIn(at: Point, left: number, page: PageSize): number {
  return Math.min(at.x - left, left + page.width - at.x, at.y, page.height - at.y);
}

/** The two pages that lie still, where the leaf leaves them to be seen. */
export function stillPart(at: Point, page: PageSize): Part | undefined {
  const near = depthIn(at, 0, page);
  const far = depthIn(at, -page.width, page);
  if (Math.abs(near) < marginPx || Math.abs(far) < marginPx) return undefined;
  return near > 0 ? 'revealed' : far > 0 ? 'covered' : 'beside';
}
