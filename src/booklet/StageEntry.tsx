import type { ComponentProps } from 'react';
import type { Stage } from '../content/stages.ts';
import { RichBlocks } from '../parts/RichBlocks.tsx';
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
    <div dir="auto" {...rest} className={[styles.stage, className].filter(Boolean).join(' ')}>
      <h4>{url && !place ? <a href={url}>{title}</a> : title}</h4>
      {(place || period || length) && (
        <p className={styles.where}>
          {place && <bdi>{url ? <a href={url}>{place}</a> : place}</bdi>}
          {place && (period || length) && ' · '}
          {period && <bdi className={styles.period}>{period}</bdi>}{' '}
          {length && <b className={styles.length} dir="auto">{`(${length})`}</b>}
        </p>
      )}
      <RichBlocks className={styles.told} text={summary} />
      <BulletList className={styles.told} texts={highlights} />
    </div>
  );
}
