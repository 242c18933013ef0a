import allGroups from 'virtual:guarantees';
import styles from './blocks.module.css';

interface GuaranteesProps {
  /** The title of the part. */
  of: string;
  /** Only these groups of behavior stories. */
  groups?: readonly string[];
  /** All groups except these. */
  except?: readonly string[];
}

/** The guarantees that a part's behavior stories test, folded by group, each with a link to its story. */
export function Guarantees({ of, groups, except = [] }: GuaranteesProps) {
  const groupsHere = allGroups.filter(
    ({ part, group, guarantees }) =>
      part === of && guarantees.length > 0 && !except.includes(group) && (groups?.includes(group) ?? true),
  );
  if (groupsHere.length === 0) return null;
  return (
    <>
      <h2>Guarantees</h2>
      {groupsHere.map(({ group, guarantees }) => (
        <details key={group} className={styles.plain}>
          <summary>
            {group || 'In general'} ({guarantees.length})
          </summary>
          <ul>
            {guarantees.map(({ id, sentence }) => (
              <li key={id}>
                {sentence}{' '}
                <a href={`?path=/story/${id}`} target="_top" aria-label={`Run the test: ${sentence}`}>
                  ▶
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
