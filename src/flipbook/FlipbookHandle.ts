import { spreadViewOf } from './engine/publishedState.ts';
import { targetOf } from './engine/run.ts';
import type { Corner, Orientation } from './engine/shapes.ts';
import { openPages } from './engine/spreads.ts';
import type { TurnAnswer } from './engine/state.ts';
import type { FlipState } from './view/BookProps.ts';
import type { Controller } from './view/controller.ts';
import { pageIndexOf } from './view/elements.ts';

/**
 * The value of a book's `ref`. Pages are counted from 0. A turn past an end, to a missing page, or
 * to an open page does nothing and calls no handler. The promises of turns resolve to `landed`, or
 * to the reason why the turn did not land.
 */
export interface FlipbookHandle {
  /** Turns to the next spread. @param corner - the lifted corner; `top` by default */
  flipNext(corner?: Corner): Promise<TurnAnswer>;
  /** Turns to the previous spread. @param corner - the lifted corner; `top` by default */
  flipPrev(corner?: Corner): Promise<TurnAnswer>;
  /** Turns to the spread that shows `page`. @param corner - the lifted corner; `top` by default */
  flip(page: number, corner?: Corner): Promise<TurnAnswer>;
  /**
   * Opens the spread that shows `page`, without an animation. Calls `onChangeState` only if it ends a
   * movement.
   */
  turnToPage(page: number): Promise<TurnAnswer>;
  /** Opens the next spread, without an animation. */
  turnToNextPage(): Promise<TurnAnswer>;
  /** Opens the previous spread, without an animation. */
  turnToPrevPage(): Promise<TurnAnswer>;
  /**
   * Briefly lifts a corner of the page that `flipNext` would turn, as a hint. Does nothing during a
   * press or movement, on the last spread, or with reduced motion. A drag, a turn or a hovering
   * pointer ends it.
   * @param corner - `bottom` by default
   * @param signal - ends the hint when it aborts
   */
  showCorner(corner?: Corner, signal?: AbortSignal): void;
  getPageCount(): number;
  /** Returns the first page of the open spread. */
  getCurrentPageIndex(): number;
  /** Returns the pages of the open spread, in reading order: one or two, none in an empty book. */
  getOpenPages(): readonly number[];
  /** Returns the first page of the running turn's target spread; at rest, of the open one. */
  getTargetPage(): number;
  /** Returns the page that contains an element, or `null` when no page does. */
  getPageOf(element: Element): number | null;
  /**
   * Turns to the page that contains an element. Resolves to whether the page is open or opening.
   * @param options - `focus`: then moves the focus to the element
   */
  toElement(element: HTMLElement | SVGElement, options?: { focus?: boolean }): Promise<boolean>;
  getOrientation(): Orientation;
  /** Returns the state last passed to `onChangeState`, or `read` before the first call. */
  getState(): FlipState;
  /** Returns the box of all pages, in CSS px of the viewport; `null` if the book is not mounted. */
  getBoundsRect(): DOMRect | null;
  /** Returns the book's element, or `null` when the book is not mounted. */
  getElement(): HTMLElement | null;
  /** Measures the book again. Resizing the book does this automatically. */
  update(): void;
}

export function handleOf(controller: { readonly current: Controller | null }): FlipbookHandle {
  const request = (to: number | 'forward' | 'back', corner: Corner = 'top', instant = false): Promise<TurnAnswer> =>
    controller.current?.store.request({ to, corner, reason: 'method', instant }) ?? Promise.resolve('hidden');
  const view = () => controller.current && spreadViewOf(controller.current.store.published);
  const getPageOf = (element: Element): number | null => {
    const index = controller.current ? pageIndexOf(controller.current.book, element) : -1;
    return index < 0 ? null : index;
  };
  const open = async (page: number | null): Promise<boolean> => {
    const bookStore = controller.current?.store;
    if (!bookStore || page === null) return false;
    return openPages(targetOf(bookStore.state), bookStore.model).includes(page) || (await request(page)) === 'landed';
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
        if (motion.phase === 'fold_corner' && motion.isHint) bookStore.send({ type: 'pointer-left' });
      });
    },
    getPageCount: () => view()?.pageCount ?? 0,
    getCurrentPageIndex: () => view()?.page ?? 0,
    getOpenPages: () => view()?.openPages ?? [],
    getTargetPage: () => view()?.targetPage ?? 0,
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
