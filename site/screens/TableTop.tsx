import { SideTable, useVisit } from '../../src/index.ts';
import styles from './TableTop.module.css';

/** The pool of light in dots, across and down. */
const across = 88;
const down = 64;

/** The rows of an ellipse in whole dots, `share` times the size of the pool, centered. */
function dottedEllipse(share: number): string {
  const rows = Array.from({ length: down }, (_, row) => {
    const height = (row + 0.5 - down / 2) / ((down / 2) * share);
    if (Math.abs(height) >= 1) return '';
    const half = Math.round((across / 2) * share * Math.sqrt(1 - height ** 2));
    return `M${across / 2 - half} ${row}h${2 * half}v1h${-2 * half}z`;
  });
  return rows.join('');
}

const pool = [1, 0.78, 0.52].map(dottedEllipse);

/** The intro's table from above; in very wide windows with the console's box. */
export function TableTop() {
  const { shell } = useVisit();
  return (
    <div className={styles.table}>
      <svg className={styles.light} viewBox={`0 0 ${across} ${down}`} shapeRendering="crispEdges" aria-hidden="true">
        {pool.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      <div className={styles.box} data-shell={shell}>
        <SideTable part="console" />
      </div>
    </div>
  );
}
