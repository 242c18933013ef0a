import styles from './ProofPage.module.css';

const tints = ['#d9ccf0', '#cfe8f7', '#f7e6c4', '#d6e8c3', '#f6d3d3', '#f3f0e6'];

/** A tinted page with its number, a frame that shows clipping, and marks at top and bottom. */
function ProofPage({ number, ...rest }: { number: number; 'data-density'?: 'hard' | 'soft' }) {
  const background = tints[number % 6];
  const boxShadow = `inset 0 0 0 1px #00000040, inset 0 0 0 4px ${background}, inset 0 0 0 5px #00000080`;
  return (
    <div {...rest} className={styles.page} style={{ background, boxShadow }}>
      <span className={styles.top}>top {number}</span>
      <span className={styles.number}>{number}</span>
      <span className={styles.bottom}>end {number}</span>
    </div>
  );
}

/** Proof pages with printed numbers from 1. `hard` lists the printed numbers of hard pages. */
export function proofPages(count: number, hard: readonly number[] = []) {
  return Array.from({ length: count }, (_, index) => index + 1).map((number) => (
    <ProofPage key={number} number={number} data-density={hard.includes(number) ? 'hard' : 'soft'} />
  ));
}
