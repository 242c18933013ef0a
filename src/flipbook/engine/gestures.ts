// Book space: origin at the book's top left, x right, y down, CSS px before any scaling by ancestors.
import { isFinitePoint } from './crease.ts';
import { bookWidth, type Outline } from './frame.ts';
import type { Corner, Direction, Point, Size } from './shapes.ts';

/** A movement of more than this is a drag. */
export const dragThresholdPx = 5;
/** With `mobileScrollSupport`, a touch turns from a tap into a drag beyond this, sideways. */
export const touchThresholdPx = 10;
/** A swipe is over within this time. */
const swipeTimeoutMs = 250;
/**
 * The part of a portrait page, from where reading starts, in which a press turns back. page-flip's value, so that clicks do
 * the same in a book that came from there. Under a half: reading on is what most presses are for.
 */
const portraitBackShare = 0.4;
/** The side of a corner's hot zone, a square, as a part of the page's diagonal. */
const hotZoneShare = 1 / 5;

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

/** A press that has become a movement. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly durationMs: number;
}

/**
 * The direction that a swipe turns, or `null` when the stroke is not one: farther sideways than `swipeDistance`, less
 * than twice that up or down, within 250 ms.
 */
export function swipeDirection(stroke: Stroke, swipeDistance: number, rightToLeft: boolean): Direction | null {
  const dx = stroke.to.x - stroke.from.x;
  const dy = stroke.to.y - stroke.from.y;
  const isSwipe =
    Math.abs(dx) > swipeDistance && Math.abs(dy) < swipeDistance * 2 && stroke.durationMs < swipeTimeoutMs;
  if (!isSwipe) return null;
  return dx < 0 !== rightToLeft ? 'forward' : 'back';
}
