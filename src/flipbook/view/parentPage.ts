import { pageAhead } from '../engine/run.ts';
import { type Renumbering, relocatePage, spreadOf } from '../engine/spreads.ts';
import type { Reason } from '../engine/state.ts';
import type { BookProps } from './BookProps.ts';
import type { BookStore } from './bookStore.ts';
import type { Memory } from './configuration.ts';

interface ParentPageOptions {
  readonly store: Pick<BookStore, 'state' | 'model' | 'request'>;
  /** Those of the last render. */
  readonly props: () => BookProps;
}

/** The `page` that a controlled parent decides: tells what it asks for from what it only takes over, and follows it. */
export function createParentPage({ store, props }: ParentPageOptions) {
  let last = props().page;
  /** The page that the parent was told of and has not answered yet. */
  let reportedPage: number | undefined;

  /** Whether a page lies in the spread of the one that the parent decided on. */
  const isDecided = (page: number): boolean => {
    const { page: decided } = props();
    const { model } = store;
    return decided !== undefined && spreadOf(decided, model) === spreadOf(page, model);
  };

  /** @param isNew - whether the parent is to be told also of what it has decided on itself */
  const reportChange = (page: number, reason: Reason, isNew = false): void => {
    if (!isNew && isDecided(page)) return;
    reportedPage = page;
    props().onPageChange?.(page, { reason });
  };

  return {
    reportChange,
    /** The open page has another number, unless the parent has given it that already. */
    reportRenumbering(): void {
      const { state } = store;
      const isNew = reportedPage !== undefined && reportedPage !== state.page;
      if (isNew || !isDecided(pageAhead(state))) reportChange(state.page, 'pages', isNew);
    },
    /**
     * Whether a render's `page` asks for a turn: it is another one, not just the new number of the one before, nor what
     * the parent was told.
     */
    parentTurns(moved: Renumbering, count: number): boolean {
      const { page } = props();
      if (page === last) return false;
      const renumbered = last === undefined ? last : relocatePage(moved, last, count);
      const parentTurns = page !== renumbered && page !== reportedPage;
      last = page;
      reportedPage = undefined;
      return parentTurns;
    },
    /**
     * Follows `page`, except during a user's turn.
     *
     * @param isNew - whether the parent asks for it, and does not only still say so
     */
    follow(isNew: boolean, memory: Memory): void {
      const { page } = props();
      const { motion, page: open } = store.state;
      const isMoving = motion.phase === 'flipping' || motion.phase === 'user_fold';
      if (page === undefined || (isMoving && !isNew)) return;
      if (isDecided(open) && motion.phase !== 'flipping') {
        // The other page of the open spread may be the one that a book of single pages shows.
        memory.lastViewedPage = page;
        return;
      }
      reportedPage = undefined;
      void store.request({ to: page, reason: 'method' });
    },
  };
}
