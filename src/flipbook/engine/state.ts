import type { Grip } from './gestures.ts';
import type { Model } from './model.ts';
import type { Point } from './shapes.ts';
import type { Easing } from './track.ts';
import type { Turn } from './turn.ts';

/** What made the page change, told to `onPageChange`. */
export type Reason = 'drag' | 'click' | 'swipe' | 'key' | 'method' | 'find' | 'pages';

/** What becomes of a book when something happens to it. Pure; the only way a book changes. */
export type Change = (state: BookState, model: Model) => BookState;

/** A way that the corner goes by itself. The same object from its first moment to its last. */
export interface Run {
  readonly from: Point;
  readonly to: Point;
  /** 0 when the page was let go at its end. */
  readonly durationMs: number;
  readonly easing: Easing;
  /** What becomes of the book when the way has been shown to its end. */
  readonly end: Change;
}

/** What a motion may lack. */
interface Nothing {
  readonly turn?: never;
  readonly at?: never;
  readonly run?: never;
  readonly outcome?: never;
  readonly done?: never;
}

/** A book at rest. */
interface Reading extends Nothing {
  readonly phase: 'read';
}

/** A corner that a pointer is near. */
export interface Lifted extends Omit<Nothing, 'turn' | 'at' | 'run'> {
  readonly phase: 'fold_corner';
  readonly turn: Turn;
  readonly at: Point;
  /** The lift, until it is done, or the fall. */
  readonly run?: Run | undefined;
  readonly isFalling: boolean;
}

/** A page that a pointer drags. */
export interface Folded extends Omit<Nothing, 'turn' | 'at'> {
  readonly phase: 'user_fold';
  readonly turn: Turn;
  readonly at: Point;
}

/** A page that runs over, or home. */
export interface Flipping extends Pick<Nothing, 'at'> {
  readonly phase: 'flipping';
  readonly turn: Turn;
  readonly run: Run;
  /** `over`: to where the turn is completed. `home`: back to where it began. */
  readonly outcome: 'over' | 'home';
  readonly reason: Reason;
  /** Waits for the end: whether the page landed, or went home or was overtaken. */
  readonly done?: ((landed: boolean) => void) | undefined;
}

/**
 * The four states of the specification, each with what it needs. Points are in the turn's page space. Where there is a
 * `run`, the page moves by itself; else its corner is at `at`, within reach of the paper.
 */
export type Motion = Reading | Lifted | Folded | Flipping;

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
}

/** What the world is told, in order. */
export type Effect =
  | { readonly type: 'state'; readonly state: Motion['phase'] }
  | { readonly type: 'flip'; readonly page: number; readonly reason: Reason }
  /** A run has ended: `landed` on its page, or not (it went home or was overtaken). */
  | { readonly type: 'ended'; readonly motion: Flipping; readonly landed: boolean };

/** A state and what to tell of how it came about. */
export interface Step {
  readonly state: BookState;
  readonly effects: readonly Effect[];
}
