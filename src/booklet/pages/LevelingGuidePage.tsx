import { LevelBadge } from '../../art/LevelBadge.tsx';
import { chosenContent } from '../../content/chosenContent.ts';
import { levels } from '../../content/levels.ts';
import { guidePlan } from '../../content/print/guidePlan.ts';
import { smallestTextPx } from '../../content/print/pageMetrics.ts';
import { keyed } from '../../parts/keyed.ts';
import { PageFrame } from '../PageFrame.tsx';
import { StageEntry } from '../StageEntry.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './LevelingGuidePage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

const fixedWords = {
  heading: 'Leveling Guide',
  /** `{number}` is the level's, 1 to 5. */
  level: 'Level {number}',
  bonus: 'Bonus Stage',
  /** Said when the résumé lists neither work nor training. */
  none: 'No levels cleared yet: this is a fresh save file.',
  /** Said when the oldest entries have no room. `{count}` is how many. */
  omitted: '… and {count} earlier: the plain résumé has them all.',
  /** Said when summaries or highlights have no room. `{count}` is how many. */
  shortened: '+{count} details in the plain résumé.',
};

/** The fixed words of {@link LevelingGuidePage}. */
export type LevelingGuideWords = typeof fixedWords;

/**
 * Work and training as levels 1 to 5 and a bonus stage, the oldest first. A long history is told more briefly; when
 * even that does not fit, the newest entries stay and the others are counted.
 */
export function LevelingGuidePage({ content, words, ...rest }: InteriorPageProps<LevelingGuideWords>) {
  const text = { ...fixedWords, ...words };
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
