import styles from './PageEdges.module.css';

/** The edges of the leaves that lie on one side of the open book. */
export function PageEdges({ side, leaves }: { side: 'left' | 'right'; leaves: number[] }) {
  return (
    <div className={styles.edges} data-leaves={side} aria-hidden="true">
      {leaves.map((leaf) => (
        <i key={leaf} />
      ))}
    </div>
  );
}
