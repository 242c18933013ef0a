import { fixedOrientation, layoutIn } from '../engine/outline.ts';
import type { Settings } from '../engine/settings.ts';
import type { Orientation, Size } from '../engine/shapes.ts';
import type { Model, TurnBy } from '../engine/state.ts';
import type { BookProps, FrozenTurn } from './BookProps.ts';
import type { Configuration } from './configuration.ts';
import { writeState } from './elements.ts';

/** A measured book: the engine's model, and what the view needs beside it. */
export interface ViewModel extends Model, Pick<BookProps, 'keyboard'> {
  /** The `turn` prop. */
  readonly frozen: FrozenTurn | undefined;
  /** Every run is at its end at once. */
  readonly isStill: boolean;
  /** The orientation, where the room does not decide it. */
  readonly fixed: Orientation | undefined;
}

/** By what a book is turned: by all that is not switched off. */
function waysOn({ click, drag, swipe }: TurnBy = {}): Model['turnBy'] {
  return { click: click !== false, drag: drag !== false, swipe: swipe !== false };
}

/** The space for a book within its element, in CSS pixels before any scaling by ancestors, with fractions. */
interface AvailableSpace extends Size {
  /** What padding and border take of the element's width. */
  readonly insetWidth: number;
}

/** jsdom, in which apps are tested, lacks these. */
type LayoutGlobals = Pick<typeof globalThis, 'matchMedia' | 'ResizeObserver' | 'KeyframeEffect' | 'DOMMatrix'>;
type BookWindow = Window & Partial<LayoutGlobals>;

/** Measures a book, and writes its sizes for the style sheet. */
export class BookSizes {
  readonly #root: HTMLElement;
  readonly #box: HTMLElement;
  readonly #window: BookWindow;
  readonly #reducedMotion: Partial<MediaQueryList> | undefined;
  #space: AvailableSpace | null;

  /** @param box - as large as the space for the pages */
  constructor(root: HTMLElement, box: HTMLElement, configuration: Configuration) {
    this.#root = root;
    this.#box = box;
    this.#window = root.ownerDocument.defaultView ?? globalThis.window;
    this.#reducedMotion = this.#window.matchMedia?.('(prefers-reduced-motion: reduce)');
    // What the settings allow comes first: the space may be the least of it.
    writeSizes(root, measure(null, configuration, false), availableSpaceIn(root, box)?.insetWidth ?? 0);
    this.#space = availableSpaceIn(root, box);
  }

  /** Calls back when the space has changed, and when motion begins or ceases to be wanted, until `signal` aborts. */
  watch(signal: AbortSignal, onSpace: () => void, onMotion: () => void): void {
    this.#reducedMotion?.addEventListener?.('change', onMotion, { signal });
    this.#root.ownerDocument.addEventListener('visibilitychange', onMotion, { signal });
    const { ResizeObserver } = this.#window;
    const observer = ResizeObserver && new ResizeObserver(onSpace);
    observer?.observe(this.#box);
    signal.addEventListener('abort', () => observer?.disconnect());
  }

  /** Measures the available space again. */
  measureSpace(): void {
    // Without a box there is nothing to measure: in a closed tab, a book stays as it is.
    this.#space = availableSpaceIn(this.#root, this.#box) ?? this.#space;
  }

  /** The book in the space that was measured last. */
  measure(configuration: Configuration): ViewModel {
    // A hidden document shows no motion, and has no frames to move in.
    const { KeyframeEffect, DOMMatrix } = this.#window;
    const isStill = this.#reducedMotion?.matches || this.#root.ownerDocument.hidden || !KeyframeEffect;
    const model = measure(this.#space, configuration, isStill);
    // Without a layout, a pointer is nowhere.
    return DOMMatrix ? model : { ...model, useMouseEvents: false };
  }

  write(model: ViewModel): void {
    writeSizes(this.#root, model, this.#space?.insetWidth ?? 0);
  }
}

/**
 * The space inside `root`: that of `ruler`, a box in it. `null` while that has none: in a closed tab or dialogue, say, on
 * paper, and where no script runs.
 */
function availableSpaceIn(root: HTMLElement, ruler: HTMLElement): AvailableSpace | null {
  if (ruler.offsetWidth === 0) return null;
  const { width, height } = getComputedStyle(ruler);
  const inner = Number.parseFloat(width);
  return {
    width: inner,
    height: Number.parseFloat(height),
    insetWidth: Number.parseFloat(getComputedStyle(root).width) - inner,
  };
}

/**
 * Writes the lengths of a measured book for the style sheet. From script, not as an attribute of the page that a server
 * sends: a strict content security policy refuses those.
 *
 * @param insetWidth - what padding and border take of the element's width
 */
function writeSizes(root: HTMLElement, model: ViewModel, insetWidth: number): void {
  const { orientation, page, width, autoSize, fixed, minWidth, maxWidth, minHeight, startZIndex } = model;
  const most = fixed === 'portrait' ? 1 : 2;
  writeState(root, 'orientation', orientation);
  const lengths = {
    'page-width': `${page.width}px`,
    'page-height': `${page.height}px`,
    'least-width': `${minWidth * (fixed === 'landscape' ? 2 : 1) + insetWidth}px`,
    'most-width': autoSize ? `${maxWidth * most + insetWidth}px` : 'initial',
    'preferred-width': `${width * most}px`,
    'least-height': `${minHeight}px`,
    'start-z-index': String(startZIndex),
  };
  // A value that is there already is not written: browsers see to that.
  for (const [name, value] of Object.entries(lengths)) root.style.setProperty(`--${name}`, value);
}

/**
 * The book in the available space; when that is `null`, not to be seen, the book is as wide as it can be used.
 *
 * @param isStill - whether the user wants no motion, or sees none
 */
function measure(
  space: Size | null,
  { settings, pages, densityOf, props }: Configuration,
  isStill: boolean,
): ViewModel {
  const { turn, dragFrom, turnBy, landEachTurn, keyboard, direction, layout } = props;
  const fixed = fixedOrientation(settings.usePortrait, layout);
  const { width, height } = space ?? { width: settings.width * 2, height: 0 };
  return {
    ...settings,
    ...layoutIn({ width, height: settings.autoSize ? 0 : height }, settings, fixed),
    fixed,
    pageCount: pages.length,
    densities: pages.flatMap(({ density }) => density ?? []),
    densityOf,
    rightToLeft: direction === 'rtl',
    frozen: turn,
    dragFrom,
    turnBy: waysOn(turnBy),
    landEachTurn,
    keyboard: turnBy?.keys ?? keyboard,
    isStill,
  };
}

/** What must stay the same for a movement to go on. */
export function shapeOf({ orientation, page, rightToLeft, showCover, densities, frozen }: ViewModel): string {
  return JSON.stringify([orientation, page, rightToLeft, showCover, densities, frozen]);
}

/** What the style sheet reads of the settings, before any script and after. */
export function sizeAttributes(settings: Settings, turnBy: TurnBy | undefined) {
  const { size, width, height, minWidth, maxWidth, minHeight, maxHeight, autoSize } = settings;
  const { drag, swipe } = waysOn(turnBy);
  const usesTouch = settings.useMouseEvents && (drag || swipe);
  const stretched = size === 'stretch' && {
    'data-size': size,
    'data-least-width': minWidth,
    'data-most-width': maxWidth,
    'data-least-height': minHeight,
    'data-most-height': maxHeight,
  };
  return {
    'data-page-width': width,
    'data-page-height': height,
    ...stretched,
    'data-auto-size': autoSize ? undefined : 'off',
    'data-gestures': usesTouch ? (settings.mobileScrollSupport ? 'scroll' : 'all') : undefined,
  };
}
