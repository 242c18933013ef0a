import type { ReactNode } from 'react';
import styles from './PocketFrame.module.css';

export interface PocketFrameProps {
  /** The width of a page, in CSS pixels. */
  width: number;
  /** Pages have their smallest height, as on a phone in landscape. @default false */
  isLow?: boolean;
  /** Pages are as tall as their content. @default false */
  isFlowing?: boolean;
  /** The pages. */
  children: ReactNode;
}

/** A container of a given width, with pages in the pocket edition or the text view. */
export function PocketFrame({ width, isLow = false, isFlowing = false, children }: PocketFrameProps) {
  return (
    <div className={styles.frame} style={{ width }} data-flowing={isFlowing || undefined}>
      <div className={styles.place} data-low={isLow || undefined}>
        {children}
      </div>
    </div>
  );
}
