import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { pageCount } from './bookletPages.tsx';
import scale from './bookScale.module.css';
import styles from './ScaledBook.module.css';

export interface ScaledBookProps {
  /** The zero-based page. Between the first and the last one, the shadow has two halves. */
  page: number;
  /** With `'rtl'`, the closed front cover lies on the left half, otherwise on the right. */
  direction: 'rtl' | undefined;
  /** The element that is scaled. Inside it, lengths are in pixels of the manual's page. */
  boxRef: Ref<HTMLDivElement>;
  /** The picture behind the book, as large as the open book. The text view has none. */
  background?: ReactNode;
  children: ReactNode;
}

/**
 * The flipbook's box and shadow, scaled to the window. In a window too small for the whole book,
 * the frame is a container named `pocket`, for which pages have the layout of the pocket edition.
 * In the text view and without scripts it is also named `flowing`: nothing scrolls inside a page.
 */
export function ScaledBook({ page, direction, boxRef, background, children }: ScaledBookProps) {
  const isLeftCovered = direction === 'rtl' ? page < pageCount - 1 : page > 0;
  const isRightCovered = direction === 'rtl' ? page > 0 : page < pageCount - 1;
  return (
    <div className={clsx(scale.scale, styles.frame)}>
      <div className={styles.box} data-covers={clsx(isLeftCovered && 'left', isRightCovered && 'right')}>
        {background && (
          <div className={styles.background} aria-hidden="true">
            {background}
          </div>
        )}
        <div ref={boxRef} className={styles.scaled}>
          {children}
          <div className={styles.shadow} />
        </div>
      </div>
    </div>
  );
}
