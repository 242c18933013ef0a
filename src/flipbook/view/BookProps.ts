import type { PageLayout } from '../engine/outline.ts';
import type { Corner, Direction, Orientation } from '../engine/shapes.ts';
import type { ComingTurn, Motion, Reason, TurnBy } from '../engine/state.ts';

/** The four states: at rest, corner lifted, page dragged, page turning. */
export type FlipState = Motion['phase'];

/** A book, as passed to `onInit` and `onUpdate`. */
export interface BookSnapshot {
  /** The first page of the open spread, counted from 0. */
  page: number;
  mode: Orientation;
}

/** A turn that is about to begin, as passed to `onTurnStart`. */
export interface TurnStart extends ComingTurn {
  /**
   * Refuses the turn while the handler runs: the turn does not begin, and a dragged page returns.
   */
  cancel(): void;
}

/** The end of a turn, as passed to `onTurnEnd`. */
export interface TurnEnd {
  /** The first page of the spread that is open now. */
  readonly page: number;
  /** Whether the turn landed; `false` when another replaced it or its target was removed. */
  readonly landed: boolean;
}

/** A turn frozen for pictures. */
export interface FrozenTurn {
  readonly direction: Direction;
  readonly corner?: Corner;
  /** 0 flat, 1 completed. */
  readonly progress: number;
}

/** The props of a book that are not settings: the parent's decisions and handlers. */
export interface BookProps {
  /**
   * The open page of a controlled book, counted from 0. A change turns to it; a turn that the
   * parent does not accept is turned back.
   */
  page?: number | undefined;
  /**
   * Called when another page is open, with the reason; also when added or removed pages renumber
   * the open page. Not called while `page` is in the open spread.
   */
  onPageChange?: ((page: number, details: { reason: Reason }) => void) | undefined;
  /**
   * The reading direction. Does not change the direction of the text on the pages. @default 'ltr'
   */
  direction?: 'ltr' | 'rtl' | undefined;
  /**
   * The part of a page that a mouse can drag. With `edges` only the outer third, so that text
   * elsewhere can be selected. With `grip` the whole page, held at the pressed point instead of the
   * corner, also by fingers and pens.
   * @default 'anywhere'
   */
  dragFrom?: 'anywhere' | 'edges' | 'grip' | undefined;
  /** The ways to turn a page: `{ click, drag, swipe, keys }`, each enabled unless it is `false`. */
  turnBy?: TurnBy | undefined;
  /**
   * How many pages lie open: as many as fit, one, or two. Overrides `usePortrait`. @default 'auto'
   */
  layout?: PageLayout | undefined;
  /**
   * Whether keys turn pages while the focus is in the book, which Tab then reaches. @default true
   */
  keyboard?: boolean | undefined;
  /**
   * Whether a running turn lands, and reports it, before a step to the next spread begins.
   * Otherwise the step replaces it.
   *
   * @internal for the drop-in: `page-flip` does it
   */
  landEachTurn?: boolean | undefined;
  /**
   * Whether `audio` and `video` play only on open pages: they pause when their page is turned away
   * and resume when it returns. Media with `autoplay` start when their page opens. Does not reach
   * players in an `iframe`. @default false
   */
  pauseMediaOutOfView?: boolean | undefined;
  /**
   * Freezes a turn, for pictures: `direction`, `corner`, and `progress` from 0 to 1. The book then
   * ignores all input.
   */
  turn?: FrozenTurn | undefined;
  /**
   * Called when a turn, or the completion of a released page, is certain to begin, before anything
   * moves; also for changes without an animation (`durationMs` is then 0). When a turn replaces
   * another, the end of the first is reported afterwards.
   */
  onTurnStart?: ((turn: TurnStart) => void) | undefined;
  /** Called when a turn that `onTurnStart` announced, and no handler refused, ends. */
  onTurnEnd?: ((turn: TurnEnd) => void) | undefined;
  /**
   * Called when a turn lands, with the first page of the open spread. A jump over many pages is one
   * turn.
   */
  onFlip?: ((page: number) => void) | undefined;
  /**
   * Called when the book's state changes. The handle's `getState()` already returns the new state.
   * Not called for changes without an animation: `turnTo…` and find-in-page.
   */
  onChangeState?: ((state: FlipState) => void) | undefined;
  /** Called when the book switches between one page and two. Not called before `onInit`. */
  onChangeOrientation?: ((orientation: Orientation) => void) | undefined;
  /** Called once, after the first paint. */
  onInit?: ((book: BookSnapshot) => void) | undefined;
  /** Called when the list of pages changes. Not called before `onInit`. */
  onUpdate?: ((book: BookSnapshot) => void) | undefined;
}
