// Client space: CSS px of the viewport, as events and `getBoundingClientRect()` have them. Book space: see `engine/outline.ts`.
import type { Point, Size } from '../engine/shapes.ts';

/** What a map of the plane does to directions and lengths: the first four values of CSS's `matrix()`. */
export type Linear = Pick<DOMMatrixReadOnly, 'a' | 'b' | 'c' | 'd'>;

/** A box that transforms and `zoom` draw elsewhere, in another size or rotated. */
export interface DrawnBox {
  /** Without any transform. */
  readonly size: Size;
  /** What all its transforms do together. */
  readonly linear: Linear;
  /** The rectangle around it in client space. */
  readonly bounds: Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>;
}

/**
 * The point of a box, from its top left, that is drawn at a place of the client space.
 *
 * Every map that keeps lines straight and parallel leaves a box's centre in the centre of the rectangle around it. Where
 * that rectangle has another size than `linear` makes of the box, the rest is scale: CSS's `zoom`.
 */
export function pointInBox(at: Point, box: DrawnBox): Point {
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

/** How many px of the client space one px of a box is, along each of its sides. See {@link Surroundings} for `rectScale`. */
export function scaleOf(box: DrawnBox, rectScale: number): Point {
  const { a, b, c, d } = box.linear;
  const zoom = zoomOf(box);
  const length = (x: number, y: number): number => rectScale * Math.hypot(x * zoom.x, y * zoom.y);
  return { x: length(a, b), y: length(c, d) };
}

function zoomOf({ size, linear: { a, b, c, d }, bounds }: DrawnBox): Point {
  return {
    x: bounds.width / (Math.abs(a) * size.width + Math.abs(c) * size.height) || 1,
    y: bounds.height / (Math.abs(b) * size.width + Math.abs(d) * size.height) || 1,
  };
}

/** What all that an element lies in does to where it is drawn. */
export interface Surroundings {
  /** What all transforms do together. Depth is left out. */
  readonly linear: Linear;
  /** How many px of the client space one px of `getBoundingClientRect()` is. */
  readonly rectScale: number;
}

/** The surroundings of an element, its own transforms and `zoom` among them. */
export function surroundingsOf(element: Element): Surroundings {
  // Browsers without `currentCSSZoom` (WebKitGTK 2.50, for one) give rectangles in zoomed px.
  const hasZoomedRects = !('currentCSSZoom' in element);
  const around = { linear: new DOMMatrix(), rectScale: 1 };
  // DOM edge: at the top of a shadow tree is its host; a root without one is the document.
  for (
    let outer: Element | null = element;
    outer;
    outer = outer.assignedSlot ?? outer.parentElement ?? (outer.getRootNode() as Partial<ShadowRoot>).host ?? null
  ) {
    const { rotate, scale, transform, zoom, display } = getComputedStyle(outer);
    if (hasZoomedRects) around.rectScale *= Number.parseFloat(zoom) || 1;
    // Nearly all elements have none, and on some it has no effect.
    if (`${rotate}${scale}${transform}` === 'nonenonenone' || /^(inline|contents)$/.test(display)) continue;
    // Rotated about x or y, an angle does not come first: that is no number, and left out.
    const [scaleX, scaleY = scaleX] = scale.split(' ').map(Number.parseFloat);
    around.linear = new DOMMatrix()
      .rotateSelf(Number.parseFloat(rotate) || 0)
      .scaleSelf(scaleX || 1, scaleY || 1)
      .multiplySelf(new DOMMatrix(transform))
      .multiplySelf(around.linear);
  }
  return around;
}
