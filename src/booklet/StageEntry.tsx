import type { ComponentProps } from 'react';
import type { Stage } from '../content/stages.ts';
import { BulletList } from './BulletList.tsx';
import styles from './StageEntry.module.css';

/** What {@link StageEntry} takes, and whatever a `<div>` does. */
export interface StageEntryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The job or training. */
  stage: Stage;
}

/** One job or training of a level in print: what, where, when, how long, and what came of it. */
export function StageEntry({ stage, className, ...rest }: StageEntryProps) {
  const { title, place, period, length, summary, highlights, url } = stage;
  return (
    <div {...rest} className={[styles.stage, className].filter(Boolean).join(' ')}>
      <h4 dir="auto">{url && !place ? <a href={url}>{title}</a> : title}</h4>
      {place && <p dir="auto">{url ? <a href={url}>{place}</a> : place}</p>}
      {(period || length) && (
        <p className={styles.time}>
          {period && <span dir="auto">{period}</span>}
          {length && <b className={styles.length}>{length}</b>}
        </p>
      )}
      {summary && <p dir="auto">{summary}</p>}
      <BulletList texts={highlights} />
    </div>
  );
}
