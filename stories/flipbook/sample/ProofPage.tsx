import styles from './ProofPage.module.css';

/**
 * A page for looking at how pages are drawn: a tint and a number of its own, a frame that shows where it is cut, and
 * marks that tell its top from its bottom.
 */
function ProofPage({ number, ...rest }: { number: number; 'data-density'?: 'hard' | 'soft' }) {
  return (
    <div {...rest} className={styles.page} data-tint={number % 6}>
      <span className={styles.top}>top {number}</span>
      <span className={styles.number}>{number}</span>
      <span className={styles.bottom}>end {number}</span>
    </div>
  );
}

/** So many of them, numbered from 1 as people do; those named are hard. */
export function proofPages(count: number, hard: readonly number[] = []) {
  return Array.from({ length: count }, (_, index) => index + 1).map((number) => (
    <ProofPage key={number} number={number} data-density={hard.includes(number) ? 'hard' : 'soft'} />
  ));
}
