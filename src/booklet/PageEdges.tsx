import styles from './PageEdges.module.css';

/** The edges of the leaves below the open pages: those that are read on the left, those to come on the right. */
export function PageEdges({ read, leaves }: { read: number; leaves: number }) {
  const sheets = Array.from({ length: leaves }, (_, sheet) => sheet);
  return [sheets.slice(0, read), sheets.slice(read)].map((pile, side) => (
    <div
      key={side === 0 ? 'left' : 'right'}
      className={styles.edges}
      data-leaves={side === 0 ? 'left' : 'right'}
      aria-hidden="true"
    >
      {pile.map((sheet) => (
        <i key={sheet} />
      ))}
    </div>
  ));
}
