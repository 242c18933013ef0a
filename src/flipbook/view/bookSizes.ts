import { bookWidth, fixedOrientation, layoutIn } from '../engine/outline.ts';
import type { Settings } from '../engine/settings.ts';
import type { Orientation, Size } from '../engine/shapes.ts';
import type { Model, TurnBy } from '../engine/state.ts';
import { validProps } from '../validProps.ts';
import type { FrozenTurn } from './BookProps.ts';
import type { Configuration } from './configuration.ts';
import { bookElements, writeState } from './elements.ts';

/** The engine's model, plus the values that only the view needs. */
export interface ViewModel extends Model {
  readonly frozen: FrozenTurn | undefined;
  /** Whether every run ends at once. */
  readonly isStill: boolean;
  readonly fixed: Orientation | undefined;
  /** Whether keys turn pages. */
  readonly keys: boolean;
  /** The factor by which pages of a fixed size grow or shrink to fill a screen. */
  readonly screenZoom: number;
}

/** Whether keys turn pages. The flipbook then is a Tab stop. */
export const turnsByKeys = (turnBy: TurnBy = {}): boolean => Boolean(validProps(turnBy).keys ?? true);

function enabledGestures(turnBy: TurnBy = {}): Model['turnBy'] {
  const { click = true, drag = true, swipe = true, flick = false } = validProps(turnBy);
  return { click, drag, swipe, flick };
}

/** The space for the book, in CSS px before any scaling, with fractions. */
interface AvailableSpace extends Size {
  /** The element's horizontal padding and border, in px. */
  readonly insetWidth: number;
  /** Whether this is the part of a full screen that is left for the pages. */
  readonly isScreen: boolean;
}

/** jsdom, in which apps run their tests, lacks these. */
type LayoutGlobals = Pick<typeof globalThis, 'matchMedia' | 'ResizeObserver' | 'KeyframeEffect' | 'DOMMatrix'>;

/**
 * Measures a book, and writes its sizes for the style sheet.
 * @param ruler - an element as large as the space for the pages
 */
export function createBookSizes(root: HTMLElement, ruler: HTMLElement, configuration: Configuration) {
  const { matchMedia, ResizeObserver, KeyframeEffect, DOMMatrix }: Partial<LayoutGlobals> = window;
  const reducedMotion: Partial<MediaQueryList> | undefined = matchMedia?.('(prefers-reduced-motion: reduce)');
  // Write the min and max sizes before measuring; the container may shrink to the minimum.
  writeSizes(root, measure(null, configuration, false), availableSpaceIn(root, ruler)?.insetWidth ?? 0);
  let space = availableSpaceIn(root, ruler);
  return {
    watch(signal: AbortSignal, onSpace: () => void, onMotion: () => void): void {
      reducedMotion?.addEventListener?.('change', onMotion, { signal });
      document.addEventListener('visibilitychange', onMotion, { signal });
      const observer = ResizeObserver && new ResizeObserver(onSpace);
      observer?.observe(ruler);
      signal.addEventListener('abort', () => observer?.disconnect());
    },
    measureSpace(): void {
      // A book that cannot be measured, as in a hidden tab panel, keeps its sizes.
      space = availableSpaceIn(root, ruler) ?? space;
    },
    measure(latest: Configuration): ViewModel {
      // A hidden document shows no motion and has no frames.
      const isStill = reducedMotion?.matches || document.hidden || !KeyframeEffect;
      const model = measure(space, latest, isStill);
      // Without a layout, pointers have no position.
      return DOMMatrix ? model : { ...model, useMouseEvents: false };
    },
    write(model: ViewModel): void {
      writeSizes(root, model, space?.insetWidth ?? 0);
    },
  };
}

/** Measures the space; `null` in a hidden tab panel or closed dialog, and on paper. */
function availableSpaceIn(root: HTMLElement, ruler: HTMLElement): AvailableSpace | null {
  if (ruler.offsetWidth === 0) return null;
  const { width, height } = getComputedStyle(ruler);
  const inner = Number.parseFloat(width);
  const isScreen = root.matches(':fullscreen,[data-fits-screen]');
  const screen = isScreen && !root.dataset.autoSize && root.closest(':fullscreen,[data-fills]');
  return {
    width: inner,
    height: Number.parseFloat(height) - (screen ? heightBesidePages(screen, root) : 0),
    insetWidth: Number.parseFloat(getComputedStyle(root).width) - inner,
    isScreen,
  };
}

/** The height of everything that fills the screen together with the pages, such as a toolbar and padding. */
function heightBesidePages(screen: Element, root: HTMLElement): number {
  const { book, ruler } = bookElements(root);
  const bounds = [...screen.children]
    .filter((child) => child !== ruler && !/absolute|fixed/.test(getComputedStyle(child).position))
    .map((child) => child.getBoundingClientRect());
  const { paddingTop, paddingBottom } = getComputedStyle(screen);
  return (
    Math.max(...bounds.map(({ bottom }) => bottom)) -
    Math.min(...bounds.map(({ top }) => top)) -
    book.getBoundingClientRect().height +
    Number.parseFloat(paddingTop) +
    Number.parseFloat(paddingBottom)
  );
}

/** Writes sizes by script, because a strict content security policy refuses style attributes in HTML. */
function writeSizes(root: HTMLElement, model: ViewModel, insetWidth: number): void {
  const { orientation, page, width, autoSize, fixed, minWidth, maxWidth, minHeight, startZIndex, screenZoom } = model;
  const { drawShadow, maxShadowOpacity } = model;
  const maxPages = fixed === 'portrait' ? 1 : 2;
  writeState(root, 'orientation', orientation);
  const properties = {
    'page-width': `${page.width}px`,
    'page-height': `${page.height}px`,
    'book-min-width': `${minWidth * (fixed === 'landscape' ? 2 : 1) + insetWidth}px`,
    'book-max-width': autoSize ? `${maxWidth * maxPages + insetWidth}px` : 'initial',
    'preferred-width': `${width * maxPages}px`,
    'book-min-height': `${minHeight}px`,
    'start-z-index': String(startZIndex),
    'screen-zoom': String(screenZoom),
    shadow: String(drawShadow ? maxShadowOpacity : 0),
  };
  // Browsers skip a value that has not changed.
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(`--${name}`, value);
}

/** Computes the model from the space. An invisible book gets space for two pages. */
function measure(
  space: AvailableSpace | null,
  { settings, pages, densityOf, props, renderAll }: Configuration,
  isStill: boolean,
): ViewModel {
  const { turn, dragFrom, turnBy, isDropIn, direction } = props;
  const { riffle = !isDropIn } = props;
  const fixed = fixedOrientation(settings.usePortrait, props.layout);
  const { width, height, isScreen } = space ?? { width: settings.width * 2, height: 0, isScreen: false };
  const layout = layoutIn({ width, height: settings.autoSize && !isScreen ? 0 : height }, settings, fixed);
  const isScaled = isScreen && settings.size === 'fixed' && height > 0;
  return {
    ...settings,
    ...layout,
    fixed,
    screenZoom: isScaled ? Math.min(width / bookWidth(layout), height / layout.page.height) : 1,
    pageCount: pages.length,
    densities: pages.flatMap(({ density }) => density ?? []),
    densityOf,
    rightToLeft: direction === 'rtl',
    frozen: turn,
    dragFrom,
    turnBy: enabledGestures(turnBy),
    isDropIn,
    keys: turnsByKeys(turnBy),
    isStill,
    // A book that renders pages on demand has only the leaves near both ends of a jump.
    riffle: riffle && !isStill && (renderAll ? 'near' : 'all'),
  };
}

/** When one of these values changes, the book is laid out again. */
export function shapeOf({ orientation, page, rightToLeft, showCover, densities, frozen }: ViewModel): string {
  return JSON.stringify([orientation, page, rightToLeft, showCover, densities, frozen]);
}

/** The attributes that the style sheet reads, before and after scripts run. */
export function sizeAttributes(settings: Settings, turnBy: TurnBy | undefined) {
  const { size, width, height, minWidth, maxWidth, minHeight, maxHeight, autoSize } = settings;
  const { drag, swipe } = enabledGestures(turnBy);
  const usesTouch = settings.useMouseEvents && (drag || swipe);
  const stretchAttributes = size === 'stretch' && {
    'data-size': size,
    'data-min-width': minWidth,
    'data-max-width': maxWidth,
    'data-min-height': minHeight,
    'data-max-height': maxHeight,
  };
  return {
    'data-page-width': width,
    'data-page-height': height,
    ...stretchAttributes,
    'data-auto-size': autoSize ? undefined : 'off',
    'data-gestures': usesTouch ? (settings.mobileScrollSupport ? 'scroll' : 'all') : undefined,
  };
}
