import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Notice.module.css';

/** What {@link Notice} takes, and whatever a `<section>` does. */
export interface NoticeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What has happened, in a few words. */
  heading: string;
  /** What that means, in a sentence. */
  children: ReactNode;
  picture?: ReactNode;
  /** Load the pages anew when leaving: where something broke, the script that is running may be what is broken. @default false */
  startAfresh?: boolean;
}

/** A sheet on the wall for when there is nothing else to show; with a way home and the plain résumé. */
export function Notice({ heading, children, picture, startAfresh = false, className, ...rest }: NoticeProps) {
  return (
    <section {...rest} className={clsx(styles.notice, className)} data-surface="paper">
      {picture && <div className={styles.picture}>{picture}</div>}
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{children}</p>
      <p className={styles.ways}>
        <Link className={styles.start} data-surface="key" to="/" reloadDocument={startAfresh}>
          Back to the start
        </Link>
        <Link to="/resume" reloadDocument={startAfresh}>
          Read the plain résumé
        </Link>
      </p>
    </section>
  );
}
