import type { Point, Size } from '../../../engine/shapes.ts';
import { pointInBox, surroundingsOf } from '../../../view/bookSpace.ts';
import { isZoomed } from '../../../view/eventTarget.ts';
import { clampArea, type Limits, showOnly, type VisibleArea, withinLimits, zoomAbout } from '../zoomAbout.ts';

/** The step of a key and of `zoomIn()`. */
const stepZoom = 0.5;
/** The duration of an animated movement: long enough to follow, too short to wait for. */
const animationMs = 180;

interface ZoomParent {
  readonly limits: () => Limits;
  readonly onZoom: (zoom: number) => void;
}

/** The running gesture. With `blocksTurns`, the flipbook ignores presses in the box. */
export interface GestureState {
  readonly isZooming: boolean;
  readonly isDragging: boolean;
  readonly blocksTurns: boolean;
}

/**
 * Zooms the content with a transform, and pans it with the scroll position of the box, so that the
 * browser can scroll to focused or found content.
 */
export class ZoomView {
  readonly box: HTMLElement;
  readonly #content: HTMLElement;
  readonly #parent: ZoomParent;
  #visibleArea: VisibleArea = { zoom: 1, left: 0, top: 0 };
  #reportedZoom = 1;
  #gesture: GestureState = { isZooming: false, isDragging: false, blocksTurns: false };
  #animation: Animation | undefined;

  constructor(box: HTMLElement, parent: ZoomParent) {
    this.box = box;
    // The DOM type is wider: FlipbookZoom always renders one HTML element in the box.
    this.#content = box.firstElementChild as HTMLElement;
    this.#parent = parent;
    // In vertical writing modes, scroll positions would start at another corner.
    box.style.writingMode = 'horizontal-tb';
  }

  get zoom(): number {
    return this.#visibleArea.zoom;
  }

  get isZooming(): boolean {
    return this.#gesture.isZooming;
  }

  /** Zooms without a callback. */
  set(zoom: number, isAnimated: boolean): void {
    this.zoomTo(zoom, { isAnimated });
    this.#reportedZoom = this.zoom;
  }

  /** Zooms by a step or to a value, about a point of the window, and calls back. */
  request(zoom: number | 'in' | 'out', at?: Pick<MouseEvent, 'clientX' | 'clientY'>): void {
    const targetZoom = zoom === 'in' ? this.zoom + stepZoom : zoom === 'out' ? this.zoom - stepZoom : zoom;
    this.zoomTo(targetZoom, at && { from: this.pointAt(at) });
    this.notify();
  }

  /** Converts client coordinates to box space, whatever transforms the ancestors have. */
  pointAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
    const { box } = this;
    const { linear, rectScale } = surroundingsOf(box);
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const at = { x: clientX / rectScale, y: clientY / rectScale };
    const { x, y } = pointInBox(at, { size, linear, bounds: box.getBoundingClientRect() });
    return { x: x - box.clientLeft, y: y - box.clientTop };
  }

  setGesture(gesture: GestureState): void {
    const wasZooming = this.isZooming;
    this.#gesture = gesture;
    if (wasZooming && !gesture.isZooming) this.notify();
    this.draw();
  }

  move(factor: number, from: Point, to: Point = from): void {
    this.#animation?.cancel();
    const zoom = withinLimits(this.zoom * factor, this.#parent.limits());
    this.#write(zoomAbout(this.#read(), { zoom, from, to, box: this.#size() }));
  }

  /** Zooms about a point of the box (by default its center, or a closed cover), without a callback. */
  zoomTo(zoom: number, { from, isAnimated = true }: { from?: Point; isAnimated?: boolean } = {}): void {
    const [before, box] = [this.#read(), this.#size()];
    const center = { x: box.width / 2, y: box.height / 2 };
    this.#animation?.cancel();
    // The canceled animation no longer moves the content: write its position before measuring.
    this.#write(before);
    const cover = from ? null : this.#closedCover();
    // The first zoom is centered on the closed cover.
    const isUnzoomedCover = cover !== null && before.zoom === 1;
    const anchor = isUnzoomedCover ? { ...center, x: cover.left + cover.width / 2 } : center;
    const targetZoom = withinLimits(zoom, this.#parent.limits());
    const zoomedArea = zoomAbout(before, { zoom: targetZoom, from: from ?? anchor, to: from ?? center, box });
    this.#write(cover ? showOnly(zoomedArea, cover, box) : zoomedArea);
    if (isAnimated && this.zoom !== before.zoom) this.#animateFrom(before);
  }

  /** Scrolls to the start of the open spread, as far as the content's edges allow, without a callback. */
  showStart(book: HTMLElement): void {
    if (this.zoom === 1) return;
    this.#animation?.cancel();
    this.draw();
    const [before, box] = [this.#visibleArea, this.#size()];
    const { zoom } = before;
    const { left, top, width, height } = restingBounds(book);
    const middle = this.pointAt({ clientX: left + width / 2, clientY: top + height / 2 });
    const { x, y, isAtRight } = startOfSpread(book);
    const start = { x: before.left + middle.x + x * zoom, y: before.top + middle.y + y * zoom };
    this.#write(clampArea({ zoom, left: start.x - (isAtRight ? box.width : 0), top: start.y }, box));
    this.#animateFrom(before);
  }

  /** The page of a closed landscape book, in px of the content at zoom 1. The other half is empty. */
  #closedCover(): { left: number; width: number } | null {
    const book = this.box.querySelector<HTMLElement>('[data-flipbook][data-orientation=landscape] > [data-part=book]');
    const alone = book?.parentElement?.dataset.alone;
    if (!book || !alone) return null;
    const { left, top, width, height } = restingBounds(book);
    const middle = this.pointAt({ clientX: left + width / 2, clientY: top + height / 2 });
    const spine = (this.#visibleArea.left + middle.x) / this.zoom;
    const pageWidth = sizeOf(book).width / 2;
    return { left: spine - (alone === 'left' ? pageWidth : 0), width: pageWidth };
  }

  #animateFrom(before: VisibleArea): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const offset = `translate(${this.#visibleArea.left - before.left}px, ${this.#visibleArea.top - before.top}px)`;
    const transformOrigin = '0 0';
    // Keyframes scale from the content's left edge. In right-to-left text, it is left of the box.
    const overflowLeft = this.#overflowLeft();
    this.#animation = this.#content.animate(
      [
        { transformOrigin, transform: `translateX(${-overflowLeft}px) ${offset} scale(${before.zoom})` },
        { transformOrigin, transform: `translateX(${-overflowLeft}px) translate(0, 0) scale(${this.zoom})` },
      ],
      { duration: animationMs, easing: 'ease-out' },
    );
    this.#animation.onfinish = () => this.#writeStyles();
    // The overflow limits scroll positions, and the animation changes it: write them again.
    this.#write(this.#visibleArea);
  }

  notify(): void {
    if (this.zoom === this.#reportedZoom) return;
    this.#reportedZoom = this.zoom;
    this.#parent.onZoom(this.zoom);
  }

  draw(): void {
    this.#write(this.#read());
  }

  /** The visible area, including scrolling by the browser since the last write. */
  #read(): VisibleArea {
    const [left, top] = [this.box.scrollLeft + this.#overflowLeft(), this.box.scrollTop];
    const { zoom, left: x, top: y } = this.#visibleArea;
    // Browsers round scroll positions. Keep the fractions, so that a slow gesture does not drift.
    const isScrolled = Math.abs(left - x) > 1 || Math.abs(top - y) > 1;
    return isScrolled && this.box.style.overflow ? { zoom, left, top } : this.#visibleArea;
  }

  #write(visibleArea: VisibleArea): void {
    this.#visibleArea = visibleArea;
    const { style } = this.#content;
    const { willChange } = style;
    this.#writeStyles();
    if (willChange && !style.willChange) {
      // WebKit keeps showing the removed layer, with blurred text, until the next layout.
      style.transform = '';
      this.#content.getBoundingClientRect();
    }
    style.transform = visibleArea.zoom === 1 || matchMedia('print').matches ? '' : `scale(${visibleArea.zoom})`;
    this.box.scrollLeft = visibleArea.left - this.#overflowLeft();
    this.box.scrollTop = visibleArea.top;
  }

  /**
   * Writes the styles of the current state. At rest nothing has its own layer, so the browser
   * renders text again, sharp.
   */
  #writeStyles(): void {
    const { isZooming, isDragging, blocksTurns } = this.#gesture;
    const isZoomedIn = this.zoom > 1 && !matchMedia('print').matches;
    const { style } = this.box;
    style.overflow = isZoomedIn || this.#animation?.playState === 'running' ? 'auto' : '';
    style.scrollbarWidth = 'none';
    style.touchAction = isZoomed() ? 'auto' : isZoomedIn ? 'none' : 'pan-x pan-y';
    style.cursor = isZoomedIn ? (isDragging ? 'grabbing' : 'grab') : '';
    this.#content.style.transformOrigin = this.#isRightToLeft() ? '100% 0' : '0 0';
    this.#content.style.willChange = isZooming || (isZoomedIn && isDragging) ? 'transform' : '';
    this.box.toggleAttribute('data-zoomed-in', isZoomedIn);
    // The edges of pages lie between device pixels.
    this.box.toggleAttribute('data-fractional-zoom', !Number.isInteger(this.zoom));
    // The flipbook ignores presses inside an element with this attribute.
    this.box.toggleAttribute('data-flip-ignore', isZoomedIn || blocksTurns);
  }

  /** In right-to-left text, the width of the content to the left of the box at scroll position 0. */
  #overflowLeft(): number {
    return this.#isRightToLeft() ? this.#size().width * (this.zoom - 1) : 0;
  }

  #isRightToLeft(): boolean {
    return getComputedStyle(this.box).direction === 'rtl';
  }

  #size(): Size {
    return { width: this.box.clientWidth, height: this.box.clientHeight };
  }
}

/** The corner where reading starts, relative to the center of the flipbook's box, in px of the content. */
function startOfSpread(book: HTMLElement): Point & { readonly isAtRight: boolean } {
  const { orientation, alone, direction } = book.parentElement?.dataset ?? {};
  const isAtRight = direction === 'rtl';
  // Next to a single page, the other half of the box is empty.
  const isFromSpine = orientation === 'landscape' && alone === (isAtRight ? 'left' : 'right');
  const { width, height } = sizeOf(book);
  return { x: isFromSpine ? 0 : (width / 2) * (isAtRight ? 1 : -1), y: -height / 2, isAtRight };
}

/** The size of the book, including the `zoom` that fits it into a screen. */
function sizeOf(book: HTMLElement): Size {
  const zoom = Number(getComputedStyle(book).zoom) || 1;
  return { width: book.offsetWidth * zoom, height: book.offsetHeight * zoom };
}

/** The flipbook's bounds at the end of its movement to the center (when it closes) or from the center. */
function restingBounds(book: HTMLElement): DOMRect {
  const move = book
    .getAnimations()
    .find((each) => 'transitionProperty' in each && each.transitionProperty === 'translate');
  if (!move) return book.getBoundingClientRect();
  const { currentTime } = move;
  // Seek to just before the end, because a finished animation no longer applies.
  move.currentTime = Number(move.effect?.getComputedTiming().endTime) - 0.01;
  const bounds = book.getBoundingClientRect();
  move.currentTime = currentTime;
  return bounds;
}
