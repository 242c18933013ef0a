import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Lens.module.css';

/** Names with more characters have the smallest font size, on two lines if needed. */
const maxNameLength = 14;

export interface LensProps {
  className?: string | undefined;
  name: string;
  children: ReactNode;
  overlay?: ReactNode;
}

/** The dark frame with the screen, the LED, and the console's name between stripes. */
export function Lens({ className, name, children, overlay }: LensProps) {
  return (
    <div className={clsx(styles.lens, className)} data-surface="lens">
      <div className={styles.screen}>
        {children}
        {overlay && <div className={styles.overlay}>{overlay}</div>}
      </div>
      <span className={styles.led} aria-hidden="true" />
      {/* Not a paragraph: readers may change the space around paragraphs. */}
      <div className={styles.name} data-long={name.length > maxNameLength || undefined} aria-hidden="true">
        <bdi>{name}</bdi>
      </div>
    </div>
  );
}
