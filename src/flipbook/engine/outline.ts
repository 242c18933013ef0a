// Book space: origin at the book's top left, x right, y down, CSS px before any scaling by ancestors.
import { isFinitePoint } from './crease.ts';
import type { Settings } from './settings.ts';
import type { Corner, Direction, Orientation, Point, Size } from './shapes.ts';

/**
 * The part of a portrait page, from where reading starts, in which a press turns back. page-flip's value, so that clicks do
 * the same in a book that came from there. Under a half: reading on is what most presses are for.
 */
const portraitBackShare = 0.4;
/** The side of a corner's hot zone, a square, as a part of the page's diagonal. */
const hotZoneShare = 1 / 5;

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

/** Where the page space of a side that turns lies in the book (see `crease.ts`). */
export interface PageSpace {
  /** The spine, from the book's left edge. */
  readonly spineX: number;
  /** 1 when the page lies to the right of the spine, -1 when to the left. */
  readonly outward: 1 | -1;
}

/** The page space in which a turn in that direction happens. */
export function pageSpaceOf(direction: Direction, outline: Outline): PageSpace {
  const isAlone = outline.orientation === 'portrait';
  const onRight = (isAlone || direction === 'forward') !== outline.rightToLeft;
  return { spineX: isAlone && onRight ? 0 : outline.page.width, outward: onRight ? 1 : -1 };
}

/** From book space to the page space in which a turn in that direction happens. */
export function toPageSpace(at: Point, direction: Direction, outline: Outline): Point {
  const { spineX, outward } = pageSpaceOf(direction, outline);
  // Not multiplied by -1: -0 is not data that JSON keeps.
  return { x: outward === 1 ? at.x - spineX : spineX - at.x, y: at.y };
}

/** The turn that a press aims at. */
export interface TurnIntent {
  readonly direction: Direction;
  readonly corner: Corner;
}

/** Browsers move edges to whole pixels: the first that shows the book may begin up to half of one before it. */
const snapPx = 1;

/** Whether `at` is on the book, the pixels of its edges included. A point that is not finite is not. */
function isOnBook({ x, y }: Point, outline: Outline): boolean {
  const isOn = (at: number, length: number) => at > -snapPx && at < length + snapPx;
  return isOn(x, bookWidth(outline)) && isOn(y, outline.page.height);
}

/**
 * The direction and the corner of a press at `at`, on the book or on what stands out of its pages; `null` for a point that
 * is not finite.
 */
export function intentAt(at: Point, outline: Outline): TurnIntent | null {
  if (!isFinitePoint(at)) return null;
  const width = bookWidth(outline);
  const fromStart = outline.rightToLeft ? width - at.x : at.x;
  const backWidth = outline.orientation === 'landscape' ? outline.page.width : width * portraitBackShare;
  return {
    direction: fromStart < backWidth ? 'back' : 'forward',
    corner: at.y < outline.page.height / 2 ? 'top' : 'bottom',
  };
}

/** The side of a corner's hot zone, in px. */
export function hotZonePx(page: Size): number {
  return Math.hypot(page.width, page.height) * hotZoneShare;
}

/** Whether `at` is on the book, in the hot zone of one of its four corners. */
export function isHot(at: Point, outline: Outline): boolean {
  const side = hotZonePx(outline.page);
  const fromEdge = Math.min(at.x, bookWidth(outline) - at.x);
  return isOnBook(at, outline) && fromEdge < side && Math.min(at.y, outline.page.height - at.y) < side;
}

/** The settings that decide how big a book is. All in CSS pixels, and already validated. */
export type SizeSettings = Pick<
  Settings,
  'size' | 'width' | 'height' | 'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight'
>;

/** Which pages lie open together: as many as have room, one, or two. */
export type PageLayout = 'auto' | 'single' | 'spread';

/** The orientation of a book whatever room it has; `undefined` where that decides. */
export function fixedOrientation(
  usePortrait: boolean,
  layout: PageLayout = usePortrait ? 'auto' : 'spread',
): Orientation | undefined {
  if (layout === 'auto') return undefined;
  return layout === 'single' ? 'portrait' : 'landscape';
}

/** How a book lies in its container. */
export interface Layout {
  readonly orientation: Orientation;
  readonly page: Size;
}

/**
 * The orientation and the size of a page in the available space.
 *
 * Fixed: the page is as given; portrait when two do not fit side by side. Stretch: portrait when there is no space for two
 * pages of `minWidth`; the page then takes all the width (or half of it), at most `maxWidth`, and keeps the ratio of the
 * given size; where that is higher than the space or than `maxHeight`, height rules. Space smaller than a page of
 * `minWidth` by `minHeight` counts as large enough for it: the book then sticks out.
 *
 * @param space - the container's inner size; a height of 0 or less means that the container grows with the book
 * @param fixed - the orientation, where the room does not decide it
 */
export function layoutIn(space: Size, settings: SizeSettings, fixed?: Orientation): Layout {
  const { size, width, height, minWidth, maxWidth, minHeight, maxHeight } = settings;
  // Fixed pages are as wide at the least as they are: both limits equal the given width.
  const orientation = fixed ?? (space.width < minWidth * 2 ? 'portrait' : 'landscape');
  if (size === 'fixed') return { orientation, page: { width, height } };
  const ratio = height / width;
  const share = orientation === 'portrait' ? space.width : space.width / 2;
  const widest = Math.max(minWidth, Math.min(share, maxWidth));
  const highest = Math.max(minHeight, Math.min(space.height > 0 ? space.height : maxHeight, maxHeight));
  const page = { width: Math.min(widest, highest / ratio), height: Math.min(widest * ratio, highest) };
  return { orientation, page };
}
