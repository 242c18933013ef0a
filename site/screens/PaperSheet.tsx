import type { ReactNode } from 'react';
import styles from './PaperSheet.module.css';

export interface PaperSheetProps {
  title: string;
  /** What stands below the title, in the second colour. */
  lead?: string | undefined;
  /** Floats beside title and lead. */
  photo?: ReactNode;
  /** What else belongs to the head. */
  contacts?: ReactNode;
  children: ReactNode;
}

/** One column on a sheet of paper, fit to be printed. It is written the way its first word is. */
export function PaperSheet({ title, lead, photo, contacts, children }: PaperSheetProps) {
  return (
    <article className={styles.sheet} data-surface="paper" dir="auto">
      <header className={styles.head}>
        {photo}
        <h1 className={styles.title}>{title}</h1>
        {lead && (
          <p className={styles.lead}>
            <bdi>{lead}</bdi>
          </p>
        )}
        {contacts}
      </header>
      {children}
    </article>
  );
}
