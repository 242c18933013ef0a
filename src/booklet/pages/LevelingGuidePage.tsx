import { levels } from '../../content/levels.ts';
import { keyed } from '../keyed.ts';
import { PageFrame } from '../PageFrame.tsx';
import { StageEntry } from '../StageEntry.tsx';
import styles from './LevelingGuidePage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

const fixedWords = {
  heading: 'Leveling Guide',
  /** `{number}` is the level's, 1 to 5. */
  level: 'Level {number}',
  bonus: 'Bonus Stage',
  /** Said when the résumé lists neither work nor training. */
  none: 'No levels cleared yet: this is a fresh save file.',
};

/** The fixed words of {@link LevelingGuidePage}. */
export type LevelingGuideWords = typeof fixedWords;

/** Work and training as levels 1 to 5 and a bonus stage, the oldest first. */
export function LevelingGuidePage({ content, words, ...rest }: InteriorPageProps<LevelingGuideWords>) {
  const text = { ...fixedWords, ...words };
  const cleared = levels(content);
  return (
    <PageFrame {...rest} heading={text.heading}>
      {cleared.length === 0 && <p>{text.none}</p>}
      {cleared.map(({ number, stages }) => (
        <div key={number} className={styles.level} data-level={number}>
          <h3 className={styles.badge}>
            {number === 'bonus' ? text.bonus : text.level.replace('{number}', String(number))}
          </h3>
          {keyed(stages).map(({ key, item }) => (
            <StageEntry key={key} stage={item} />
          ))}
        </div>
      ))}
    </PageFrame>
  );
}
