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
