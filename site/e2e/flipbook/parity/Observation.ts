/** In CSS pixels of the window. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** The visible state after a step. */
export interface Observation {
  /** Texts by topic; without text, the topic is missing. */
  readonly words: Readonly<Record<string, string>>;
  /** The boxes of the flipbook's container, the flipbook and each visible page. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** The time from the release or method call to the last `read`. */
  readonly turnMs?: number;
}

/** The visible state after each step of a case. The first is the opened book. */
export type Run = Readonly<Record<string, Observation>>;

export type Runs = Readonly<Record<string, Run>>;
