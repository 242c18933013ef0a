import { pageAhead } from './engine/run.ts';
import type { Corner, Orientation } from './engine/shapes.ts';
import { openPages } from './engine/spreads.ts';
import type { FlipState } from './view/BookProps.ts';
import type { Controller } from './view/controller.ts';
import { pageIndexOf } from './view/elements.ts';

/**
 * What a book's `ref` holds. Pages are counted from 0. A move that cannot be made (past an end, to a page that does not
 * exist or is open already) does nothing and calls no handler. Moves resolve to whether they landed: `false` when they
 * could not be made, or when another replaced them.
 */
export interface FlipbookHandle {
  /** Turns to the next spread. @param corner - where the page is lifted; `top` by default */
  flipNext(corner?: Corner): Promise<boolean>;
  /** Turns to the previous spread. @param corner - where the page is lifted; `top` by default */
  flipPrev(corner?: Corner): Promise<boolean>;
  /** Turns to the spread that shows `page`, in one turn. @param corner - where the page is lifted; `top` by default */
  flip(page: number, corner?: Corner): Promise<boolean>;
  /** Opens the spread that shows `page`, without a movement: `onFlip` is called, `onChangeState` only if something moved. */
  turnToPage(page: number): Promise<boolean>;
  /** Opens the next spread, without a movement. */
  turnToNextPage(): Promise<boolean>;
  /** Opens the previous spread, without a movement. */
  turnToPrevPage(): Promise<boolean>;
  /**
   * Lifts a corner of the next page a little and lays it down again, to show that it can be lifted. Does nothing where anything
   * moves, nothing follows, or motion is reduced. A press, a turn and a pointer on the book end it.
   *
   * @param corner - `bottom` by default
   * @param signal - ends it at once
   */
  showCorner(corner?: Corner, signal?: AbortSignal): void;
  getPageCount(): number;
  /** The first page of the open spread. */
  getCurrentPageIndex(): number;
  /** The pages of the open spread, in reading order: one or two, none in an empty book. */
  getOpenPages(): readonly number[];
  /** The first page of the spread that the running turn leads to; at rest, of the open one. */
  getTargetPage(): number;
  /** The page that an element is on; `null` when it is on none. */
  getPageOf(element: Element): number | null;
  /**
   * Turns to the page that an element is on. Resolves to whether it lies open then: also when it does, or is turned to, already.
   *
   * @param options - `focus`: moves the focus to the element once its page lies open
   */
  toElement(element: HTMLElement | SVGElement, options?: { focus?: boolean }): Promise<boolean>;
  getOrientation(): Orientation;
  /** The state that `onChangeState` was called with last; `read` before. */
  getState(): FlipState;
  /** The book's box in the window, in CSS pixels as drawn; `null` when it is not mounted. */
  getBoundsRect(): DOMRect | null;
  /** The book's own element, as a plain `ref` would hold it; `null` when it is not mounted. */
  getElement(): HTMLElement | null;
  /** Measures the book anew. It does so by itself when its size changes. */
  update(): void;
}

/** The handle of the controller that is there at each call. */
export function handleOf(controller: { readonly current: Controller | null }): FlipbookHandle {
  const request = (to: number | 'forward' | 'back', corner: Corner = 'top', instant = false): Promise<boolean> =>
    controller.current?.store.request({ to, corner, reason: 'method', instant }) ?? Promise.resolve(false);
  const getPageOf = (element: Element): number | null => {
    const index = controller.current ? pageIndexOf(controller.current.book, element) : -1;
    return index < 0 ? null : index;
  };
  const open = async (page: number | null): Promise<boolean> => {
    const bookStore = controller.current?.store;
    if (!bookStore || page === null) return false;
    return openPages(pageAhead(bookStore.state), bookStore.model).includes(page) || request(page);
  };
  return {
    flipNext: (corner) => request('forward', corner),
    flipPrev: (corner) => request('back', corner),
    flip: (page, corner) => request(page, corner),
    turnToPage: (page) => request(page, 'top', true),
    turnToNextPage: () => request('forward', 'top', true),
    turnToPrevPage: () => request('back', 'top', true),
    showCorner: (corner = 'bottom', signal) => {
      const bookStore = controller.current?.store;
      if (!bookStore || bookStore.model.frozen || bookStore.model.isStill || signal?.aborted) return;
      bookStore.send({ type: 'corner-shown', corner });
      signal?.addEventListener('abort', () => {
        const { motion } = bookStore.state;
        if (motion.phase === 'fold_corner' && motion.isShow) bookStore.send({ type: 'pointer-left' });
      });
    },
    getPageCount: () => controller.current?.store.model.pageCount ?? 0,
    getCurrentPageIndex: () => controller.current?.store.state.page ?? 0,
    getOpenPages: () => {
      const bookStore = controller.current?.store;
      return bookStore ? openPages(bookStore.state.page, bookStore.model) : [];
    },
    getTargetPage: () => (controller.current ? pageAhead(controller.current.store.state) : 0),
    getPageOf,
    toElement: async (element, { focus = false } = {}) => {
      const isOpen = await open(getPageOf(element));
      if (isOpen && focus) element.focus({ preventScroll: true });
      return isOpen;
    },
    getOrientation: () => controller.current?.store.model.orientation ?? 'landscape',
    getState: () => controller.current?.reportedState ?? 'read',
    getBoundsRect: () => controller.current?.book.getBoundingClientRect() ?? null,
    getElement: () => controller.current?.root ?? null,
    update: () => controller.current?.update(),
  };
}
