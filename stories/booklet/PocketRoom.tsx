import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './PocketRoom.module.css';
import spaced from './spaced.module.css';

export interface PocketRoomProps {
  /** Of a page, in CSS pixels. */
  width: number;
  /** Pages are as low as they get: a phone on its side. @default false */
  isLow?: boolean;
  /** Pages are as long as what is on them. @default false */
  isFlowing?: boolean;
  /** As much space between letters, words, lines and paragraphs as WCAG asks pages to bear. @default false */
  isSpaced?: boolean;
  /** Pages. */
  children: ReactNode;
}

/** Where pages are set anew, as wide as is asked for: the pocket edition, or the flowing text. */
export function PocketRoom({ width, isLow = false, isFlowing = false, isSpaced = false, children }: PocketRoomProps) {
  return (
    <div className={styles.room} style={{ width }} data-flowing={isFlowing || undefined}>
      <div className={clsx(styles.place, isSpaced && spaced.spaced)} data-low={isLow || undefined}>
        {children}
      </div>
    </div>
  );
}
