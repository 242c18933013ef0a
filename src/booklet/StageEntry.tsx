import { Linked } from '../parts/Linked.tsx';
import { RichBlocks } from '../parts/RichBlocks.tsx';
import { RichList } from '../parts/RichList.tsx';
import { useOwnerTextProps } from '../parts/useOwnerTextProps.ts';
import type { Stage } from '../resume/levels/stages.ts';
import styles from './StageEntry.module.css';

/** A job or course in print: title, organization, dates, duration and results. */
export function StageEntry({
  stage,
}: {
  /** A job or course. Lines without a text are omitted. */
  stage: Stage;
}) {
  const { lang } = useOwnerTextProps();
  const { title, organization: organizationName, period, duration: length, summary, highlights, url } = stage;
  return (
    <div dir="auto">
      <h4 lang={lang}>
        <Linked url={organizationName ? undefined : url}>{title}</Linked>
      </h4>
      {(organizationName || period || length) && (
        <p className={styles.where}>
          {organizationName && (
            <bdi lang={lang}>
              <Linked url={url}>{organizationName}</Linked>
            </bdi>
          )}
          {organizationName && (period || length) && ' · '}
          {period && (
            <bdi lang={lang} data-faint="">
              {period}
            </bdi>
          )}{' '}
          {length && <b className={styles.length} dir="auto">{`(${length})`}</b>}
        </p>
      )}
      <RichBlocks className={styles.description} text={summary} />
      <RichList className={styles.description} data-rich="" texts={highlights} />
    </div>
  );
}
