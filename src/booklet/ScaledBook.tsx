import type { ReactNode, Ref } from 'react';
import { PageEdges } from './PageEdges.tsx';
import styles from './ScaledBook.module.css';

export interface ScaledBookProps {
  /** The open page, counted from 0. */
  page: number;
  pageCount: number;
  /** The box that the style sheet makes for the book, in book space. */
  boxRef: Ref<HTMLDivElement>;
  /** What the book lies on. Drawn behind it, where there is a book; it has the box of the open one. */
  ground?: ReactNode;
  /** The book. */
  children: ReactNode;
}

/**
 * The space of the book, with its shadow below, and the edges of the pages that are read on the left, of those to come on
 * the right. They move over with a book that opens.
 *
 * Where a printed page has room, the book is scaled to fit the window. Where it has none, this is the place of the pocket
 * edition: a container called `reflowed`, by which all style sheets of pages go. Without scripts it is called `flowing`,
 * too: then nothing scrolls in a page.
 */
export function ScaledBook({ page, pageCount, boxRef, ground, children }: ScaledBookProps) {
  const closed = page === 0 ? 'front' : page === pageCount - 1 ? 'back' : 'no';
  return (
    <div className={styles.room}>
      <div className={styles.place} data-lying={closed}>
        {ground && (
          <div className={styles.ground} aria-hidden="true">
            {ground}
          </div>
        )}
        <div ref={boxRef} className={styles.fit}>
          {children}
          <div className={styles.under}>
            <PageEdges read={Math.ceil(page / 2)} leaves={pageCount / 2} />
          </div>
        </div>
      </div>
    </div>
  );
}
