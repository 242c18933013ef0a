import type { ComponentProps } from 'react';
import type { PlacedStage } from '../content/placesOnce.ts';
import { RichBlocks } from '../parts/RichBlocks.tsx';
import { BulletList } from './BulletList.tsx';
import styles from './StageEntry.module.css';

/** What {@link StageEntry} takes, and whatever a `<div>` does. */
export interface StageEntryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The job or training. */
  stage: PlacedStage;
  /** Stands for a place that the stage before has named. */
  samePlace: string;
}

/** One job or training of a level in print: what, where, when, how long, and what came of it. */
export function StageEntry({ stage, samePlace, className, ...rest }: StageEntryProps) {
  const { title, place, period, length, summary, highlights, url } = stage;
  const where = stage.samePlace ? samePlace : place;
  return (
    <div dir="auto" {...rest} className={[styles.stage, className].filter(Boolean).join(' ')}>
      <h4>{url && !place ? <a href={url}>{title}</a> : title}</h4>
      {(place || period || length) && (
        <p className={styles.where}>
          {where && <bdi>{url && !stage.samePlace ? <a href={url}>{where}</a> : where}</bdi>}
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
