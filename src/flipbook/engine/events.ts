import type { Outline } from './outline.ts';
import type { Corner, Direction, Point } from './shapes.ts';
import type { Renumbering } from './spreads.ts';
import type { PointerKind, Reason } from './state.ts';

/**
 * Everything that can happen to a book. Points are in book space (see `outline.ts`), times on any clock that does not jump.
 * Plain data: a list of events can be logged, kept as a file and played again.
 */
export type FlipbookEvent =
  | PointerPressed
  | PointerMoved
  | PointerReleased
  | PointerHovered
  | CornerRequested
  | TurnRequested
  | BookRefitted
  /** In place of a request, or of the release of a pointer (`null`): the turn that it would begin was refused. */
  | { readonly type: 'turn-refused'; readonly request: number | null }
  /** A pointer that was down is lost: the browser took it, the window lost focus, or a key let go of it. */
  | { readonly type: 'pointer-cancelled' }
  /** The browser has begun to scroll with the pointer that is down. */
  | { readonly type: 'pointer-scrolled' }
  /** A pointer that is up left the book. */
  | { readonly type: 'pointer-left' }
  /** The animation of the run with that id has ended. A run that was replaced in the meantime is ignored. */
  | { readonly type: 'run-finished'; readonly run: number }
  /**
   * The book changed so that nothing can go on: every movement is at its end, and the pointer that is down is let go. A turn to
   * pages that are gone does not land.
   */
  | { readonly type: 'book-reshaped'; readonly isTargetGone?: boolean }
  /** The changed book was laid out, open where `page` is. A turn that a handler began since `book-reshaped` is dropped. */
  | { readonly type: 'book-reopened'; readonly page: number };

/** A pointer went down. A second one cancels the first. */
export interface PointerPressed {
  readonly type: 'pointer-pressed';
  readonly at: Point;
  readonly timeMs: number;
  readonly pointer: PointerKind;
  /** How many px of the window one px of the book is, along each side of the book. @default 1 */
  readonly scale?: Point;
  /** Whether the browser moves with it what is seen: of a zoomed window, or of a part that scrolls sideways. @default false */
  readonly pans?: boolean;
  /** Whether text is selected. @default false */
  readonly selecting?: boolean;
}

/** A pointer moved while it was down. */
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

/** A pointer that is up moved over the book. */
export interface PointerHovered {
  readonly type: 'pointer-hovered';
  readonly at: Point;
}

/** A corner of the next page is to rise a little and lie down again, for all to see that it can be lifted. */
export interface CornerRequested {
  readonly type: 'corner-shown';
  readonly corner: Corner;
}

/** A page, or the next or previous spread, was asked for. Answered by exactly one effect `turn-ended`. */
export interface TurnRequested {
  readonly type: 'turn-requested';
  /** Returned in the answer. */
  readonly request: number;
  readonly to: number | Direction;
  /** Where the page is lifted. */
  readonly corner: Corner;
  readonly reason: Reason;
  /** Whether the turn is at its end at once. Nothing moves, so its own states are not reported. */
  readonly instant: boolean;
}

/** The book has another size, other settings or other pages. Without effects; it changes nothing where a movement cannot go on. */
export interface BookRefitted {
  readonly type: 'book-refitted';
  /** How the book lay before. */
  readonly from: Outline;
  readonly moved: Renumbering;
  /** The page that is to be seen now, by its new number. */
  readonly page: number;
}
