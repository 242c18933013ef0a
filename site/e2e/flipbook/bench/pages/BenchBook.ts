/** The book to mount. */
export interface BookSetup {
  readonly pageCount: number;
  /** Whether the flipbook renders its pages on demand, which only ours can. */
  readonly onDemand: boolean;
}

/** A flipbook on the bench. The bench drives all flipbooks through this interface. */
export interface BenchBook {
  /** Mounts a book, and reports its states to `onState`. May return before the first paint. */
  mount(container: HTMLElement, setup: BookSetup, onState: (state: unknown) => void): void;
  turn(direction: Direction): void;
}

export type Direction = 'forward' | 'back';

/** Every flipbook gets the settings of the booklet. */
export const settings = {
  width: 640,
  height: 600,
  startPage: 1,
  size: 'fixed',
  showCover: true,
  flippingTime: 900,
  maxShadowOpacity: 0.1,
  mobileScrollSupport: true,
} as const;
