import { keyed, type LabelledFact } from '../../../src/index.ts';
import { FactLine } from './FactLine.tsx';
import styles from './FactList.module.css';

/** Names and what belongs to each, one line apiece: skills by group, languages, interests. */
export function FactList({ facts }: { facts: readonly LabelledFact[] }) {
  return (
    <ul className={styles.facts}>
      {keyed(facts).map(({ key, item }) => (
        <li key={key} dir="auto">
          <FactLine fact={item} />
        </li>
      ))}
    </ul>
  );
}
