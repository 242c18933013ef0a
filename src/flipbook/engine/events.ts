import type { Outline } from './outline.ts';
import type { Corner, Direction, Point } from './shapes.ts';
import type { Renumbering } from './spreads.ts';
import type { PointerKind, Reason } from './state.ts';

/**
 * Everything that can happen to a book. Points are in book space (see `outline.ts`); times come
 * from any monotonic clock. Events are plain data: a list of them can be logged, saved to a file
 * and replayed.
 */
export type FlipbookEvent =
  | PointerPressed
  | PointerMoved
  | PointerReleased
  | PointerHovered
  | CornerRequested
  | TurnRequested
  | BookRefitted
  /**
   * Replaces a turn request, or the release of a pointer (`null`), when a handler refused the turn
   * that it would begin.
   */
  | { readonly type: 'turn-refused'; readonly request: number | null }
  /**
   * The pressed pointer is lost: the browser took it, the window lost focus, or a key canceled the
   * drag.
   */
  | { readonly type: 'pointer-cancelled' }
  /** The browser started to scroll with the pressed pointer. */
  | { readonly type: 'pointer-scrolled' }
  /** A hovering pointer left the book. */
  | { readonly type: 'pointer-left' }
  /**
   * The animation of the run with that id ended. Ignored for a run that was replaced in the
   * meantime.
   */
  | { readonly type: 'run-finished'; readonly run: number }
  /**
   * The book changed in a way that no movement survives: all movements end, and the press ends. A
   * turn whose target pages are gone does not land.
   */
  | { readonly type: 'book-reshaped'; readonly isTargetGone?: boolean }
  /**
   * The changed book was laid out and shows `page`. A turn that a handler began since
   * `book-reshaped` is dropped.
   */
  | { readonly type: 'book-reopened'; readonly page: number };

/** A pointer went down. A second one cancels the first. */
export interface PointerPressed {
  readonly type: 'pointer-pressed';
  readonly at: Point;
  readonly timeMs: number;
  readonly pointer: PointerKind;
  /** Window px per book px along each side of the book. @default 1 */
  readonly scale?: Point;
  /**
   * Whether the browser pans with this pointer: a zoomed window, or a part that scrolls sideways.
   * @default false
   */
  readonly pans?: boolean;
  /** Whether text is selected. @default false */
  readonly selecting?: boolean;
}

/** A pressed pointer moved. */
export interface PointerMoved {
  readonly type: 'pointer-moved';
  readonly at: Point;
}

/** A pointer went up. */
export interface PointerReleased {
  readonly type: 'pointer-released';
  readonly at: Point;
  readonly timeMs: number;
  /** Whether text is selected: such a release never turns a page. */
  readonly selecting: boolean;
}

/** A hovering pointer moved over the book. */
export interface PointerHovered {
  readonly type: 'pointer-hovered';
  readonly at: Point;
}

/**
 * Requests that a corner of the next page rises a little and falls again, to show that it can be
 * lifted.
 */
export interface CornerRequested {
  readonly type: 'corner-shown';
  readonly corner: Corner;
}

/** Requests a page, or the next or previous spread. Exactly one `turn-ended` effect answers it. */
export interface TurnRequested {
  readonly type: 'turn-requested';
  /** Returned in the answer. */
  readonly request: number;
  readonly to: number | Direction;
  /** The corner by which the page is lifted. */
  readonly corner: Corner;
  readonly reason: Reason;
  /** Whether the turn lands at once. Nothing moves, so no states are reported. */
  readonly instant: boolean;
}

/**
 * The book has another size, other settings or other pages. Has no effects, and changes nothing
 * when a movement cannot continue.
 */
export interface BookRefitted {
  readonly type: 'book-refitted';
  /** The book's layout before the change. */
  readonly from: Outline;
  readonly moved: Renumbering;
  /** The page to show now, by its new index. */
  readonly page: number;
}
