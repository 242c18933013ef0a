import type { Outline } from './frame.ts';
import type { Pages } from './turn.ts';

/** What the state machine must know of the book and its settings, at the moment of an event. */
export interface Model extends Outline, Pages {
  /** Time of a full turn. */
  readonly flippingTime: number;
  readonly swipeDistance: number;
  readonly mobileScrollSupport: boolean;
  readonly showPageCorners: boolean;
  readonly disableFlipByClick: boolean;
}
