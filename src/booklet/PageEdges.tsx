import styles from './PageEdges.module.css';

/** The edges of the leaves below the open pages: those that are read on the left, those to come on the right. */
export function PageEdges({ read, leaves }: { read: number; leaves: number }) {
  return (
    <>
      <div className={styles.edges} data-side="left" data-leaves={read} aria-hidden="true" />
      <div className={styles.edges} data-side="right" data-leaves={leaves - read} aria-hidden="true" />
    </>
  );
}
