import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** A sheet of the book's foundations: a title, a sentence, and what it is about. */
export function Sheet({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={styles.sheet} data-surface="paper">
      <h2 className={styles.title}>{title}</h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
