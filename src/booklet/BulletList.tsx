import styles from './BulletList.module.css';
import { keyed } from './keyed.ts';

/** The owner's short texts as a list with bullets; nothing where there are none. */
export function BulletList({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.list}>
      {keyed(texts).map(({ key, item }) => (
        <li key={key} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  );
}
