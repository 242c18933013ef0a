import type { ReactNode } from 'react';
import styles from './sampleBook.module.css';

interface SamplePageProps {
  readonly title: string;
  /** The number printed at its foot. */
  readonly folio: number;
  readonly children: ReactNode;
}

/** A page of the sample book. */
export function SamplePage({ title, folio, children }: SamplePageProps) {
  return (
    <section className={styles.page}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
      <span className={styles.folio}>{folio}</span>
    </section>
  );
}
