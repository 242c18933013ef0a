/** A guard against hanging, in milliseconds: far more than any page needs. */
export const aliveMs = 60_000;

/** A point of the window's viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The keys that tests press, as `KeyboardEvent.key` has them. WebDriver names each by a letter of the private use area. */
export const keyLetters = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
export type Key = keyof typeof keyLetters;

/** One browser window, driven from outside as a person would: nothing a script in the page could not see. */
export interface BrowserWindow {
  /** Loads an address; resolves after its `load` event. */
  goto(address: string): Promise<void>;
  /**
   * Runs a function in the page. It sees nothing of the test but its arguments; both they and the result go as JSON.
   *
   * @throws what the function throws, or rejects with
   */
  evaluate<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Makes the viewport that large, scroll bars included. @throws when the browser has no such size */
  resize(width: number, height: number): Promise<void>;
  /** Moves the mouse there in a straight line, in so many steps, a frame each. @default 1 step */
  moveTo(point: Point, steps?: number): Promise<void>;
  /** Presses the primary button where the mouse is. */
  press(): Promise<void>;
  release(): Promise<void>;
  /** Presses and lets go where the mouse is, so many times at once. @default once */
  clickHere(times?: number): Promise<void>;
  /** Presses a key and lets it go. */
  key(key: Key): Promise<void>;
  /** Types letters into what has the focus. */
  type(text: string): Promise<void>;
  /** What the viewport shows, as a PNG file. */
  screenshot(): Promise<Buffer>;
  /** What comes out of the printer, as a PDF file. @throws when the browser cannot print */
  print(paper: Paper): Promise<Uint8Array>;
}

/** What is printed on. */
export interface Paper {
  readonly format: 'A4' | 'Letter';
  readonly landscape: boolean;
}

/**
 * Opens a window in which nothing is remembered; those that were opened before are closed. Without `scripts`, pages run none, but
 * `evaluate` runs all the same.
 */
export type OpenWindow = (options?: { readonly scripts?: boolean }) => Promise<BrowserWindow>;

/** A browser beside the pinned Chromium that the tests can be run in. */
export interface OtherBrowser {
  readonly name: 'Firefox' | 'WebKit';
  /** Whether it can be started on this machine. */
  readonly isThere: boolean;
  /** The narrowest viewport that its windows have, CSS pixels. */
  readonly narrowestPx: number;
  /** Whether its windows print. */
  readonly canPrint: boolean;
  /** Starts it for the first window; it ends with this process. @throws when it cannot be started; then nothing is left running */
  readonly open: OpenWindow;
}
