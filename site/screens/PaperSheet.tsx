import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useOwnerTextProps } from '../../src/index.ts';
import styles from './PaperSheet.module.css';

export interface PaperSheetProps {
  className?: string | undefined;
  /** The line above the title. */
  kicker?: string | undefined;
  title: string;
  /** The line below the title, in the second color. */
  lead?: string | undefined;
  /** A picture next to title and lead. Its own class makes it float. */
  picture?: ReactNode;
  /** The lines below the lead. */
  details?: ReactNode;
  children: ReactNode;
}

/** A printable column on a sheet of paper. Its text direction follows its first word. */
export function PaperSheet({ className, kicker, title, lead, picture, details, children }: PaperSheetProps) {
  const { lang } = useOwnerTextProps();
  return (
    <article className={clsx(styles.sheet, className)} data-surface="paper" dir="auto">
      <header className={styles.head}>
        {picture}
        {kicker && (
          <p className={styles.kicker} lang={lang}>
            {kicker}
          </p>
        )}
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        {lead && (
          <p className={styles.lead}>
            <bdi lang={lang}>{lead}</bdi>
          </p>
        )}
        {details}
      </header>
      {children}
    </article>
  );
}
