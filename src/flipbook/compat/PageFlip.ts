import type { Settings } from '../engine/settings.ts';
import type { Corner, Orientation } from '../engine/shapes.ts';
import type { Motion } from '../engine/state.ts';
import type { BookReport } from '../view/BookProps.ts';

/** The events of a book, by the name that `on` takes, with the type of their `data`. */
export interface PageFlipEvents {
  /** A turn landed: the open page, counted from 0. */
  flip: number;
  /** `read`, `fold_corner`, `user_fold` or `flipping`. */
  changeState: Motion['phase'];
  changeOrientation: Orientation;
  /** Reported once, when the start page is painted. */
  init: BookReport;
  /** The list of pages changed. */
  update: BookReport;
}

/** The argument of an event handler. */
export interface PageFlipEvent<Data> {
  data: Data;
  /** The value of `pageFlip()`: always the same object while the book is mounted. */
  object: PageFlip;
}

/** A handler. As a method type, it accepts other event types, as `react-pageflip` does. */
export type PageFlipHandler<Data> = { handle(event: PageFlipEvent<Data>): void }['handle'];

/** The book's position, in CSS pixels as drawn, from the top left of `stf__parent`. */
export interface PageRect {
  left: number;
  top: number;
  /** The width of two pages. In portrait, the visible page is the right half. */
  width: number;
  height: number;
  pageWidth: number;
}

/** The part of page-flip's page collection that apps read. */
export interface PageList {
  /** The first of the open pages. */
  readonly currentPageIndex: number;
  readonly length: number;
  getCurrentPageIndex(): number;
  getPageCount(): number;
}

/** The part of page-flip's turn controller that apps call. */
export interface FlipController extends Pick<PageFlip, 'flipNext' | 'flipPrev' | 'getState'> {
  /** See {@link PageFlip.flip}. */
  flipToPage(page: number, corner?: Corner): void;
}

/**
 * The methods of a book, with the names of `page-flip`. Pages are counted from 0. An impossible turn
 * (past an end, to a missing or open page) does nothing and reports no event. During a turn,
 * `flipNext` and `flipPrev` land that turn first, with its event; `flip` and `turnToPage` replace it.
 */
export interface PageFlip {
  /** The book's pages, read-only. */
  readonly pages: PageList;
  /** The position of the last press, in CSS pixels from the top left of `stf__parent`. */
  readonly mousePosition: { x: number; y: number } | undefined;
  /** Whether a page was dragged since the last press. */
  readonly isUserMove: boolean;
  /** Returns `pages`. */
  getPageCollection(): PageList;
  /** Returns the turn methods once there is a book; `undefined` before. */
  getFlipController(): FlipController | undefined;
  /** Turns to the next page. `corner`: the lifted corner. @default 'top' */
  flipNext(corner?: Corner): void;
  /** Turns to the previous page. `corner`: the lifted corner. @default 'top' */
  flipPrev(corner?: Corner): void;
  /** Turns to a page, in one turn whatever the distance. `corner`: the lifted corner. @default 'top' */
  flip(page: number, corner?: Corner): void;
  /** Opens the next page without an animation. */
  turnToNextPage(): void;
  /** Opens the previous page without an animation. */
  turnToPrevPage(): void;
  /** Opens a page without an animation. */
  turnToPage(page: number): void;
  /** Returns the number of pages; 0 before the book is mounted. */
  getPageCount(): number;
  /** Returns the first of the open pages. */
  getCurrentPageIndex(): number;
  getOrientation(): Orientation;
  getState(): Motion['phase'];
  /** Returns the book's position; all 0 before the book is mounted. */
  getBoundsRect(): PageRect;
  /** Returns all settings of the last render, with defaults filled in. */
  getSettings(): Settings;
  /** Measures the available space again. Rarely needed: the book observes its container. */
  update(): void;
  /** Adds an event handler beside the one in the props. Returns the book, for chaining. */
  on<Name extends keyof PageFlipEvents>(name: Name, handler: PageFlipHandler<PageFlipEvents[Name]>): this;
  /** Removes every handler that `on` added for the event; those in the props stay. */
  off(name: keyof PageFlipEvents): void;
  /** Removes the book for good, and calls no more handlers. Another `key` creates a new one. */
  destroy(): void;
}
