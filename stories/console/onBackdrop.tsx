import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import styles from './onBackdrop.module.css';

export const onBackdrop: Decorator = (Story) => (
  <div className={styles.backdrop} data-surface="backdrop">
    <Story />
  </div>
);

/** Shows devices in rows; two rows fill the window. */
export function DeviceSheet({ columns, children }: { columns: 2 | 3; children: ReactNode }) {
  return (
    <div className={styles.sheet} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {children}
    </div>
  );
}

export function LcdLines({ count }: { count: number }) {
  return (
    <div className={styles.words}>
      {Array.from({ length: count }, (_, index) => index + 1).map((line) => (
        <p key={line}>{line}. One developer, lightly used and well documented.</p>
      ))}
    </div>
  );
}
