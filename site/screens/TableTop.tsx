import { SideTable, useVisit } from '../../src/index.ts';
import { LampLight } from './LampLight.tsx';
import styles from './TableTop.module.css';

/** The intro's table from above; in very wide windows with the console's box. */
export function TableTop() {
  const { shell } = useVisit();
  return (
    <div className={styles.table}>
      <LampLight className={styles.light} />
      <div className={styles.box} data-shell={shell}>
        <SideTable part="console" />
      </div>
    </div>
  );
}
