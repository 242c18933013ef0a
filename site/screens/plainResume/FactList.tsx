import styles from './FactList.module.css';
import { numbered } from './numbered.ts';

/** Names and what belongs to each, one line apiece: skills by group, languages, interests. */
export function FactList({ facts }: { facts: readonly { name: string; detail: string }[] }) {
  return (
    <ul className={styles.facts}>
      {numbered(facts).map(({ place, item: { name, detail } }) => (
        <li key={place} dir="auto">
          {name && <strong>{name}</strong>}
          {name && detail && ': '}
          {detail}
        </li>
      ))}
    </ul>
  );
}
