import { LevelBadge } from '../../art/LevelBadge.tsx';
import { type Level, levels, nonLevelStageCount } from '../../resume/levels/levels.ts';
import { guideLayout } from '../../resume/manual/guideLayout.ts';
import type { TextSizePx } from '../../resume/manual/pageAreas.ts';
import { type ManualMessages, manualMessages } from '../../resume/messages/manualMessages.ts';
import { contentFor } from '../../resume/sections/sectionNames.ts';
import { LeftOut } from '../LeftOut.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { StageEntry } from '../StageEntry.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './LevelingGuidePage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

/**
 * Jobs and courses as levels 1 to 5 and a bonus stage, oldest first. Details are shortened to fit;
 * the pocket edition shows everything.
 */
export function LevelingGuidePage({ content, messages, ...rest }: InteriorPageProps<ManualMessages['levelingGuide']>) {
  const { language } = content.game.site;
  const text = { ...manualMessages.levelingGuide, ...messages };
  const visibleContent = contentFor('manual', content);
  const all = levels(visibleContent);
  const otherStages = nonLevelStageCount(visibleContent);
  const { levels: fittedLevels, sizePx, omitted, detailsLeftOut } = guideLayout(all);
  const isCut = omitted > 0 || detailsLeftOut > 0;
  return (
    <PageFrame {...rest} heading={text.heading}>
      {all.length === 0 && <Waiting label={text.none} colours={content.game.character} />}
      <div data-edition={isCut ? 'fitted' : 'both'}>
        <LeftOut messages={text.omitted} count={omitted + otherStages} language={language} />
        <Levels levels={fittedLevels} sizePx={sizePx} messages={text} />
        <LeftOut messages={text.shortened} count={detailsLeftOut} language={language} />
      </div>
      {isCut && (
        <div data-edition="full">
          <LeftOut messages={text.omitted} count={otherStages} language={language} />
          <Levels levels={all} sizePx={sizePx} messages={text} />
        </div>
      )}
    </PageFrame>
  );
}

interface LevelsProps {
  levels: readonly Level[];
  sizePx: TextSizePx;
  messages: Pick<ManualMessages['levelingGuide'], 'level' | 'bonus'>;
}

function Levels({ levels: visibleLevels, sizePx, messages }: LevelsProps) {
  return visibleLevels.map(({ number, stage }) => (
    <section key={number} className={styles.level} data-text={sizePx}>
      <h3 className={styles.heading}>
        <LevelBadge className={styles.badge} level={number} />
        <span className={styles.number}>
          {number === 'bonus' ? messages.bonus : messages.level.replace('{number}', String(number))}
        </span>
      </h3>
      <StageEntry stage={stage} />
    </section>
  ));
}
