import type { PageLayout } from '../engine/outline.ts';
import type { Corner, Direction, Orientation } from '../engine/shapes.ts';
import type { ComingTurn, Motion, Reason, TurnBy } from '../engine/state.ts';

/** The four states: at rest, a corner lifted, a page dragged, a page running. */
export type FlipState = Motion['phase'];

/** A book as `onInit` and `onUpdate` get it. */
export interface BookSnapshot {
  /** The first page of the open spread, counted from 0. */
  page: number;
  mode: Orientation;
}

/** A turn that is about to begin, as `onTurnStart` gets it. */
export interface TurnStart extends ComingTurn {
  /** Refuses the turn, while the handler runs: nothing of it happens, and a dragged page returns. */
  cancel(): void;
}

/** How a turn ended, as `onTurnEnd` gets it. */
export interface TurnEnd {
  /** The first page of the spread that is open now. */
  readonly page: number;
  /** Whether it landed: not when another took its place, or what it turned to went away. */
  readonly landed: boolean;
}

/** A turn frozen for pictures. */
export interface FrozenTurn {
  readonly direction: Direction;
  readonly corner?: Corner;
  /** 0 flat, 1 completed. */
  readonly progress: number;
}

/** The props of a book beside its settings: what the parent decides, and its handlers. */
export interface BookProps {
  /**
   * The page that is open, counted from 0, when the parent decides it. A change turns to it; a turn that the parent does
   * not take over is turned back.
   */
  page?: number | undefined;
  /**
   * Another page is open, and why; also when pages that came or went gave the open page another number. Not called where
   * `page` lies in the open spread.
   */
  onPageChange?: ((page: number, details: { reason: Reason }) => void) | undefined;
  /** Which way the book is read. Does not change the direction of the text on its pages. @default 'ltr' */
  direction?: 'ltr' | 'rtl' | undefined;
  /**
   * From where a mouse drags a page. With `edges` only from its outer third, so that text elsewhere can be selected. With `grip`
   * from anywhere, by the point of the paper that it took, and not by the corner; so do fingers and pens.
   * @default 'anywhere'
   */
  dragFrom?: 'anywhere' | 'edges' | 'grip' | undefined;
  /** By what a page can be turned: `{ click, drag, swipe, keys }`, each on unless it is off. */
  turnBy?: TurnBy | undefined;
  /** How many pages lie open: as many as have room, one, or two. Wins over `usePortrait`. @default 'auto' */
  layout?: PageLayout | undefined;
  /** Whether keys turn pages while the focus is in the book, which then can be reached by Tab. @default true */
  keyboard?: boolean | undefined;
  /**
   * Whether a turn lands, and reports it, before a step to the next spread begins; else the step takes its place.
   *
   * @internal for the drop-in: `page-flip` does it
   */
  landEachTurn?: boolean | undefined;
  /**
   * Whether `audio` and `video` play only on pages that lie open: they pause when their page is turned away, and play on when it
   * comes back. Media with `autoplay` wait for their page. Players in an `iframe` are out of reach. @default false
   */
  pauseMediaOutOfView?: boolean | undefined;
  /** Freezes a turn, for pictures: `direction`, `corner`, and `progress` from 0 to 1. The book then does nothing else. */
  turn?: FrozenTurn | undefined;
  /**
   * A turn is certain to begin, or a dragged page was let go to complete: called before anything of it happens, also for what
   * moves nothing (`durationMs` is 0 then). During another turn, its end is reported after it.
   */
  onTurnStart?: ((turn: TurnStart) => void) | undefined;
  /** A turn that `onTurnStart` was called for, and that was not refused, has ended. */
  onTurnEnd?: ((turn: TurnEnd) => void) | undefined;
  /** A turn has landed: the first page of the spread that is open now. A jump over many pages is one turn. */
  onFlip?: ((page: number) => void) | undefined;
  /**
   * The book's state changed. The handle's `getState()` gives the new one already. Not called for what moves nothing:
   * `turnTo…` and find-in-page.
   */
  onChangeState?: ((state: FlipState) => void) | undefined;
  /** One page is shown at a time now, or two. Not called before `onInit`. */
  onChangeOrientation?: ((orientation: Orientation) => void) | undefined;
  /** Called once, after the first paint. */
  onInit?: ((book: BookSnapshot) => void) | undefined;
  /** The list of pages has changed. Not called before `onInit`. */
  onUpdate?: ((book: BookSnapshot) => void) | undefined;
}
