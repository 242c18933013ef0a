import { LevelBadge } from '../../art/LevelBadge.tsx';
import { consoleSections } from '../../content/consoleSections.ts';
import { levels } from '../../content/levels.ts';
import { placesOnce } from '../../content/placesOnce.ts';
import { chosenContent } from '../../content/sectionNames.ts';
import { keyed } from '../../parts/keyed.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import type { PageProps } from '../pageParts/PageProps.ts';
import { SectionsBelow } from '../pageParts/SectionsBelow.tsx';
import { StageEntry } from '../pageParts/StageEntry.tsx';
import styles from './ExperienceLevelsPage.module.css';

const fixedWords = {
  heading: 'Experience Levels',
  /** `{number}` is the level's, 1 to 5. */
  level: 'Level {number}',
  bonus: 'Bonus Stage',
  /** Stands for a company that the level before has named. */
  samePlace: 'Same company',
  /** Said when the résumé lists neither work nor training. */
  none: 'A new game: level 1 could be yours.',
};

/** The fixed words of {@link ExperienceLevelsPage}. */
export type ExperienceLevelsWords = typeof fixedWords;

/** Work and training as levels 1 to 5 and a bonus stage, the oldest first; below them certificates and awards. */
export function ExperienceLevelsPage({ content, words, ...rest }: PageProps<ExperienceLevelsWords>) {
  const text = { ...fixedWords, ...words };
  const reached = placesOnce(levels(chosenContent('console', content)));
  const below = consoleSections('levels', content);
  return (
    <ConsolePage {...rest} heading={text.heading}>
      {reached.length === 0 && below.length === 0 && <p dir="auto">{text.none}</p>}
      {reached.map(({ number, stages }) => (
        <section key={number} className={styles.level}>
          <LevelBadge className={styles.badge} level={number} />
          <h3>{number === 'bonus' ? text.bonus : text.level.replace('{number}', String(number))}</h3>
          <div className={styles.stages}>
            {keyed(stages).map(({ key, item }) => (
              <StageEntry key={key} stage={item} samePlace={text.samePlace} />
            ))}
          </div>
        </section>
      ))}
      <SectionsBelow sections={below} language={content.game.site.language} />
    </ConsolePage>
  );
}
