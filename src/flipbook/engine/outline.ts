// Book space: origin at the book's top left, x right, y down, in CSS px before any transform of its
// ancestors.
import { isFinitePoint } from './crease.ts';
import type { Settings } from './settings.ts';
import type { Corner, Direction, Orientation, Point, Size } from './shapes.ts';

/**
 * In portrait, a press in this share of the page, from its start edge, turns back. It is less than
 * half because most presses mean "next". `page-flip` has the same value.
 */
const portraitBackShare = 0.4;
/** The side of a corner's hot zone, as a share of the page's diagonal. */
const hotZoneShare = 1 / 5;

export interface Outline {
  readonly page: Size;
  readonly orientation: Orientation;
  readonly rightToLeft: boolean;
}

export function bookWidth({ page, orientation }: Omit<Outline, 'rightToLeft'>): number {
  return orientation === 'landscape' ? page.width * 2 : page.width;
}

/**
 * The position of page space (see `crease.ts`) in book space: the x of its origin, and the direction
 * of its x axis.
 */
export interface PageSpace {
  readonly spineX: number;
  /** 1 when the page is to the right of the spine, -1 when to the left. */
  readonly outward: 1 | -1;
}

export function pageSpaceOf(direction: Direction, outline: Outline): PageSpace {
  const isAlone = outline.orientation === 'portrait';
  const isOnRight = (isAlone || direction === 'forward') !== outline.rightToLeft;
  return { spineX: isAlone && isOnRight ? 0 : outline.page.width, outward: isOnRight ? 1 : -1 };
}

export function toPageSpace(at: Point, direction: Direction, outline: Outline): Point {
  const { spineX, outward } = pageSpaceOf(direction, outline);
  // Multiplying by -1 could yield -0, which JSON does not keep.
  return { x: outward === 1 ? at.x - spineX : spineX - at.x, y: at.y };
}

export interface TurnIntent {
  readonly direction: Direction;
  readonly corner: Corner;
}

/**
 * Browsers snap edges to whole pixels, so a press on the visible edge may be up to half a pixel
 * outside the book. Accept 1 px.
 */
const snapPx = 1;

/** Includes points less than a pixel outside the book; false for a point that is not finite. */
function isOnBook({ x, y }: Point, outline: Outline): boolean {
  const isOn = (at: number, length: number) => at > -snapPx && at < length + snapPx;
  return isOn(x, bookWidth(outline)) && isOn(y, outline.page.height);
}

/** The turn that a press may begin. `null` for a point that is not finite. */
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

export function hotZonePx(page: Size): number {
  return Math.hypot(page.width, page.height) * hotZoneShare;
}

export function isInHotZone(at: Point, outline: Outline): boolean {
  const side = hotZonePx(outline.page);
  const fromEdge = Math.min(at.x, bookWidth(outline) - at.x);
  return isOnBook(at, outline) && fromEdge < side && Math.min(at.y, outline.page.height - at.y) < side;
}

/** How many pages are open: as many as fit, one, or two. */
export type PageLayout = 'auto' | 'single' | 'spread';

/** The orientation that the settings fix; `undefined` when the space decides. */
export function fixedOrientation(
  usePortrait: boolean,
  layout: PageLayout = usePortrait ? 'auto' : 'spread',
): Orientation | undefined {
  if (layout === 'auto') return undefined;
  return layout === 'single' ? 'portrait' : 'landscape';
}

/**
 * Returns the orientation and page size for a space. The book is portrait if two pages of
 * `minWidth` do not fit side by side. A `fixed` page keeps its size. A `stretch` page fills the
 * width (half of it in landscape) within its limits, keeps its aspect ratio, and shrinks if it is
 * too tall. The book overflows if a page of `minWidth` by `minHeight` does not fit.
 * @param space - the container's inner size; a height of 0 or less means that the container has no
 * fixed height
 */
export function layoutIn(space: Size, settings: Settings, fixed?: Orientation): Omit<Outline, 'rightToLeft'> {
  const { size, width, height, minWidth, maxWidth, minHeight, maxHeight } = settings;
  // The `minWidth` of a fixed page is its width.
  const orientation = fixed ?? (space.width < minWidth * 2 ? 'portrait' : 'landscape');
  if (size === 'fixed') return { orientation, page: { width, height } };
  const ratio = height / width;
  const availableWidth = orientation === 'portrait' ? space.width : space.width / 2;
  const widthLimit = Math.max(minWidth, Math.min(availableWidth, maxWidth));
  const heightLimit = Math.max(minHeight, Math.min(space.height > 0 ? space.height : maxHeight, maxHeight));
  const page = { width: Math.min(widthLimit, heightLimit / ratio), height: Math.min(widthLimit * ratio, heightLimit) };
  return { orientation, page };
}
