import { SideTable } from '../../src/index.ts';
import { IntroWindow } from './IntroWindow.tsx';
import styles from './RoomBehind.module.css';

/** The intro's backdrop behind the console, with the manual still on its table. Decoration only. */
export function RoomBehind() {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.corner}>
        <IntroWindow className={styles.window} />
        <SideTable part="manual" className={styles.manual} />
        <SideTable className={styles.table} />
      </div>
    </div>
  );
}
