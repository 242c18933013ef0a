import { type Renumbering, relocatePage } from '../engine/renumbering.ts';
import { pageAhead } from '../engine/run.ts';
import { spreadOf } from '../engine/spreads.ts';
import type { Reason } from '../engine/state.ts';
import type { BookProps } from './BookProps.ts';
import type { Memory } from './configuration.ts';
import type { DrawnBook } from './drawnBook.ts';

interface ParentPageOptions {
  readonly drawn: DrawnBook;
  /** Those of the last render. */
  readonly props: () => BookProps;
}

/** The `page` that a controlled parent decides: reports to it, and follows it. */
export class ParentPage {
  readonly #requests;
  readonly #drawn: DrawnBook;
  readonly #props: () => BookProps;

  constructor({ drawn, props }: ParentPageOptions) {
    this.#requests = createPageRequests(props().page);
    this.#drawn = drawn;
    this.#props = props;
  }

  /** Whether the last render asks for a turn. */
  asks(moved: Renumbering, count: number): boolean {
    return this.#requests.asks(this.#props().page, moved, count);
  }

  /**
   * Another page is open.
   *
   * @param isNew - whether the parent is to be told also of what it has decided on itself
   */
  reportChange(page: number, reason: Reason, isNew = false): void {
    if (!isNew && this.#has(page)) return;
    this.#requests.tell(page);
    this.#props().onPageChange?.(page, { reason });
  }

  /** The open page has another number, unless the parent has given it that already. */
  reportRenumbering(): void {
    const { state } = this.#drawn;
    const { told = state.page } = this.#requests;
    const isKnown = told === state.page && this.#has(pageAhead(state));
    if (!isKnown) this.reportChange(state.page, 'pages', told !== state.page);
  }

  /**
   * Follows `page`, except during a user's turn.
   *
   * @param isNew - whether the parent asks for it, and does not only still say so
   */
  follow(isNew: boolean, memory: Memory): void {
    const { page } = this.#props();
    const { motion, page: open } = this.#drawn.state;
    const isMoving = motion.phase === 'flipping' || motion.phase === 'user_fold';
    if (page === undefined || (isMoving && !isNew)) return;
    if (this.#has(open) && motion.phase !== 'flipping') {
      // The other page of the open spread may be the one that a book of single pages shows.
      memory.lastViewedPage = page;
      return;
    }
    this.#requests.forget();
    void this.#drawn.request({ to: page, reason: 'method' });
  }

  /** Whether a page lies in the spread of the one that the parent decided on. */
  #has(page: number): boolean {
    const { page: decided } = this.#props();
    const { model } = this.#drawn;
    return decided !== undefined && spreadOf(decided, model) === spreadOf(page, model);
  }
}

/** Tells what a controlled parent asks for from what it only takes over. */
export function createPageRequests(first: number | undefined) {
  let last = first;
  let told: number | undefined;
  return {
    /** The parent has been told that this page is open. */
    tell(page: number): void {
      told = page;
    },
    forget(): void {
      told = undefined;
    },
    /** What it was told of and has not answered yet. */
    get told(): number | undefined {
      return told;
    },
    /**
     * Whether a render's `page` asks for a turn: it is another one, not just the new number of the one before, nor what
     * the parent was told.
     */
    asks(page: number | undefined, moved: Renumbering, count: number): boolean {
      if (page === last) return false;
      const renumbered = last === undefined ? last : relocatePage(moved, last, count);
      const isAsked = page !== renumbered && page !== told;
      last = page;
      told = undefined;
      return isAsked;
    },
  };
}
