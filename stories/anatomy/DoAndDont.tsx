import type { ReactNode } from 'react';
import styles from './DoAndDont.module.css';

/** One way to use a component, and its caption. */
type Use = { says: string; shows: ReactNode };

export type DoAndDontProps = {
  /** The recommended use. */
  good: Use;
  /** The use to avoid. */
  bad: Use;
};

/** A right and a wrong use of a component side by side, each with the real component. */
export function DoAndDont({ good, bad }: DoAndDontProps) {
  return (
    <div className={styles.pair} data-surface="paper" data-pair="">
      <figure className={styles.use}>
        <figcaption>
          <b>Do.</b> {good.says}
        </figcaption>
        {good.shows}
      </figure>
      <figure className={styles.use}>
        <figcaption>
          <b>Don’t.</b> {bad.says}
        </figcaption>
        {bad.shows}
      </figure>
    </div>
  );
}
