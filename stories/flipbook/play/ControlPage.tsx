import type { ReactNode } from 'react';
import styles from './controlPage.module.css';

/** What {@link ControlPage} takes. */
interface ControlPageProps {
  readonly 'data-density'?: 'hard' | 'soft';
  /** The control. */
  readonly children: ReactNode;
}

/** A page with a control in its lower right corner: 30 px from both edges, and 30 px large. */
export function ControlPage({ children, ...rest }: ControlPageProps) {
  return (
    <div {...rest} className={styles.page}>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
