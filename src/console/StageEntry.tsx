import type { ComponentProps } from 'react';
import type { PlacedStage } from '../content/placesOnce.ts';
import { keyed } from '../parts/keyed.ts';
import { RichBlocks } from '../parts/RichBlocks.tsx';
import { RichItem } from '../parts/RichItem.tsx';
import styles from './StageEntry.module.css';

/** What {@link StageEntry} takes, and whatever a `<div>` does. */
export interface StageEntryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The job or training. */
  stage: PlacedStage;
  /** Stands for a place that the stage before has named. */
  samePlace: string;
}

/** One job or training of a level: what, where, how long, and what came of it. */
export function StageEntry({ stage, samePlace, className, ...rest }: StageEntryProps) {
  const { title, place, description, period, length, summary, highlights, url } = stage;
  const where = stage.samePlace ? samePlace : place;
  return (
    <div {...rest} className={[styles.stage, className].filter(Boolean).join(' ')}>
      <div className={styles.plate} data-window="">
        <h4 dir="auto">{url && !place ? <a href={url}>{title}</a> : title}</h4>
        {where && <p dir="auto">{url && !stage.samePlace ? <a href={url}>{where}</a> : where}</p>}
        {description && !stage.samePlace && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {period && (
          <p className={styles.time}>
            <bdi>{period}</bdi> {length && <bdi className={styles.length}>{length}</bdi>}
          </p>
        )}
      </div>
      <RichBlocks text={summary} />
      {highlights.length > 0 && (
        <ul className={styles.highlights} data-rich="">
          {keyed(highlights).map(({ key, item }) => (
            <li key={key} dir="auto">
              <RichItem text={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
