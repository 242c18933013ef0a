import type { ComponentProps } from 'react';
import { Icon } from '../../art/Icon.tsx';
import { SideQuestPicture } from '../../art/SideQuestPicture.tsx';
import type { SideQuest } from '../../content/Game.ts';
import { webAddress } from '../../content/webAddress.ts';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { ConsoleButton } from '../pageParts/ConsoleButton.tsx';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import styles from './QuestDetail.module.css';

export interface QuestDetailProps extends Omit<ComponentProps<'article'>, 'children'> {
  quest: SideQuest;
  /** What the button back says. */
  back: string;
  onQuestLeft: () => void;
}

/** One side quest: its picture, its story, and the way back to the menu. */
export function QuestDetail({ quest, back, onQuestLeft, ...rest }: QuestDetailProps) {
  const { title, kind, picture, story, link } = quest;
  const address = webAddress(link?.url);
  return (
    <ConsolePage {...rest} heading={title}>
      <figure className={styles.figure}>
        <SideQuestPicture className={styles.picture} picture={picture} />
        <figcaption dir="auto">{kind}</figcaption>
      </figure>
      <Paragraphs texts={story} />
      {link && address && (
        <p>
          <a dir="auto" href={address}>
            {link.label}
          </a>
        </p>
      )}
      <ConsoleButton className={styles.back} onClick={onQuestLeft}>
        <Icon className={styles.arrow} name="arrow-left" />
        <span>{back}</span>
      </ConsoleButton>
    </ConsolePage>
  );
}
