// Client space: CSS px of the viewport. Book space: see `engine/outline.ts`.
import type { Point, Size } from '../engine/shapes.ts';

/** The linear part of a map of the plane: the first four values of CSS's `matrix()`. */
export type Linear = Pick<DOMMatrixReadOnly, 'a' | 'b' | 'c' | 'd'>;

/** A box that is moved, scaled or rotated by transforms and `zoom`. */
export interface TransformedBox {
  /** The size without any transform. */
  readonly size: Size;
  readonly linear: Linear;
  readonly bounds: Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>;
}

/**
 * The point of the box that appears at `at`. An affine map keeps a box's center in the center of
 * its bounding rectangle. CSS's `zoom` makes that rectangle larger or smaller than `linear` does.
 */
export function pointInBox(at: Point, box: TransformedBox): Point {
  const { size, bounds } = box;
  const { a, b, c, d } = box.linear;
  const zoom = zoomOf(box);
  const x = (at.x - bounds.left - bounds.width / 2) / zoom.x;
  const y = (at.y - bounds.top - bounds.height / 2) / zoom.y;
  const determinant = a * d - b * c;
  return {
    x: (d * x - c * y) / determinant + size.width / 2,
    y: (a * y - b * x) / determinant + size.height / 2,
  };
}

/** Client px per box px, along each side of the box. See {@link Surroundings} for `rectScale`. */
export function scaleOf(box: TransformedBox, rectScale: number): Point {
  const { a, b, c, d } = box.linear;
  const zoom = zoomOf(box);
  const length = (x: number, y: number): number => rectScale * Math.hypot(x * zoom.x, y * zoom.y);
  return { x: length(a, b), y: length(c, d) };
}

function zoomOf({ size, linear: { a, b, c, d }, bounds }: TransformedBox): Point {
  return {
    x: bounds.width / (Math.abs(a) * size.width + Math.abs(c) * size.height) || 1,
    y: bounds.height / (Math.abs(b) * size.width + Math.abs(d) * size.height) || 1,
  };
}

export interface Surroundings {
  /** All transforms combined, without depth. */
  readonly linear: Linear;
  /** Client px per px of `getBoundingClientRect()`. */
  readonly rectScale: number;
}

/** Reads the transforms and `zoom` of an element and everything around it. */
export function surroundingsOf(element: Element): Surroundings {
  // Browsers without `currentCSSZoom` (WebKitGTK 2.50, for one) return rectangles in zoomed px.
  const hasZoomedRects = !('currentCSSZoom' in element);
  const surroundings = { linear: new DOMMatrix(), rectScale: 1 };
  // The DOM type is `Node`, but a root is either a shadow root, which has a host, or the document.
  for (
    let outer: Element | null = element;
    outer;
    outer = outer.assignedSlot ?? outer.parentElement ?? (outer.getRootNode() as Partial<ShadowRoot>).host ?? null
  ) {
    const { rotate, scale, transform, zoom, display } = getComputedStyle(outer);
    if (hasZoomedRects) surroundings.rectScale *= Number.parseFloat(zoom) || 1;
    // Nearly all elements have no transform, and inline ones ignore theirs.
    if (`${rotate}${scale}${transform}` === 'nonenonenone' || /^(inline|contents)$/.test(display)) continue;
    // A rotation about x or y does not start with a number, and is ignored.
    const [scaleX, scaleY = scaleX] = scale.split(' ').map(Number.parseFloat);
    surroundings.linear = new DOMMatrix()
      .rotateSelf(Number.parseFloat(rotate) || 0)
      .scaleSelf(scaleX || 1, scaleY || 1)
      .multiplySelf(new DOMMatrix(transform))
      .multiplySelf(surroundings.linear);
  }
  return surroundings;
}
