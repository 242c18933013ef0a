import styles from './ribbonPages.module.css';

const edges = ['above', 'below', 'before', 'after'] as const;

/** Pages numbered from 0 with four ribbons each: one stands out of every edge. */
export function ribbonPages(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return numbers.map((number) => (
    <div key={number} className={styles.page} data-number={number}>
      {number}
      {edges.map((edge) => (
        <span key={edge} className={styles[edge]} data-ribbon={edge} />
      ))}
    </div>
  ));
}
