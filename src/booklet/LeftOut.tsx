import { smallestTextPx } from '../content/print/pageAreas.ts';
import styles from './LeftOut.module.css';

export interface LeftOutProps {
  /** `{count}` stands for how many there are. */
  words: string;
  count: number;
}

/** Says how many there are of what the printed page has no room for; nothing where there are none. */
export function LeftOut({ words, count }: LeftOutProps) {
  if (count === 0) return null;
  return (
    <p className={styles.count} data-text={smallestTextPx}>
      {words.replace('{count}', String(count))}
    </p>
  );
}
