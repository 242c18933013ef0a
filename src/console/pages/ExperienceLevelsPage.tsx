import { useRef } from 'react';
import { LevelBadge } from '../../art/LevelBadge.tsx';
import { OptionalLink } from '../../parts/OptionalLink.tsx';
import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { RichList } from '../../parts/RichList.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { currentJobFacts } from '../../resume/levels/currentJobFacts.ts';
import { type Level, levels, nonLevelStageCount } from '../../resume/levels/levels.ts';
import type { Stage } from '../../resume/levels/stages.ts';
import { baseMessagesFor } from '../../resume/messages/baseMessagesFor.ts';
import { consoleSections } from '../../resume/sections/minorSections.ts';
import { hasTextSections } from '../../resume/sections/resumeSections.ts';
import { contentFor } from '../../resume/sections/sectionFields.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { EmptyState } from '../pageParts/EmptyState.tsx';
import { LevelPath } from '../pageParts/LevelPath.tsx';
import { SectionsBelow } from '../pageParts/SectionsBelow.tsx';
import { type FrozenWalk, useWalk } from '../pageParts/useWalk.ts';
import { wordSize } from '../pageParts/wordSize.ts';
import styles from './ExperienceLevelsPage.module.css';
import type { PageProps } from './PageProps.ts';

export interface ExperienceLevelsPageProps extends PageProps {
  /** Freezes the hero on his path: for stories and pictures. */
  frozenWalk?: FrozenWalk | undefined;
}

/**
 * The current job and the path of the levels; then jobs and education as levels 1 to 5 and a bonus
 * stage, oldest first; then certificates and awards.
 */
export function ExperienceLevelsPage({ content, messages, frozenWalk }: ExperienceLevelsPageProps) {
  const ownerText = useOwnerTextProps();
  const text = { ...handheldMessages.levels, ...messages?.levels };
  const visibleContent = contentFor('console', content);
  const currentJob = currentJobFacts(visibleContent);
  const namedLevels = levels(visibleContent).map((level) => ({ ...level, name: nameOf(level.number, text) }));
  const otherStageCount = nonLevelStageCount(visibleContent);
  const sectionsBelow = consoleSections(['certificates', 'awards'], content);
  const headings = useRef(new Map<Level['number'], HTMLElement | null>());
  const walk = useWalk(headings, frozenWalk);
  const goTo = (number: Level['number']) => {
    const heading = headings.current.get(number);
    heading?.focus({ preventScroll: true });
    heading?.closest('section')?.scrollIntoView({ block: 'start' });
    walk.standAt(number);
  };
  return (
    <ConsolePage className={styles.page} heading={text.heading}>
      {currentJob && (
        <section className={styles.today} data-window="">
          <h3 data-word={wordSize(text.currentJob)}>{text.currentJob}</h3>
          <p className={styles.role} {...ownerText} data-word={wordSize(currentJob.role)}>
            {currentJob.role}
          </p>
          <p className={styles.where} data-small="">
            {currentJob.employer && <bdi lang={ownerText.lang}>{currentJob.employer}</bdi>}{' '}
            <span dir="auto">{text.since.replace('{date}', currentJob.since)}</span>
          </p>
        </section>
      )}
      {namedLevels.length > 1 && (
        <LevelPath
          name={text.path}
          levels={namedLevels}
          onLevelChosen={goTo}
          heroRef={walk.hero}
          colors={content.game.character}
        />
      )}
      {namedLevels.length === 0 && sectionsBelow.length === 0 && (
        <EmptyState text={hasTextSections(content) ? text.inResume : text.none} colors={content.game.character} />
      )}
      {namedLevels.map(({ number, name, stage, isAtSameEmployer }) => (
        <section key={number} className={styles.level}>
          <LevelBadge className={styles.badge} level={number} />
          <h3 ref={(heading) => void headings.current.set(number, heading)} tabIndex={-1}>
            {name}
          </h3>
          <StageEntry stage={stage} sameOrganization={isAtSameEmployer ? text.sameOrganization : undefined} />
        </section>
      ))}
      {otherStageCount > 0 && <p dir="auto">{text.omitted.replace('{count}', String(otherStageCount))}</p>}
      <SectionsBelow sections={sectionsBelow} periods={baseMessagesFor(content)} />
    </ConsolePage>
  );
}

/** A job or education entry. `sameOrganization` replaces an employer that the previous level has named. */
function StageEntry({ stage, sameOrganization }: { stage: Stage; sameOrganization: string | undefined }) {
  const ownerText = useOwnerTextProps();
  const { title, organization, description, period, duration, summary, highlights, url } = stage;
  const organizationText = sameOrganization ?? organization;
  return (
    <div className={styles.stage}>
      <div className={styles.plate} data-window="">
        <h4 {...ownerText} data-word={wordSize(title)}>
          <OptionalLink url={organization ? undefined : url}>{title}</OptionalLink>
        </h4>
        {organizationText && (
          <p dir="auto" lang={sameOrganization ? undefined : ownerText.lang}>
            <OptionalLink url={sameOrganization ? undefined : url}>{organizationText}</OptionalLink>
          </p>
        )}
        {description && !sameOrganization && (
          <p data-small="" {...ownerText}>
            {description}
          </p>
        )}
        {period && (
          <p className={styles.time} data-small="">
            <bdi lang={ownerText.lang}>{period}</bdi> {duration && <bdi className={styles.length}>{duration}</bdi>}
          </p>
        )}
      </div>
      <RichBlocks text={summary} />
      <RichList className={styles.highlights} data-rich="" texts={highlights} />
    </div>
  );
}

function nameOf(number: Level['number'], text: typeof handheldMessages.levels): string {
  return number === 'bonus' ? text.bonus : text.level.replace('{number}', String(number));
}
