import type { Grip } from './gestures.ts';
import type { Point } from './shapes.ts';
import type { Turn } from './turn.ts';

/** What made the page change, told to `onPageChange`. */
export type Reason = 'drag' | 'click' | 'swipe' | 'key' | 'method' | 'find' | 'pages';

/**
 * The four states of the specification, each with what it needs. Points are in the turn's page space, within reach of
 * the paper.
 */
export type Motion =
  | { readonly phase: 'read' }
  | {
      readonly phase: 'fold_corner';
      readonly turn: Turn;
      readonly at: Point;
      readonly stage: 'lifting' | 'held' | 'falling';
    }
  | { readonly phase: 'user_fold'; readonly turn: Turn; readonly at: Point }
  | {
      readonly phase: 'flipping';
      readonly turn: Turn;
      /** Where the run starts, and where it ends. */
      readonly from: Point;
      readonly to: Point;
      /** `over`: to where the turn is completed. `home`: back to where it began. */
      readonly outcome: 'over' | 'home';
      /** 0 when the page was let go at its end. */
      readonly durationMs: number;
      readonly reason: Reason;
      /** Tells one run from the next. */
      readonly run: number;
    };

/** A pointer that is down on the book. */
export interface Press {
  readonly grip: Grip;
  /** Where it went down, in book space. */
  readonly from: Point;
  readonly timeMs: number;
  readonly pointer: 'mouse' | 'pen' | 'touch';
  /**
   * What has become of it: `press` may still become a click or a fold, `fold` drags a page, `idle` can only be a swipe
   * any more.
   */
  readonly role: 'press' | 'fold' | 'idle';
}

/** All that changes while a book is open. */
export interface BookState {
  /** The first page of the open spread; during a turn, of the one before. */
  readonly page: number;
  readonly motion: Motion;
  readonly press: Press | null;
  /** Number of the last run: see `Motion`. */
  readonly runs: number;
}

/** What the world is told, in order. */
export type Effect =
  | { readonly type: 'state'; readonly state: Motion['phase'] }
  | { readonly type: 'flip'; readonly page: number; readonly reason: Reason }
  /** The run with that number has ended: `landed` on its page, or not (it went home or was overtaken). */
  | { readonly type: 'ended'; readonly run: number; readonly landed: boolean };

/** A state and what to tell of how it came about. */
export interface Step {
  readonly state: BookState;
  readonly effects: readonly Effect[];
}
