import { targetOf } from '../engine/run.ts';
import { closestPage, type Renumbering, relocatePage, spreadIndexOf } from '../engine/spreads.ts';
import type { Reason } from '../engine/state.ts';
import type { BookProps } from './BookProps.ts';
import type { BookStore } from './bookStore.ts';
import type { Memory } from './configuration.ts';

interface ParentPageOptions {
  readonly store: Pick<BookStore, 'state' | 'model' | 'request'>;
  readonly props: () => BookProps;
}

/** Distinguishes a controlling parent's requests from its confirmations, and follows its `page`. */
export function createParentPage({ store, props }: ParentPageOptions) {
  let lastPage = props().page;
  /** The page that `onPageChange` reported, until the parent renders an answer. */
  let reportedPage: number | undefined;

  /** The parent's page, or the closest one that exists. */
  const parentPage = (): number | undefined => {
    const { page } = props();
    return page === undefined ? undefined : closestPage(page, store.model);
  };

  const isParentPage = (page: number): boolean => {
    const current = parentPage();
    return current !== undefined && spreadIndexOf(current, store.model) === spreadIndexOf(page, store.model);
  };

  const reportChange = (page: number, reason: Reason, force = false): void => {
    if (!force && isParentPage(page)) return;
    reportedPage = page;
    props().onPageChange?.(page, { reason });
  };

  return {
    reportChange,
    /** Reports that the open page was renumbered, unless the parent has set the new index already. */
    reportRenumbering(): void {
      const { state } = store;
      const force = reportedPage !== undefined && reportedPage !== state.page;
      if (force || !isParentPage(targetOf(state))) reportChange(state.page, 'pages', force);
    },
    /**
     * Notes the parent's page. Returns whether it requests a turn. The reported page does not,
     * and neither does the page that the parent set before, by its old or new index.
     */
    takePage(renumbering: Renumbering, count: number): boolean {
      const { page } = props();
      if (page === lastPage) return false;
      const renumbered = lastPage === undefined ? lastPage : relocatePage(renumbering, lastPage, count);
      const isTurn = page !== renumbered && page !== reportedPage;
      lastPage = page;
      reportedPage = undefined;
      return isTurn;
    },
    /** Turns to `page`. During a turn or drag, does so only if `page` is new in this render. */
    follow(isNew: boolean, memory: Memory): void {
      const page = parentPage();
      const { motion, page: open } = store.state;
      const isMoving = motion.phase === 'flipping' || motion.phase === 'user_fold';
      if (page === undefined || (isMoving && !isNew)) return;
      if (isParentPage(open) && motion.phase !== 'flipping') {
        // If the book becomes portrait, it shows this page of the open spread.
        memory.lastViewedPage = page;
        return;
      }
      reportedPage = undefined;
      void store.request({ to: page, reason: 'method' });
    },
  };
}
