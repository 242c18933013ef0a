import { clsx } from 'clsx';
import { Linked } from '../../parts/Linked.tsx';
import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { RichList } from '../../parts/RichList.tsx';
import type { Stage } from '../../resume/levels/stages.ts';
import { longWord } from './longWord.ts';
import styles from './StageEntry.module.css';

export interface StageEntryProps {
  className: string | undefined;
  /** The job or course. */
  stage: Stage;
  /** Replaces an organization that the previous level named. */
  samePlace?: string | undefined;
}

/** A job or course of a level: title, organization, duration and results. */
export function StageEntry({ className, stage, samePlace }: StageEntryProps) {
  const {
    title,
    organization: organizationName,
    description,
    period,
    duration: length,
    summary,
    highlights,
    url,
  } = stage;
  const where = samePlace ?? organizationName;
  return (
    <div className={clsx(styles.stage, className)}>
      <div className={styles.plate} data-window="">
        <h4 dir="auto" data-word={longWord(title)}>
          <Linked url={organizationName ? undefined : url}>{title}</Linked>
        </h4>
        {where && (
          <p dir="auto">
            <Linked url={samePlace ? undefined : url}>{where}</Linked>
          </p>
        )}
        {description && !samePlace && (
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
