// Words shared by the whole engine. Lengths are CSS pixels, angles radians, times milliseconds.

/** A point, in the space that its user names. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A width and a height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The end of the outer edge that is lifted. */
export type Corner = 'top' | 'bottom';

/** Which way a turn goes in reading order. */
export type Direction = 'forward' | 'back';

/** One page at a time, or two. */
export type Orientation = 'portrait' | 'landscape';

/** Soft pages fold; hard ones turn as a board. */
export type Density = 'soft' | 'hard';
