import { LevelBadge } from '../../art/LevelBadge.tsx';
import { besideLevels, type Level, levels } from '../../content/levels.ts';
import { guidePlan } from '../../content/print/guidePlan.ts';
import { type ManualWords, manualWords } from '../../content/print/manualWords.ts';
import type { TextSizePx } from '../../content/print/pageAreas.ts';
import { chosenContent } from '../../content/sectionNames.ts';
import { LeftOut } from '../LeftOut.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { StageEntry } from '../StageEntry.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './LevelingGuidePage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/**
 * Work and training as levels 1 to 5 and a bonus stage, the oldest first. What they tell is shortened to fit; set anew, the page has
 * all of it. What is no level is counted.
 */
export function LevelingGuidePage({ content, words, ...rest }: InteriorPageProps<ManualWords['levelingGuide']>) {
  const { language } = content.game.site;
  const text = { ...manualWords.levelingGuide, ...words };
  const chosen = chosenContent('manual', content);
  const all = levels(chosen);
  const beside = besideLevels(chosen);
  const { levels: fitted, sizePx, omitted, detailsLeftOut } = guidePlan(all);
  const isCut = omitted > 0 || detailsLeftOut > 0;
  return (
    <PageFrame {...rest} heading={text.heading}>
      {all.length === 0 && <Waiting words={text.none} colours={content.game.character} />}
      <div data-edition={isCut ? 'fitted' : 'both'}>
        <LeftOut words={text.omitted} count={omitted + beside} language={language} />
        <Levels levels={fitted} sizePx={sizePx} words={text} />
        <LeftOut words={text.shortened} count={detailsLeftOut} language={language} />
      </div>
      {isCut && (
        <div data-edition="full">
          <LeftOut words={text.omitted} count={beside} language={language} />
          <Levels levels={all} sizePx={sizePx} words={text} />
        </div>
      )}
    </PageFrame>
  );
}

interface LevelsProps {
  levels: readonly Level[];
  sizePx: TextSizePx;
  words: Pick<ManualWords['levelingGuide'], 'level' | 'bonus'>;
}

function Levels({ levels: shown, sizePx, words }: LevelsProps) {
  return shown.map(({ number, stage }) => (
    <section key={number} className={styles.level} data-text={sizePx}>
      <h3 className={styles.heading}>
        <LevelBadge className={styles.badge} level={number} />
        <span className={styles.number}>
          {number === 'bonus' ? words.bonus : words.level.replace('{number}', String(number))}
        </span>
      </h3>
      <StageEntry stage={stage} />
    </section>
  ));
}
