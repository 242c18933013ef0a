import type { Outline } from './outline.ts';
import type { Corner, Direction, Point } from './shapes.ts';
import type { Renumbering } from './spreads.ts';
import type { PointerKind, Reason } from './state.ts';

/** Plain data, so that lists of events can be stored and replayed. Points are in book space. */
export type FlipbookEvent =
  | PointerPressed
  | PointerMoved
  | PointerReleased
  | { readonly type: 'pointer-hovered'; readonly at: Point }
  /** A corner of the page that turns next rises a little and falls again, as a hint. */
  | { readonly type: 'corner-shown'; readonly corner: Corner }
  | TurnRequested
  | BookRefitted
  /** Replaces a turn request, or a pointer's release (`null`), when a handler refused its turn. */
  | { readonly type: 'turn-refused'; readonly request: number | null }
  /** Replaces the move that would fold a page, when a handler refused its turn. */
  | { readonly type: 'drag-refused' }
  /** The pressed pointer is lost: to the browser, another window, or a key that cancels. */
  | { readonly type: 'pointer-canceled' }
  | { readonly type: 'pointer-scrolled' }
  | { readonly type: 'pointer-left' }
  /** The animation of a run ended. Ignored for a replaced run. */
  | { readonly type: 'run-finished'; readonly run: number }
  /** Ends all movements and the press, before a change that they cannot continue through. */
  | { readonly type: 'book-reshaped'; readonly isTargetGone?: boolean }
  /** Shows `page` after that change. A turn begun since `book-reshaped` is dropped. */
  | { readonly type: 'book-reopened'; readonly page: number };

/** A pointer went down. A second one cancels the first. */
export interface PointerPressed {
  readonly type: 'pointer-pressed';
  readonly id: number;
  readonly at: Point;
  readonly timeMs: number;
  readonly pointer: PointerKind;
  /** Client px per book px along each side of the book. @default 1 */
  readonly scale?: Point;
  /** Whether this pointer pans (in a zoomed window or a scroller). @default false */
  readonly pans?: boolean;
  readonly selecting?: boolean;
}

export interface PointerMoved {
  readonly type: 'pointer-moved';
  readonly at: Point;
  readonly timeMs: number;
}

export interface PointerReleased {
  readonly type: 'pointer-released';
  readonly at: Point;
  readonly timeMs: number;
  /** Whether text is selected: such a release never turns a page. */
  readonly selecting: boolean;
}

/** Exactly one `turn-ended` effect answers a request. */
export interface TurnRequested {
  readonly type: 'turn-requested';
  /** Identifies the request in its `turn-ended` effect. */
  readonly request: number;
  readonly to: number | Direction;
  readonly corner: Corner;
  readonly reason: Reason;
  /** Whether the turn lands at once, without movement. Then no `flipping` is reported. */
  readonly instant: boolean;
}

/**
 * A change of size, settings or pages. Has no effect in another orientation or reading direction, or
 * if a movement cannot continue through it.
 */
export interface BookRefitted {
  readonly type: 'book-refitted';
  readonly from: Outline;
  readonly renumbering: Renumbering;
  /** The page to show now, by its new index. */
  readonly page: number;
}
