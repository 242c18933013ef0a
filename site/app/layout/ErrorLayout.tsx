import type { ReactNode } from 'react';
import styles from './ErrorLayout.module.css';

/** The backdrop without the bar, for when the layout itself has failed. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <main className={styles.layout} data-surface="backdrop">
      {children}
    </main>
  );
}
