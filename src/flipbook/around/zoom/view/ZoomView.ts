import type { Point, Size } from '../../../engine/shapes.ts';
import { pointInBox, surroundingsOf } from '../../../view/bookSpace.ts';
import { isZoomed } from '../../../view/eventTarget.ts';
import { clamped, type Limits, type VisibleArea, withinLimits, zoomAbout } from '../zoomAbout.ts';
import { restingBounds, startOfSpread } from './startOfSpread.ts';

/** What a key, and `zoomIn()`, adds. */
const stepZoom = 0.5;
/** How long a zoom takes that no hand guides: long enough to follow, and no wait. */
const animationMs = 180;

/** What a {@link ZoomView} asks, and whom it tells. */
interface ZoomParent {
  readonly limits: () => Limits;
  /** A gesture, a key or a method has ended with another zoom. */
  readonly onZoom: (zoom: number) => void;
}

/** What hands do to the paper just now: guide its zoom, or drag it; `keeps` says that presses are not for the book. */
export interface Grip {
  readonly zooms: boolean;
  readonly drags: boolean;
  readonly preventsDefault: boolean;
}

/**
 * Shows a part of the paper, larger: writes a transform and how far the box is scrolled. As the box scrolls, what the browser
 * moves into sight (a field with the focus, a word that is found) gets there.
 */
export class ZoomView {
  readonly box: HTMLElement;
  readonly window: Window & typeof globalThis;
  readonly #paper: HTMLElement;
  readonly #parent: ZoomParent;
  #shown: VisibleArea = { zoom: 1, left: 0, top: 0 };
  #told = 1;
  #grip: Grip = { zooms: false, drags: false, preventsDefault: false };
  #animation: Animation | undefined;

  constructor(box: HTMLElement, parent: ZoomParent) {
    this.box = box;
    // DOM edge: FlipbookZoom draws it.
    this.#paper = box.firstElementChild as HTMLElement;
    this.window = box.ownerDocument.defaultView ?? globalThis.window;
    this.#parent = parent;
    // In vertical lines a box scrolls from another corner.
    box.style.writingMode = 'horizontal-tb';
  }

  get zoom(): number {
    return this.#shown.zoom;
  }

  /** Whether a hand decides the zoom just now. */
  get isHeld(): boolean {
    return this.#grip.zooms;
  }

  /** Zooms about the middle, and tells nobody. */
  set(zoom: number, isAnimated: boolean): void {
    this.zoomTo(zoom, { isAnimated });
    this.#told = this.zoom;
  }

  /** Zooms in or out by a step, or to a zoom, about a point of the window; tells. */
  request(zoom: number | 'in' | 'out', at?: Pick<MouseEvent, 'clientX' | 'clientY'>): void {
    const targetZoom = zoom === 'in' ? this.zoom + stepZoom : zoom === 'out' ? this.zoom - stepZoom : zoom;
    this.zoomTo(targetZoom, at && { from: this.pointAt(at) });
    this.notify();
  }

  /** Where a point of the window is in the box, whatever transforms around it do. */
  pointAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
    const { box } = this;
    const { linear, rectScale } = surroundingsOf(box);
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const at = { x: clientX / rectScale, y: clientY / rectScale };
    const { x, y } = pointInBox(at, { size, linear, bounds: box.getBoundingClientRect() });
    return { x: x - box.clientLeft, y: y - box.clientTop };
  }

  /** Says what hands do. */
  grip(grip: Grip): void {
    const wasHeld = this.isHeld;
    this.#grip = grip;
    if (wasHeld && !grip.zooms) this.notify();
    this.draw();
  }

  /** Multiplies the zoom, and brings what is at one point of the box to another. */
  move(factor: number, from: Point, to: Point = from): void {
    this.#animation?.cancel();
    const zoom = withinLimits(this.zoom * factor, this.#parent.limits());
    this.#write(zoomAbout(this.#read(), { zoom, from, to, box: this.#size() }));
  }

  /** Zooms about a point of the box, its middle by default. Nobody is told. */
  zoomTo(zoom: number, { from, isAnimated = true }: { from?: Point; isAnimated?: boolean } = {}): void {
    const [before, box] = [this.#read(), this.#size()];
    const about = from ?? { x: box.width / 2, y: box.height / 2 };
    this.#animation?.cancel();
    this.#write(zoomAbout(before, { zoom: withinLimits(zoom, this.#parent.limits()), from: about, box }));
    if (isAnimated && this.zoom !== before.zoom) this.#moveFrom(before);
  }

  /** Brings the corner where a spread begins to that of the box, as near as the paper's edges let it. Nobody is told. */
  showStart(book: HTMLElement): void {
    if (this.zoom === 1) return;
    this.#animation?.cancel();
    this.draw();
    const [before, box] = [this.#shown, this.#size()];
    const { zoom } = before;
    const { left, top, width, height } = restingBounds(book);
    const middle = this.pointAt({ clientX: left + width / 2, clientY: top + height / 2 });
    const { x, y, isAtRight } = startOfSpread(book);
    const start = { x: before.left + middle.x + x * zoom, y: before.top + middle.y + y * zoom };
    this.#write(clamped({ zoom, left: start.x - (isAtRight ? box.width : 0), top: start.y }, box));
    this.#moveFrom(before);
  }

  /** Lets the paper move from where it was shown, unless less motion is wanted. */
  #moveFrom(before: VisibleArea): void {
    if (this.#matches('(prefers-reduced-motion: reduce)')) return;
    const fromLeft = `translate(${this.#shown.left - before.left}px, ${this.#shown.top - before.top}px)`;
    const transformOrigin = '0 0';
    // Both from the left edge: where the box is scrolled from its right one, the paper lies beyond it.
    const beyond = this.#beyond();
    this.#animation = this.#paper.animate(
      [
        { transformOrigin, transform: `translateX(${-beyond}px) ${fromLeft} scale(${before.zoom})` },
        { transformOrigin, transform: `translateX(${-beyond}px) translate(0, 0) scale(${this.zoom})` },
      ],
      { duration: animationMs, easing: 'ease-out' },
    );
    this.#animation.onfinish = () => this.#style();
    // Only what can scroll takes where it is scrolled to: once more, now that it moves.
    this.#write(this.#shown);
  }

  /** Tells of the zoom, if it is another. */
  notify(): void {
    if (this.zoom === this.#told) return;
    this.#told = this.zoom;
    this.#parent.onZoom(this.zoom);
  }

  /** Draws what is shown once more: the window has changed. */
  draw(): void {
    this.#write(this.#read());
  }

  /** What is shown: where the browser has scrolled the box since, that counts. */
  #read(): VisibleArea {
    const [left, top] = [this.box.scrollLeft + this.#beyond(), this.box.scrollTop];
    const { zoom, left: x, top: y } = this.#shown;
    // The browser keeps whole px: while they are the same, the fractions are kept here, or a slow gesture would drift.
    const isScrolled = Math.abs(left - x) > 1 || Math.abs(top - y) > 1;
    return isScrolled && this.box.style.overflow ? { zoom, left, top } : this.#shown;
  }

  #write(visibleArea: VisibleArea): void {
    this.#shown = visibleArea;
    const { style } = this.#paper;
    const { willChange } = style;
    this.#style();
    if (willChange && !style.willChange) {
      // WebKit goes on showing the layer that is no more, with its soft text, until the paper is laid out another way.
      style.transform = '';
      this.#paper.getBoundingClientRect();
    }
    style.transform = visibleArea.zoom === 1 || this.#matches('print') ? '' : `scale(${visibleArea.zoom})`;
    this.box.scrollLeft = visibleArea.left - this.#beyond();
    this.box.scrollTop = visibleArea.top;
  }

  /** All that goes with the zoom and the gesture. At rest nothing is a layer of its own: text is drawn anew, and sharp. */
  #style(): void {
    const { zooms, drags, preventsDefault } = this.#grip;
    const isZoomedIn = this.zoom > 1 && !this.#matches('print');
    const { style } = this.box;
    style.overflow = isZoomedIn || this.#animation?.playState === 'running' ? 'auto' : '';
    style.scrollbarWidth = 'none';
    style.touchAction = isZoomed(this.window) ? 'auto' : isZoomedIn ? 'none' : 'pan-x pan-y';
    style.cursor = isZoomedIn ? (drags ? 'grabbing' : 'grab') : '';
    this.#paper.style.transformOrigin = this.#isFromRight() ? '100% 0' : '0 0';
    this.#paper.style.willChange = zooms || (isZoomedIn && drags) ? 'transform' : '';
    this.box.toggleAttribute('data-zoomed-in', isZoomedIn);
    // The edges of pages lie between screen pixels.
    this.box.toggleAttribute('data-fractional-zoom', !Number.isInteger(this.zoom));
    // The book leaves presses alone in what has this.
    this.box.toggleAttribute('data-flip-ignore', isZoomedIn || preventsDefault);
  }

  /** How much of the paper lies beyond the left edge when the box is not scrolled, as in text from right to left. */
  #beyond(): number {
    return this.#isFromRight() ? this.#size().width * (this.zoom - 1) : 0;
  }

  #isFromRight(): boolean {
    return getComputedStyle(this.box).direction === 'rtl';
  }

  #size(): Size {
    return { width: this.box.clientWidth, height: this.box.clientHeight };
  }

  #matches(query: string): boolean {
    return this.window.matchMedia(query).matches;
  }
}
