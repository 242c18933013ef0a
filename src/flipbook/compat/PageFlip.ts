import type { Settings } from '../engine/settings.ts';
import type { Corner, Orientation } from '../engine/shapes.ts';
import type { Motion } from '../engine/state.ts';
import type { BookSnapshot } from '../view/BookProps.ts';

/** The events of a book, by the name that `on` takes: the `data` of each. */
export interface PageFlipEvents {
  /** A turn has landed: the page that is open now, counted from 0. */
  flip: number;
  /** `read`, `fold_corner`, `user_fold` or `flipping`. */
  changeState: Motion['phase'];
  changeOrientation: Orientation;
  /** Once, when the start page has been painted. */
  init: BookSnapshot;
  /** The list of pages is another one. */
  update: BookSnapshot;
}

/** What a handler gets. */
export interface PageFlipEvent<Data> {
  data: Data;
  /** What `pageFlip()` gives: always the same object, as long as the book is mounted. */
  object: PageFlip;
}

/**
 * A handler. Written as a method, so that handlers written for `react-pageflip`, whose types leave the event open, fit
 * with whatever narrower event they declare.
 */
export type PageFlipHandler<Data> = { handle(event: PageFlipEvent<Data>): void }['handle'];

/** Where the book lies, in CSS pixels as drawn, from the top left corner of the element with class `stf__parent`. */
export interface PageRect {
  left: number;
  top: number;
  /** Of two pages. In portrait the page that shows is the right half of it. */
  width: number;
  height: number;
  pageWidth: number;
}

/** What apps read of page-flip's own list of pages. */
export interface PageList {
  /** The first page of those that are open. */
  readonly currentPageIndex: number;
  readonly length: number;
  getCurrentPageIndex(): number;
  getPageCount(): number;
}

/** What apps call of page-flip's own controller of turns. */
export interface FlipController extends Pick<PageFlip, 'flipNext' | 'flipPrev' | 'getState'> {
  /** As {@link PageFlip.flip}. */
  flipToPage(page: number, corner?: Corner): void;
}

/**
 * The methods of a book, by the names that users of `page-flip` know. Pages count from 0. A turn that cannot be made
 * (past an end, to no page, to the page that is open) does nothing and has no event. During a turn,
 * `flipNext` and `flipPrev` land that turn first, with its event; `flip` and `turnToPage` replace it.
 */
export interface PageFlip {
  /** Its pages, to be read. */
  readonly pages: PageList;
  /** Where the book was pressed last, in CSS pixels from the top left corner of the element with class `stf__parent`. */
  readonly mousePosition: { x: number; y: number } | undefined;
  /** Whether a page has been dragged since that press. */
  readonly isUserMove: boolean;
  /** The same as `pages`. */
  getPageCollection(): PageList;
  /** The methods of turns once more, as soon as there is a book; `undefined` before. */
  getFlipController(): FlipController | undefined;
  /** Turns to the next page. `corner`: which one is lifted. @default 'top' */
  flipNext(corner?: Corner): void;
  /** Turns to the previous page. `corner`: which one is lifted. @default 'top' */
  flipPrev(corner?: Corner): void;
  /** Turns to a page, in one turn however far it is. `corner`: which one is lifted. @default 'top' */
  flip(page: number, corner?: Corner): void;
  /** Opens the next page without a movement. */
  turnToNextPage(): void;
  /** Opens the previous page without a movement. */
  turnToPrevPage(): void;
  /** Opens a page without a movement. */
  turnToPage(page: number): void;
  /** How many pages there are; 0 before the book is mounted. */
  getPageCount(): number;
  /** The first page of those that are open. */
  getCurrentPageIndex(): number;
  getOrientation(): Orientation;
  getState(): Motion['phase'];
  /** Where the book lies; all 0 while it is nowhere. */
  getBoundsRect(): PageRect;
  /** All settings, defaults filled in, as the last render had them. */
  getSettings(): Settings;
  /** Measures the room again. Seldom needed: the book watches the element around it. */
  update(): void;
  /** Listens to an event, beside the handler among the props. Gives the book back, so that calls can be chained. */
  on<Name extends keyof PageFlipEvents>(name: Name, handler: PageFlipHandler<PageFlipEvents[Name]>): this;
  /** Forgets every handler that `on` was given for the event; those among the props stay. */
  off(name: keyof PageFlipEvents): void;
  /** Takes the book off the page for good; no handler is called any more. A new one is made by another `key`. */
  destroy(): void;
}
