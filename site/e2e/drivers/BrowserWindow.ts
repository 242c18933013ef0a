/** The usual timeout of a wait: more than any page needs, less than a test's timeout. */
export const waitTimeoutMs = 60_000;

/** A point of the window's viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** WebDriver's characters for keys, by their `KeyboardEvent.key`. */
export const keyCharacters = {
  Tab: '\uE004',
  ArrowRight: '\uE014',
} as const;
export type Key = keyof typeof keyCharacters;

/** A browser window that a test drives from outside, like a person. */
export interface BrowserWindow {
  /** Loads a URL, and resolves after its `load` event. */
  goto(address: string): Promise<void>;
  /**
   * Runs a function in the page, where it can use only its arguments. Arguments and result are passed
   * as JSON.
   * @throws the function's error
   */
  evaluate<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Sets the viewport's size, scroll bars included. @throws if the browser has no such size */
  resize(width: number, height: number): Promise<void>;
  /** Moves the mouse in a straight line. @default 1 step */
  moveTo(point: Point, steps?: number): Promise<void>;
  press(): Promise<void>;
  release(): Promise<void>;
  /** Clicks at the mouse's position, several times without a pause. @default once */
  clickHere(times?: number): Promise<void>;
  key(key: Key): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Prints the page to a PDF file. @throws if the browser cannot print */
  print(paper: Paper): Promise<Uint8Array>;
}

export interface Paper {
  readonly format: 'A4' | 'Letter';
  readonly landscape: boolean;
}

/**
 * Opens a window with empty storage and closes earlier ones. With `scripts: false`, the page's own
 * scripts do not run, but `evaluate` does.
 */
export type OpenWindow = (options?: { readonly scripts?: boolean }) => Promise<BrowserWindow>;

/** A browser other than Chromium. */
export interface OtherBrowser {
  readonly name: 'Firefox' | 'WebKit';
  readonly isAvailable: boolean;
  /** The narrowest viewport of its windows, in CSS pixels. */
  readonly narrowestPx: number;
  readonly canPrint: boolean;
  /**
   * Starts the browser at the first call.
   * @throws if it cannot start, with no process left behind
   */
  readonly open: OpenWindow;
}
