import claimGroups from 'virtual:claims';
import styles from './blocks.module.css';

interface GuaranteesProps {
  /** The title of the part. */
  of: string;
  /** Only these groups of behavior stories. */
  groups?: readonly string[];
  /** All groups except these. */
  except?: readonly string[];
}

/**
 * The claims of a part's behavior stories, folded by group, each with a link to the story that
 * tests it.
 */
export function Guarantees({ of, groups, except = [] }: GuaranteesProps) {
  const groupsHere = claimGroups.filter(
    ({ part, group, claims }) =>
      part === of && claims.length > 0 && !except.includes(group) && (groups?.includes(group) ?? true),
  );
  if (groupsHere.length === 0) return null;
  return (
    <>
      <h2>Guarantees</h2>
      {groupsHere.map(({ group, claims }) => (
        <details key={group} className={styles.plain}>
          <summary>
            {group || 'In general'} ({claims.length})
          </summary>
          <ul>
            {claims.map(({ id, claim }) => (
              <li key={id}>
                {claim}{' '}
                <a href={`?path=/story/${id}`} target="_top" aria-label={`Run the test: ${claim}`}>
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
