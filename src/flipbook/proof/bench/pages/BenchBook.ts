/** What is mounted: a book of that many pages, open at `startPage`. */
export interface Mounted {
  readonly pageCount: number;
  readonly startPage: number;
  /** Pages of text, or photographs; one of this book's: pages made when needed, or text that is shown twice as large. */
  readonly kind: 'text' | 'photos' | 'needed' | 'zoomed';
}

/** A book on the bench: every kind is driven through this and nothing else. */
export interface BenchBook {
  /** Puts a book into `room`. May be done before anything is drawn. */
  mount(container: HTMLElement, mounted: Mounted): void;
  /** Starts a turn by one spread; resolves when the book is at rest again. */
  turn(direction: Direction): Promise<void>;
}

export type Direction = 'forward' | 'back';

/** Every book gets the same settings: those of the booklet. */
export const settings = {
  width: 640,
  height: 600,
  size: 'fixed',
  showCover: true,
  flippingTime: 900,
  maxShadowOpacity: 0.1,
  mobileScrollSupport: true,
} as const;

/** The interface of the page for measuring. */
export interface Bench {
  /** Makes the book. Milliseconds until the frame with its open page has been painted. */
  mount(mounted: Mounted): Promise<number>;
  /** One turn, to the second frame after its end. */
  turn(direction: Direction): Promise<void>;
  /** One turn, in the middle of which the main thread does nothing else for that long. */
  blockedTurn(blockMs: number): Promise<void>;
  /**
   * Has the page request a frame at each move of a pointer, or no longer. Chromium follows only an input that requests a
   * frame until it is shown, and a book whose frames never cease requests none.
   */
  requestFrames(isWanted: boolean): void;
}

declare global {
  interface Window {
    bench: Bench;
  }
}
