// Book space: origin at the book's top left, x right, y down, CSS px before any scaling by ancestors.
import type { Direction, Orientation, Point, Size } from './shapes.ts';

/** The shape of an open book. */
export interface Outline {
  readonly page: Size;
  readonly orientation: Orientation;
  readonly rightToLeft: boolean;
}

/** Width of the book: two pages in landscape, one in portrait. */
export function bookWidth({ page, orientation }: Outline): number {
  return orientation === 'landscape' ? page.width * 2 : page.width;
}

/** Where the page space of a turning side lies in the book. */
export interface Frame {
  /** The spine, from the book's left edge. */
  readonly spineX: number;
  /** 1 when the page lies to the right of the spine, -1 when to the left. */
  readonly outward: 1 | -1;
}

/** The frame in which a turn in that direction happens. */
export function frameOf(direction: Direction, outline: Outline): Frame {
  const isAlone = outline.orientation === 'portrait';
  const onRight = (isAlone || direction === 'forward') !== outline.rightToLeft;
  return { spineX: isAlone && onRight ? 0 : outline.page.width, outward: onRight ? 1 : -1 };
}

/** From book space to the page space of the side that turns (see `crease.ts`). */
export function toPageSpace(at: Point, frame: Frame): Point {
  // Not multiplied by -1: -0 is not data that JSON keeps.
  return { x: frame.outward === 1 ? at.x - frame.spineX : frame.spineX - at.x, y: at.y };
}
