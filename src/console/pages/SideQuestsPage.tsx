import { clsx } from 'clsx';
import { Icon } from '../../art/Icon.tsx';
import { SideQuestPicture } from '../../art/SideQuestPicture.tsx';
import { OptionalLink } from '../../parts/OptionalLink.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { withKeys } from '../../parts/withKeys.ts';
import type { Content } from '../../resume/Content.ts';
import { type CaseStudyPicture, caseStudyLinks, caseStudyOf } from '../../resume/caseStudies.ts';
import type { SideQuest } from '../../resume/Game.ts';
import { baseMessagesFor } from '../../resume/messages/baseMessagesFor.ts';
import { consoleSections } from '../../resume/sections/minorSections.ts';
import { webAddress } from '../../resume/text/webAddress.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { ConsoleButton } from '../pageParts/ConsoleButton.tsx';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { EmptyState } from '../pageParts/EmptyState.tsx';
import { intoView } from '../pageParts/intoView.ts';
import { SectionsBelow } from '../pageParts/SectionsBelow.tsx';
import { wordSize } from '../pageParts/wordSize.ts';
import type { CurrentPageProps, PageProps } from './PageProps.ts';
import styles from './SideQuestsPage.module.css';

/** The part of a picture of 64 x 40 dots that leaves enough space for text. */
const pictureCrop = { x: 12, y: 2, width: 40, height: 36 };

/** The size of an owner's picture, in dots of the console. */
const ownPictureSize = { width: 64, height: 40 };

export type SideQuestsPageProps = PageProps & Pick<CurrentPageProps, 'state' | 'onEvent'>;

/** A list of the owner's side quests, each with a detail page; then minor sections of the résumé. */
export function SideQuestsPage({ content, messages, state, onEvent }: SideQuestsPageProps) {
  const { lang } = useOwnerTextProps();
  const text = { ...handheldMessages.sideQuests, ...messages?.sideQuests };
  const { sideQuests } = content.game;
  const sectionsBelow = consoleSections(['volunteer', 'publications', 'interests', 'references'], content);
  const questState = state.page === 'side-quests' ? state : undefined;
  const selectedQuest = questState?.view === 'detail' ? sideQuests[questState.quest] : undefined;
  const cursor = questState?.view === 'list' ? questState.cursor : undefined;
  if (selectedQuest) {
    return (
      <QuestDetail
        quest={selectedQuest}
        content={content}
        back={text.back}
        onQuestClose={() => onEvent({ type: 'quest-closed' })}
      />
    );
  }
  return (
    <ConsolePage className={styles.page} heading={text.heading}>
      {sideQuests.length === 0 && sectionsBelow.length === 0 && (
        <EmptyState text={text.none} colors={content.game.character} />
      )}
      {sideQuests.length > 0 && (
        <p data-small="" dir="auto">
          {text.kicker}
        </p>
      )}
      {sideQuests.length > 0 && (
        <ul>
          {withKeys(sideQuests).map(({ key, item: { title, kind, picture } }) => (
            <li key={key}>
              <ConsoleButton
                ref={key === cursor ? intoView : null}
                className={styles.choice}
                aria-current={key === cursor || undefined}
                onClick={() => onEvent({ type: 'quest-chosen', quest: key })}
              >
                <Icon className={styles.cursor} name="arrow-right" />
                <QuestPicture picture={picture} ownPicture={caseStudyOf(title, content)?.picture} />
                <span className={styles.label}>
                  <bdi className={styles.title} lang={lang} data-word={wordSize(title)}>
                    {title}
                  </bdi>{' '}
                  <bdi>{kind}</bdi>
                </span>
              </ConsoleButton>
            </li>
          ))}
        </ul>
      )}
      <SectionsBelow sections={sectionsBelow} periods={baseMessagesFor(content)} />
    </ConsolePage>
  );
}

function QuestPicture({
  picture,
  ownPicture,
}: {
  picture: SideQuest['picture'];
  ownPicture: CaseStudyPicture | undefined;
}) {
  return ownPicture ? (
    <img className={clsx(styles.own, styles.picture)} src={ownPicture.dots} alt="" {...ownPictureSize} />
  ) : (
    <SideQuestPicture className={styles.picture} picture={picture} crop={pictureCrop} />
  );
}

interface QuestDetailProps {
  quest: SideQuest;
  content: Content;
  back: string;
  onQuestClose: () => void;
}

/** A side quest's picture, story and links, and a button back to the list. */
function QuestDetail({ quest, content, back, onQuestClose }: QuestDetailProps) {
  const { lang } = useOwnerTextProps();
  const { title, kind, picture, story, link } = quest;
  const caseStudy = caseStudyOf(title, content);
  const address = webAddress(link?.url);
  return (
    <ConsolePage heading={title}>
      <figure className={styles.figure}>
        {caseStudy?.picture ? (
          <img className={styles.own} src={caseStudy.picture.dots} alt={caseStudy.picture.alt} {...ownPictureSize} />
        ) : (
          <SideQuestPicture picture={picture} />
        )}
        <figcaption dir="auto">{kind}</figcaption>
      </figure>
      <Paragraphs texts={story} lang={lang} />
      {link && address && (
        <p>
          <a dir="auto" href={address} rel="noreferrer">
            {link.label}
          </a>
        </p>
      )}
      {caseStudyLinks(caseStudy, content).map(({ label, url }) => (
        <p key={url}>
          <OptionalLink url={url}>{label}</OptionalLink>
        </p>
      ))}
      <ConsoleButton className={styles.back} data-icon-line="" onClick={onQuestClose}>
        <Icon className={styles.arrow} name="arrow-left" />
        <span>{back}</span>
      </ConsoleButton>
    </ConsolePage>
  );
}
