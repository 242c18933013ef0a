// Types shared by the whole engine. Lengths are CSS pixels, angles radians, times milliseconds.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The lifted end of the outer edge. */
export type Corner = 'top' | 'bottom';

/** The direction of a turn, in reading order. */
export type Direction = 'forward' | 'back';

/** One page at a time, or two. */
export type Orientation = 'portrait' | 'landscape';

/** Soft pages fold; hard pages turn like a board. */
export type Density = 'soft' | 'hard';
