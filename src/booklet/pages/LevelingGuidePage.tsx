import { LevelBadge } from '../../art/LevelBadge.tsx';
import { formatCount } from '../../resume/text/fillIn.ts';
import { PageFrame } from '../PageFrame.tsx';
import { StageEntry } from '../StageEntry.tsx';
import { guideSize } from '../textSize.ts';
import { Waiting } from '../Waiting.tsx';
import { GuidePath } from './GuidePath.tsx';
import styles from './LevelingGuidePage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

export interface LevelingGuidePageProps extends InteriorPageProps<'levels'> {
  /** The language of the count of jobs that are not levels. */
  language: string;
}

/** More levels leave no space for the path. */
const maxLevelsAbovePath = 3;

/** Jobs and courses as levels 1 to 5 and a bonus stage, oldest first. */
export function LevelingGuidePage({ view, colors, language, ...rest }: LevelingGuidePageProps) {
  const { heading, none, omitted, shortened, otherStages, levels } = view;
  const { sizePx, points } = guideSize(levels);
  const hiddenCounts = levels.map(({ stage }, index) =>
    points?.[index] === 'first' ? stage.highlights.length - 1 : 0,
  );
  const hiddenCount = hiddenCounts.reduce((sum, count) => sum + Math.max(0, count), 0);
  return (
    <PageFrame {...rest} heading={heading}>
      {levels.length === 0 && <Waiting label={none} colors={colors} />}
      {otherStages > 0 && (
        <p data-faint="" data-text={13}>
          {formatCount(omitted, otherStages, language)}
        </p>
      )}
      {levels.map(({ number, label, stage }, index) => (
        <section key={number} className={styles.level} data-text={sizePx} data-points={points?.[index]}>
          <h3 className={styles.heading}>
            <LevelBadge className={styles.badge} level={number} />
            <span className={styles.number}>{label}</span>
          </h3>
          <StageEntry stage={stage} />
        </section>
      ))}
      {hiddenCount > 0 && (
        <p className={styles.shortened} data-faint="" data-text={13}>
          {formatCount(shortened, hiddenCount, language)}
        </p>
      )}
      {levels.length <= maxLevelsAbovePath && <GuidePath reachedCount={levels.length} />}
    </PageFrame>
  );
}
