import { allSaid, said } from '../../../src/index.ts';
import { numbered } from './numbered.ts';
import { Period } from './Period.tsx';
import styles from './ResumeEntry.module.css';
import { WebLink } from './WebLink.tsx';

/** What {@link ResumeEntry} shows. Whatever is missing is left out. */
export type ResumeEntryProps = {
  /** What it is: a position, a project, a degree. */
  title: string | undefined;
  /** Where it was: an employer, a school, a publisher; and the town, the kind and the like. */
  where?: readonly (string | undefined)[];
  start?: string | undefined;
  end?: string | undefined;
  /** The address of what it is about. */
  url?: string | undefined;
  summary?: string | undefined;
  points?: readonly string[] | undefined;
  /** Said in one line below: tools, courses. */
  keywords?: readonly string[] | undefined;
};

/** One job, project, training, award: what, where, when, and what came of it. */
export function ResumeEntry({ title, where, start, end, url, summary, points, keywords }: ResumeEntryProps) {
  const [heading = '', ...places] = allSaid([title, ...(where ?? [])]);
  const outcome = allSaid(points);
  const words = allSaid(keywords);
  return (
    <article className={styles.entry} dir="auto">
      <header className={styles.header}>
        {heading && (
          <h3 className={styles.title}>
            <WebLink address={url} printAddress>
              {heading}
            </WebLink>
          </h3>
        )}
        {places.length > 0 && <p className={styles.where}>{places.join(', ')}</p>}
        <p className={styles.when}>
          <Period start={start} end={end} />
        </p>
      </header>
      {said(summary) && <p dir="auto">{said(summary)}</p>}
      {outcome.length > 0 && (
        <ul>
          {numbered(outcome).map(({ place, item }) => (
            <li key={place} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <p className={styles.keywords} dir="auto">
          {words.join(', ')}
        </p>
      )}
    </article>
  );
}
