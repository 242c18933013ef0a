import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { PageEdges } from './PageEdges.tsx';
import styles from './ScaledBook.module.css';

export interface ScaledBookProps {
  /** The open page, counted from 0. */
  page: number;
  pageCount: number;
  direction: 'rtl' | undefined;
  /** The box that the style sheet makes for the book, in book space. */
  boxRef: Ref<HTMLDivElement>;
  /** What the book lies on. Drawn behind it, where there is a book; it has the box of the open one. */
  background?: ReactNode;
  /** The book. */
  children: ReactNode;
}

/**
 * The space of the book, with its shadow below, and the edges of the pages that are read on the side where they lie, of those
 * to come on the other. They move over with a book that opens.
 *
 * Where a printed page has room, the book is scaled to fit the window. Where it has none, this is the place of the pocket
 * edition: a container called `reflowed`, by which all style sheets of pages go. Without scripts it is called `flowing`,
 * too: then nothing scrolls in a page.
 */
export function ScaledBook({ page, pageCount, direction, boxRef, background, children }: ScaledBookProps) {
  const onLeft = direction === 'rtl' ? page < pageCount - 1 : page > 0;
  const onRight = direction === 'rtl' ? page > 0 : page < pageCount - 1;
  const leaves = Array.from({ length: pageCount / 2 }, (_, leaf) => leaf);
  const leavesRead = Math.ceil(page / 2);
  const left = direction === 'rtl' ? leaves.length - leavesRead : leavesRead;
  return (
    <div className={styles.room}>
      <div className={styles.place} data-lying={clsx(onLeft && 'left', onRight && 'right')}>
        {background && (
          <div className={styles.ground} aria-hidden="true">
            {background}
          </div>
        )}
        <div ref={boxRef} className={styles.fit}>
          {children}
          <div className={styles.under}>
            <PageEdges side="left" leaves={leaves.slice(0, left)} />
            <PageEdges side="right" leaves={leaves.slice(left)} />
          </div>
        </div>
      </div>
    </div>
  );
}
