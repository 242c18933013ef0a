import type { ComponentProps } from 'react';
import type { Game } from '../../content/Game.ts';
import { webAddress } from '../../content/webAddress.ts';
import { ConsoleButton } from '../ConsoleButton.tsx';
import { ConsolePage } from '../ConsolePage.tsx';
import { keyed } from '../keyed.ts';
import { Paragraphs } from '../Paragraphs.tsx';
import type { PageProps } from './PageProps.ts';
import styles from './SideQuestsPage.module.css';

const fixedWords = {
  heading: 'Side Quests',
  kicker: 'Bonus Content',
  back: 'Back to the menu',
  /** Said when the owner has none. */
  none: 'No side quests. The main quest comes first.',
};

/** The fixed words of {@link SideQuestsPage}. */
export type SideQuestsWords = typeof fixedWords;

/** What {@link SideQuestsPage} takes, beside what every page does. */
export interface SideQuestsPageProps extends PageProps<SideQuestsWords> {
  /** The side quest shown in detail, by its place from 0. Without one, or with one there is not, the menu is shown. */
  quest?: number | undefined;
  /** A side quest was chosen from the menu. */
  onQuestChosen: (quest: number) => void;
  /** The visitor wants the menu again. */
  onQuestLeft: () => void;
}

/** Page 7: a menu of what the owner does beside the main quest, each with a page of its own. */
export function SideQuestsPage({ content, words, quest, onQuestChosen, onQuestLeft, ...rest }: SideQuestsPageProps) {
  const text = { ...fixedWords, ...words };
  const { sideQuests } = content.game;
  const chosen = quest === undefined ? undefined : sideQuests[quest];
  if (chosen) return <QuestDetail {...rest} quest={chosen} back={text.back} onQuestLeft={onQuestLeft} />;
  return (
    <ConsolePage {...rest} heading={text.heading}>
      {sideQuests.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <p>{text.kicker}</p>
          <ul className={styles.menu}>
            {keyed(sideQuests).map(({ key, item }) => (
              <li key={key}>
                <ConsoleButton className={styles.choice} onClick={() => onQuestChosen(key)}>
                  <bdi className={styles.title}>{item.title}</bdi> <bdi>{item.kind}</bdi>
                </ConsoleButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConsolePage>
  );
}

interface QuestDetailProps extends Omit<ComponentProps<'article'>, 'children'> {
  quest: Game['sideQuests'][number];
  back: string;
  onQuestLeft: () => void;
}

function QuestDetail({ quest: { title, kind, story, link }, back, onQuestLeft, ...rest }: QuestDetailProps) {
  const address = webAddress(link?.url);
  return (
    <ConsolePage {...rest} heading={title}>
      <p dir="auto">{kind}</p>
      <Paragraphs texts={story} />
      {link && address && (
        <p>
          <a dir="auto" href={address}>
            {link.label}
          </a>
        </p>
      )}
      <ConsoleButton onClick={onQuestLeft}>{back}</ConsoleButton>
    </ConsolePage>
  );
}
