import type { ReactNode } from 'react';
import type { FlipState } from '../flipbook/FlipbookProps.ts';
import styles from './ScaledBook.module.css';

/** Props of {@link ScaledBook}. */
export interface ScaledBookProps {
  /** The open page, counted from 0. */
  page: number;
  pageCount: number;
  state: FlipState;
  /** The book. */
  children: ReactNode;
}

/**
 * The space of the book: scaled to fit the window, with its shadow below, and the edges of the pages that are read on
 * the left, of those to come on the right. A closed book lies in the middle and moves over as it opens.
 */
export function ScaledBook({ page, pageCount, state, children }: ScaledBookProps) {
  const leaves = pageCount / 2;
  const read = Math.ceil(page / 2);
  const closed = page === 0 ? 'front' : page === pageCount - 1 ? 'back' : 'no';
  return (
    <div className={styles.room}>
      <div className={styles.place} data-closed={state === 'flipping' ? 'no' : closed} data-lying={closed}>
        <div className={styles.fit}>
          <div className={styles.edges} data-side="left" data-leaves={read} aria-hidden="true" />
          <div className={styles.edges} data-side="right" data-leaves={leaves - read} aria-hidden="true" />
          {children}
        </div>
      </div>
    </div>
  );
}
