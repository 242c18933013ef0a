import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import scale from './bookScale.module.css';
import styles from './ScaledBook.module.css';

export interface ScaledBookProps {
  page: number;
  /** The number of pages. Between the first and the last one, the shadow has two halves. */
  pageCount: number;
  /** With `'rtl'`, the closed front cover lies on the left half. @default the right half */
  direction: 'rtl' | undefined;
  /** The box that the style sheet makes for the book, in book space. */
  boxRef: Ref<HTMLDivElement>;
  /** The background, in the box of the open book. The text view has none. */
  background?: ReactNode;
  children: ReactNode;
}

/**
 * The flipbook's box and shadow, scaled to the window. In a window too small for the whole book,
 * the box is a container named `reflowed`, which the pages' styles query for the pocket edition.
 * Without scripts it is also named `flowing`, and nothing scrolls inside a page.
 */
export function ScaledBook({ page, pageCount, direction, boxRef, background, children }: ScaledBookProps) {
  const coversLeft = direction === 'rtl' ? page < pageCount - 1 : page > 0;
  const coversRight = direction === 'rtl' ? page > 0 : page < pageCount - 1;
  return (
    <div className={clsx(scale.scale, styles.frame)}>
      <div className={styles.place} data-lying={clsx(coversLeft && 'left', coversRight && 'right')}>
        {background && (
          <div className={styles.ground} aria-hidden="true">
            {background}
          </div>
        )}
        <div ref={boxRef} className={styles.fit}>
          {children}
          <div className={styles.under} />
        </div>
      </div>
    </div>
  );
}
