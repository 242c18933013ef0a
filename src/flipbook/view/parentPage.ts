import { pageAhead } from '../engine/run.ts';
import { closestPage, type Renumbering, relocatePage, spreadIndexOf } from '../engine/spreads.ts';
import type { Reason } from '../engine/state.ts';
import type { BookProps } from './BookProps.ts';
import type { BookStore } from './bookStore.ts';
import type { Memory } from './configuration.ts';

interface ParentPageOptions {
  readonly store: Pick<BookStore, 'state' | 'model' | 'request'>;
  readonly props: () => BookProps;
}

/** Distinguishes a controlled parent's requests from its confirmations, and follows its `page`. */
export function createParentPage({ store, props }: ParentPageOptions) {
  let last = props().page;
  /** The page that the parent has not answered yet. */
  let reportedPage: number | undefined;

  /** The parent's page, or the closest one that exists. */
  const decidedPage = (): number | undefined => {
    const { page } = props();
    return page === undefined ? undefined : closestPage(page, store.model);
  };

  const isDecided = (page: number): boolean => {
    const decided = decidedPage();
    return decided !== undefined && spreadIndexOf(decided, store.model) === spreadIndexOf(page, store.model);
  };

  const reportChange = (page: number, reason: Reason, isNew = false): void => {
    if (!isNew && isDecided(page)) return;
    reportedPage = page;
    props().onPageChange?.(page, { reason });
  };

  return {
    reportChange,
    /** Reports that the open page was renumbered, unless the parent's page already says so. */
    reportRenumbering(): void {
      const { state } = store;
      const isNew = reportedPage !== undefined && reportedPage !== state.page;
      if (isNew || !isDecided(pageAhead(state))) reportChange(state.page, 'pages', isNew);
    },
    /** Whether the parent sets another page than the reported one, or the last one renumbered. */
    parentTurns(moved: Renumbering, count: number): boolean {
      const { page } = props();
      if (page === last) return false;
      const renumbered = last === undefined ? last : relocatePage(moved, last, count);
      const parentTurns = page !== renumbered && page !== reportedPage;
      last = page;
      reportedPage = undefined;
      return parentTurns;
    },
    /** Follows `page`, except during a user's turn, unless it is new in this render. */
    follow(isNew: boolean, memory: Memory): void {
      const page = decidedPage();
      const { motion, page: open } = store.state;
      const isMoving = motion.phase === 'flipping' || motion.phase === 'user_fold';
      if (page === undefined || (isMoving && !isNew)) return;
      if (isDecided(open) && motion.phase !== 'flipping') {
        // In portrait, the book may have to return to the other page of the open spread.
        memory.lastViewedPage = page;
        return;
      }
      reportedPage = undefined;
      void store.request({ to: page, reason: 'method' });
    },
  };
}
