import { SideTable } from '../../src/index.ts';
import styles from './IntroBackdrop.module.css';
import { IntroWindow } from './IntroWindow.tsx';

/** The intro's backdrop behind the console, with the manual still on its table. Decoration only. */
export function IntroBackdrop() {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <div className={styles.corner}>
        <IntroWindow className={styles.window} />
        <SideTable part="manual" className={styles.manual} />
        <SideTable className={styles.table} />
      </div>
    </div>
  );
}
