import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Lens.module.css';

/** Names with more characters are printed at half size, on two lines if needed. */
const longestPrintChars = 14;

export interface LensProps {
  className?: string | undefined;
  name: string;
  children: ReactNode;
  overlay?: ReactNode;
}

/** The dark frame: the LED, the screen, and the console's name between printed stripes. */
export function Lens({ className, name, children, overlay }: LensProps) {
  return (
    <div className={clsx(styles.lens, className)} data-surface="lens">
      <div className={styles.screen}>
        {children}
        {overlay && <div className={styles.overlay}>{overlay}</div>}
      </div>
      <span className={styles.led} aria-hidden="true" />
      {/* Not a paragraph: readers may change the space around paragraphs. */}
      <div className={styles.print} data-long={name.length > longestPrintChars || undefined} aria-hidden="true">
        <bdi>{name}</bdi>
      </div>
    </div>
  );
}
