import type { ReactNode } from 'react';
import styles from './EarlyNotice.module.css';

/**
 * A strip at the bottom of a prerendered console's screen that answers presses before hydration:
 * shown only inside an element with `data-early-press="kept"`.
 */
export function EarlyNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status" dir="auto">
      {children}
    </p>
  );
}
