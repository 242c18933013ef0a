import type { PageLayout } from '../engine/outline.ts';
import type { Corner, Direction, Orientation } from '../engine/shapes.ts';
import type { ComingTurn, Motion, Reason, TurnBy } from '../engine/state.ts';

/** The four states: at rest, corner lifted, page dragged, page turning. */
export type FlipState = Motion['phase'];

/** The book, as passed to `onInit` and `onUpdate`. */
export interface BookReport {
  /** The first page of the open spread, counted from 0. */
  page: number;
  mode: Orientation;
}

/** A turn that is about to begin, as passed to `onTurnStart`. */
export interface TurnStart extends ComingTurn {
  /** Refuses the turn: it does not begin, and a dragged page returns. Works only while the handler runs. */
  cancel(): void;
}

/** The end of a turn, as passed to `onTurnEnd`. */
export interface TurnEnd {
  /** The first page of the spread that is open now. */
  readonly page: number;
  /** Whether the turn landed; `false` when another replaced it or its target was removed. */
  readonly landed: boolean;
}

/** The progress of a turn, as passed to `onTurnProgress`. Pages are the first ones of their spreads. */
export interface TurnProgress {
  readonly from: number;
  readonly to: number;
  readonly direction: Direction;
  /** 0 flat, 1 completed. */
  readonly progress: number;
}

/** A turn frozen for pictures. */
export interface FrozenTurn {
  readonly direction: Direction;
  readonly corner?: Corner;
  /** The page to turn to, which must be rendered. @default the next spread in the `direction` */
  readonly to?: number;
  /** 0 flat, 1 completed. In a riffle, the share of its time. */
  readonly progress: number;
}

export interface BookProps {
  /**
   * The open page of a controlled book, counted from 0, clamped to the last page and truncated. When
   * it changes, the book turns to it. The book undoes a turn that the parent does not accept.
   */
  page?: number | undefined;
  /**
   * Called when another page is open, and when a change of the list renumbers the open page. Not
   * called while `page` is in the open spread.
   */
  onPageChange?: ((page: number, details: { reason: Reason }) => void) | undefined;
  /** The reading direction; not the direction of the text on pages. @default 'ltr' */
  direction?: 'ltr' | 'rtl' | undefined;
  /**
   * The part of a page that a mouse can drag: all of it, or with `edges` the third at each edge of
   * the book, so that text elsewhere can be selected. With `grip`, a mouse, finger or pen drags the
   * pressed point instead of the corner. @default 'anywhere'
   */
  dragFrom?: 'anywhere' | 'edges' | 'grip' | undefined;
  /**
   * The ways to turn a page: `{ click, drag, swipe, keys }`, each enabled unless it is `false`, and
   * `flick` and `wheel`, each enabled if it is `true`.
   */
  turnBy?: TurnBy | undefined;
  /** How many pages are open: as many as fit, one, or two. Overrides `usePortrait`. @default 'auto' */
  layout?: PageLayout | undefined;
  /**
   * Whether a jump over three spreads or more turns three to five leaves, one after another, in the
   * time of one turn. Only where two pages are open, and not where motion is reduced. @default true
   */
  riffle?: boolean | undefined;
  /**
   * Whether the book behaves like `page-flip` where they differ.
   * @internal for the drop-in
   */
  isDropIn?: boolean | undefined;
  /**
   * Whether `audio` and `video` pause when their page is turned away and resume when it returns.
   * Media with `autoplay` start when their page opens. Players in an `iframe` continue.
   * @default false
   */
  pauseMediaOutOfView?: boolean | undefined;
  /** Freezes a turn at a `progress` from 0 to 1, for pictures. The book then ignores all input. */
  turn?: FrozenTurn | undefined;
  /**
   * Called before a turn begins, including changes without an animation (`durationMs` is then 0).
   * The end of a replaced turn is reported afterward. A drag calls it twice: when the page is
   * about to lift (`certain` is `false`, `durationMs` 0), and on a release that completes.
   */
  onTurnStart?: ((turn: TurnStart) => void) | undefined;
  /** Called at the end of a turn that `onTurnStart` reported as certain and did not refuse. */
  onTurnEnd?: ((turn: TurnEnd) => void) | undefined;
  /**
   * Called in each frame of a turn or drag, and at the end with 1 if it landed, else with 0. A
   * change without an animation calls it once. Without this handler, no script runs during a turn.
   */
  onTurnProgress?: ((turn: TurnProgress) => void) | undefined;
  /** Called when a turn lands, with the first open page. A jump over many pages is one turn. */
  onFlip?: ((page: number) => void) | undefined;
  /**
   * Called when the state changes; `getState()` returns the new state by then. Changes without an
   * animation (`turnTo…`, find-in-page) call it only if they end a movement.
   */
  onChangeState?: ((state: FlipState) => void) | undefined;
  /** Called when the book switches between one page and two. Not called before `onInit`. */
  onChangeOrientation?: ((orientation: Orientation) => void) | undefined;
  /** Called once, after the first paint. */
  onInit?: ((book: BookReport) => void) | undefined;
  /** Called when the list of pages changes. Not called before `onInit`. */
  onUpdate?: ((book: BookReport) => void) | undefined;
}
