import { OptionalLink } from '../../parts/OptionalLink.tsx';
import { formatCount } from '../../resume/text/fillIn.ts';
import { EmptyState } from '../EmptyState.tsx';
import { guideSize, maxRoomyLevels } from '../mapSizes.ts';
import { PageFrame } from '../PageFrame.tsx';
import { sum } from '../textSize.ts';
import styles from './LevelingGuidePage.module.css';
import { MapStop } from './MapStop.tsx';
import type { InteriorPageProps } from './PageProps.ts';

export interface LevelingGuidePageProps extends InteriorPageProps<'levels'> {
  /** The language of the counts, for their plural forms. */
  language: string;
  /** The URL of the full résumé, to which the counts and a page without levels link. */
  resumeUrl?: string | undefined;
}

/**
 * Jobs and education as levels 1 to 5 and a bonus stage, oldest first: stops on the road that leads to
 * the castle on the next page.
 */
export function LevelingGuidePage({ view, colors, language, resumeUrl, ...rest }: LevelingGuidePageProps) {
  const { heading, omitted, shortened, otherStageCount, levels } = view;
  const { sizePx, highlights } = guideSize(levels);
  const hiddenCount = sum(
    levels.map(({ stage }, index) => (highlights?.[index] === 'first' ? Math.max(0, stage.highlights.length - 1) : 0)),
  );
  const isRoomy = levels.length <= maxRoomyLevels;
  return (
    <PageFrame {...rest} heading={heading} map={isRoomy ? 'wooded' : 'open'}>
      {levels.length === 0 && (
        <>
          <div className={styles.road} />
          <EmptyState
            label={<OptionalLink url={view.isInResume ? resumeUrl : undefined}>{view.none}</OptionalLink>}
            colors={colors}
            isOnMap
          />
        </>
      )}
      {levels.map(({ number, label, stage }, index) => (
        <MapStop
          key={number}
          level={number}
          label={label}
          stage={stage}
          sizePx={sizePx}
          highlights={highlights?.[index]}
          isRoomy={isRoomy}
        />
      ))}
      {(otherStageCount > 0 || hiddenCount > 0) && (
        <div className={styles.counts} data-font-size={14}>
          {otherStageCount > 0 && (
            <p>
              <OptionalLink url={resumeUrl}>{formatCount(omitted, otherStageCount, language)}</OptionalLink>
            </p>
          )}
          {hiddenCount > 0 && (
            <p className={styles.shortened}>
              <OptionalLink url={resumeUrl}>{formatCount(shortened, hiddenCount, language)}</OptionalLink>
            </p>
          )}
        </div>
      )}
    </PageFrame>
  );
}
