import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { PlacedStage } from '../../content/placesOnce.ts';
import { Linked } from '../../parts/Linked.tsx';
import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { RichList } from '../../parts/RichList.tsx';
import styles from './StageEntry.module.css';

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
    <div {...rest} className={clsx(styles.stage, className)}>
      <div className={styles.plate} data-window="">
        <h4 dir="auto">
          <Linked url={place ? undefined : url}>{title}</Linked>
        </h4>
        {where && (
          <p dir="auto">
            <Linked url={stage.samePlace ? undefined : url}>{where}</Linked>
          </p>
        )}
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
      <RichList className={styles.highlights} data-rich="" texts={highlights} />
    </div>
  );
}
