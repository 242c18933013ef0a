import { Fragment, type ReactNode } from 'react';
import styles from './numberedPages.module.css';

/** Pages that say their number, from 0, as the book counts them. */
export function numberedPages(count: number, from = 0) {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  return numbers.map((number) => (
    <div key={number} className={styles.page}>
      Page {number}
    </div>
  ));
}

/** The eight pages, but for the one at the right of the second spread, which has its own. */
export const aroundPage3 = (page: ReactNode) => [
  ...numberedPages(3),
  <Fragment key="own">{page}</Fragment>,
  ...numberedPages(4, 4),
];
