import { Linked } from '../../parts/Linked.tsx';
import { formatCount } from '../../resume/text/fillIn.ts';
import { guideSize, maxRoomyLevels } from '../mapSizes.ts';
import { PageFrame } from '../PageFrame.tsx';
import { sum } from '../textSize.ts';
import { Waiting } from '../Waiting.tsx';
import styles from './LevelingGuidePage.module.css';
import { MapStop } from './MapStop.tsx';
import type { InteriorPageProps } from './PageProps.ts';

export interface LevelingGuidePageProps extends InteriorPageProps<'levels'> {
  /** The locale that formats the number of jobs left out. */
  language: string;
  /** The address of the full résumé, for what has no space here. */
  resumeUrl?: string | undefined;
}

/**
 * Jobs and courses as levels 1 to 5 and a bonus stage, oldest first: stops on the road that leads to
 * the castle on the next page.
 */
export function LevelingGuidePage({ view, colors, language, resumeUrl, ...rest }: LevelingGuidePageProps) {
  const { heading, none, omitted, shortened, otherStages, levels } = view;
  const { sizePx, points } = guideSize(levels);
  const hiddenCount = sum(
    levels.map(({ stage }, index) => (points?.[index] === 'first' ? Math.max(0, stage.highlights.length - 1) : 0)),
  );
  const isRoomy = levels.length <= maxRoomyLevels;
  return (
    <PageFrame {...rest} heading={heading} map={isRoomy ? 'wooded' : 'open'}>
      {levels.length === 0 && (
        <>
          <div className={styles.road} />
          <Waiting label={none} colors={colors} isOnMap />
        </>
      )}
      {levels.map(({ number, label, stage }, index) => (
        <MapStop
          key={number}
          level={number}
          label={label}
          stage={stage}
          sizePx={sizePx}
          points={points?.[index]}
          isRoomy={isRoomy}
        />
      ))}
      {(otherStages > 0 || hiddenCount > 0) && (
        <div className={styles.counts} data-text={14}>
          {otherStages > 0 && (
            <p>
              <Linked url={resumeUrl}>{formatCount(omitted, otherStages, language)}</Linked>
            </p>
          )}
          {hiddenCount > 0 && (
            <p className={styles.shortened}>
              <Linked url={resumeUrl}>{formatCount(shortened, hiddenCount, language)}</Linked>
            </p>
          )}
        </div>
      )}
    </PageFrame>
  );
}
