/** One request of a load. Times are milliseconds from the start of the navigation. */
export interface PageRequest {
  /** The path of what was asked for. */
  readonly path: string;
  readonly kind: RequestKind;
  /** What the browser gave it, in its own words: `VeryHigh` … `VeryLow`. */
  readonly priority: string;
  /** Asked for by the page. */
  readonly queuedMs: number;
  /** Sent. */
  readonly sentMs: number;
  /** The first byte of the answer has come. */
  readonly answeredMs: number;
  /** The last one has. */
  readonly endMs: number;
  /** What came over the line, headers included; 0 from the cache. */
  readonly bytes: number;
}

/** What a request is for. */
export type RequestKind = 'html' | 'css' | 'font' | 'script' | 'other';
