// Box space: origin at the top left of the box that shows the content, CSS px before ancestors scale
// the box. At zoom 1, the content is as large as the box.
import type { Point, Size } from '../../engine/shapes.ts';

/** The visible part of the content: its zoom, and its offsets, like `scrollLeft` and `scrollTop`. */
export interface VisibleArea {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

export interface Limits {
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** The nearest zoom within the limits, at least 1, so that the content fills the box. NaN becomes the minimum. */
export function withinLimits(zoom: number, { minZoom, maxZoom }: Limits): number {
  const minimum = Math.max(1, minZoom || 1);
  return Math.min(Math.max(zoom || minimum, minimum), Math.max(minimum, maxZoom || minimum));
}

export function clampArea({ zoom, left, top }: VisibleArea, box: Size): VisibleArea {
  const clampOffset = (offset: number, length: number) => Math.min(Math.max(offset, 0), length * (zoom - 1));
  return { zoom, left: clampOffset(left, box.width), top: clampOffset(top, box.height) };
}

/**
 * Moves the area sideways until it shows only the page. If the page is narrower than the box, the
 * area centers it.
 */
export function showOnly(area: VisibleArea, page: { left: number; width: number }, box: Size): VisibleArea {
  const start = page.left * area.zoom;
  const overflow = page.width * area.zoom - box.width;
  const left = overflow < 0 ? start + overflow / 2 : Math.min(Math.max(area.left, start), start + overflow);
  return clampArea({ ...area, left }, box);
}

/** Zooms so that the point at `from` moves to `to`, as near as the content's edges allow. */
export function zoomAbout(
  { zoom: before, left, top }: VisibleArea,
  { zoom, from, to = from, box }: { zoom: number; from: Point; to?: Point; box: Size },
): VisibleArea {
  const factor = zoom / before;
  return clampArea({ zoom, left: (left + from.x) * factor - to.x, top: (top + from.y) * factor - to.y }, box);
}
