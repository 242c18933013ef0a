import { Icon, type IconName } from '../../art/Icon.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { withKeys } from '../../parts/withKeys.ts';
import { baseMessagesFor } from '../../resume/messages/baseMessagesFor.ts';
import { consoleSections } from '../../resume/sections/minorSections.ts';
import { contentFor } from '../../resume/sections/sectionFields.ts';
import { skillGroups } from '../../resume/sections/skillGroups.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { EmptyState } from '../pageParts/EmptyState.tsx';
import { SectionsBelow } from '../pageParts/SectionsBelow.tsx';
import { wordSize } from '../pageParts/wordSize.ts';
import styles from './ControlsPage.module.css';
import type { PageProps } from './PageProps.ts';

/** The icons next to the groups. The fifth group has the first icon again. */
const groupIcons: readonly IconName[] = ['d-pad', 'a', 'b', 'select'];

/** The skills in groups, then the languages. */
export function ControlsPage({ content, messages }: PageProps) {
  const ownerText = useOwnerTextProps();
  const text = { ...handheldMessages.controls, ...messages?.controls };
  const groups = skillGroups(contentFor('console', content).resume);
  const sectionsBelow = consoleSections(['languages'], content);
  return (
    <ConsolePage className={styles.page} heading={text.heading}>
      {groups.length === 0 && sectionsBelow.length === 0 && (
        <EmptyState text={text.none} colors={content.game.character} />
      )}
      {withKeys(groups).map(({ key, item: { name, level, keywords } }) => (
        <section key={key} className={styles.group}>
          {name && (
            <h3 data-icon-line="">
              <Icon name={groupIcons[key % groupIcons.length] ?? 'd-pad'} />
              <span {...ownerText} data-word={wordSize(name)}>
                {name} {level && <bdi data-small="">{level}</bdi>}
              </span>
            </h3>
          )}
          {keywords.length > 0 && (
            <ul className={styles.moves}>
              {withKeys(keywords).map(({ key, item }) => (
                <li key={key} {...ownerText}>
                  {item}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <SectionsBelow sections={sectionsBelow} periods={baseMessagesFor(content)} />
    </ConsolePage>
  );
}
