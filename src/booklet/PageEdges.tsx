import styles from './PageEdges.module.css';

/** The edges of the leaves below the open pages. @param left how many of them lie on the left */
export function PageEdges({ left, leaves }: { left: number; leaves: number }) {
  const sheets = Array.from({ length: leaves }, (_, sheet) => sheet);
  return [sheets.slice(0, left), sheets.slice(left)].map((pile, side) => (
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
