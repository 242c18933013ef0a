import type { ReactNode } from 'react';
import styles from './EarlyNotice.module.css';

/**
 * Answers presses before hydration: a notice at the bottom of a prerendered console's screen. It
 * shows only inside an element with `data-early-press="kept"`.
 */
export function EarlyNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status" dir="auto">
      {children}
    </p>
  );
}
