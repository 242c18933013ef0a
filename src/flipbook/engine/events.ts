import type { Corner, Direction, Point } from './shapes.ts';
import type { Reason } from './state.ts';

/** What can happen to a book. Points are in book space, times on any clock that does not jump. */
export type BookEvent =
  | { readonly type: 'hovered'; readonly at: Point }
  | { readonly type: 'hoverEnded' }
  /** The lift of a corner, or its fall, has been shown to its end. */
  | { readonly type: 'lifted' }
  | {
      readonly type: 'pressed';
      readonly at: Point;
      readonly timeMs: number;
      readonly pointer: 'mouse' | 'pen' | 'touch';
    }
  | { readonly type: 'dragged'; readonly at: Point }
  /** `selecting`: the release ends a selection of text, which never turns a page. */
  | { readonly type: 'released'; readonly at: Point; readonly timeMs: number; readonly selecting: boolean }
  | { readonly type: 'cancelled' }
  | {
      readonly type: 'asked';
      readonly to: number | Direction;
      readonly corner: Corner;
      readonly reason: Reason;
      readonly instant: boolean;
    }
  /** The run with that number has been shown to its end. */
  | { readonly type: 'landed'; readonly run: number }
  /** The book's shape changed: whatever moves comes to its end at once. */
  | { readonly type: 'reshaped' };
