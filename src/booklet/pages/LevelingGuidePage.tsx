import { LevelBadge } from '../../art/LevelBadge.tsx';
import { chosenContent } from '../../content/chosenContent.ts';
import { levels } from '../../content/levels.ts';
import { guidePlan } from '../../content/print/guidePlan.ts';
import { manualWords } from '../../content/print/manualWords.ts';
import { smallestTextPx } from '../../content/print/pageArea.ts';
import { keyed } from '../../parts/keyed.ts';
import { PageFrame } from '../PageFrame.tsx';
import { StageEntry } from '../StageEntry.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './LevelingGuidePage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/** The fixed words of {@link LevelingGuidePage}. */
export type LevelingGuideWords = typeof manualWords.levelingGuide;

/**
 * Work and training as levels 1 to 5 and a bonus stage, the oldest first. A long history is shortened; when
 * even that does not fit, the newest entries stay and the others are counted.
 */
export function LevelingGuidePage({ content, words, ...rest }: InteriorPageProps<LevelingGuideWords>) {
  const text = { ...manualWords.levelingGuide, ...words };
  const plan = guidePlan(levels(chosenContent('manual', content)));
  return (
    <PageFrame {...rest} heading={text.heading}>
      {plan.levels.length === 0 && <Waiting words={text.none} colours={content.game.character} />}
      {plan.omitted > 0 && (
        <p className={styles.omitted} data-text={smallestTextPx}>
          {text.omitted.replace('{count}', String(plan.omitted))}
        </p>
      )}
      {plan.levels.map(({ number, stages }) => (
        <section key={number} className={styles.level} data-text={plan.sizePx}>
          <h3 className={styles.heading}>
            <LevelBadge className={styles.badge} level={number} />
            <span className={styles.number}>
              {number === 'bonus' ? text.bonus : text.level.replace('{number}', String(number))}
            </span>
          </h3>
          <div className={styles.stages}>
            {keyed(stages).map(({ key, item }) => (
              <StageEntry key={key} stage={item} />
            ))}
          </div>
        </section>
      ))}
      {plan.detailsLeftOut > 0 && (
        <p className={styles.omitted} data-text={smallestTextPx}>
          {text.shortened.replace('{count}', String(plan.detailsLeftOut))}
        </p>
      )}
    </PageFrame>
  );
}
