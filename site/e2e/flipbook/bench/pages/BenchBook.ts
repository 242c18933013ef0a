/** A mounted book: this many pages, open at `startPage`. */
export interface Mounted {
  readonly pageCount: number;
  readonly startPage: number;
  /** Text, photographs or, for our own flipbook only, pages on demand or text at twice its size. */
  readonly kind: 'text' | 'photos' | 'needed' | 'zoomed';
}

/** A flipbook on the bench. All kinds are driven through this interface only. */
export interface BenchBook {
  /** Mounts a book in `container`. May return before the first paint. */
  mount(container: HTMLElement, mounted: Mounted): void;
  /** Starts a turn by one spread; resolves when the book is at rest again. */
  turn(direction: Direction): Promise<void>;
}

export type Direction = 'forward' | 'back';

/** Every flipbook gets the settings of the booklet. */
export const settings = {
  width: 640,
  height: 600,
  size: 'fixed',
  showCover: true,
  flippingTime: 900,
  maxShadowOpacity: 0.1,
  mobileScrollSupport: true,
} as const;

/** The page's interface for measuring. */
export interface Bench {
  /** Mounts the book. Returns the milliseconds until its open page has been painted. */
  mount(mounted: Mounted): Promise<number>;
  /** Turns once, until the second frame after its end. */
  turn(direction: Direction): Promise<void>;
  /** Turns once, blocking the main thread for this long in the middle. */
  blockedTurn(blockMs: number): Promise<void>;
  /**
   * Makes the page request a frame for each pointer move, or stops it. Chromium follows an input to
   * the display only if its handler requests a frame; an endless frame loop requests none.
   */
  requestFrames(isWanted: boolean): void;
}

declare global {
  interface Window {
    bench: Bench;
  }
}
