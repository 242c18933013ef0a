/** In CSS pixels of the window. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** What was to be seen after a step. */
export interface Observation {
  /** Words, by what they are about; where there is nothing to say there are none. */
  readonly words: Readonly<Record<string, string>>;
  /** The boxes of the element around the book, of the book and of each page shown. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** From when the mouse let go, or a method was called, to the last `read`. */
  readonly turnMs?: number;
}

/** What was to be seen after each step of a case. The first is the book as it has been opened. */
export type Run = Readonly<Record<string, Observation>>;

export type Runs = Readonly<Record<string, Run>>;
