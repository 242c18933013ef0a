// Box space: origin at the top left of the box that shows the paper, CSS px before any scaling by ancestors. The paper is
// as large as the box at zoom 1.
import type { Point, Size } from '../../engine/shapes.ts';

/** What of the paper is shown: how large it is drawn, and how much of it lies beyond the box's left and upper edge. */
export interface VisibleArea {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** The least and the most that a paper is zoomed to. */
export interface Limits {
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** The nearest zoom within the limits. Less than 1 would show what is beside the paper; what is no number is 1. */
export function withinLimits(zoom: number, { minZoom, maxZoom }: Limits): number {
  const least = Math.max(1, minZoom || 1);
  return Math.min(Math.max(zoom || least, least), Math.max(least, maxZoom || least));
}

/** The nearest place at which paper fills the whole box. */
export function clamped({ zoom, left, top }: VisibleArea, box: Size): VisibleArea {
  const within = (beyond: number, length: number) => Math.min(Math.max(beyond, 0), length * (zoom - 1));
  return { zoom, left: within(left, box.width), top: within(top, box.height) };
}

/** Zooms so that what of the paper is at `from` comes to `to`, as near as the paper's edges let it. */
export function zoomAbout(
  { zoom: before, left, top }: VisibleArea,
  { zoom, from, to = from, box }: { zoom: number; from: Point; to?: Point; box: Size },
): VisibleArea {
  const factor = zoom / before;
  return clamped({ zoom, left: (left + from.x) * factor - to.x, top: (top + from.y) * factor - to.y }, box);
}
