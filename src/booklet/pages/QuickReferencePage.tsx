import { currentQuest } from '../../content/currentQuest.ts';
import { playerName } from '../../content/playerName.ts';
import { keyed } from '../keyed.ts';
import { PageFrame } from '../PageFrame.tsx';
import { StatBar } from '../StatBar.tsx';
import type { InteriorPageProps } from './PageProps.ts';
import styles from './QuickReferencePage.module.css';

const fixedWords = {
  heading: 'Quick Reference',
  profile: 'Player Profile',
  name: 'Name',
  class: 'Class',
  playtime: 'Playtime',
  quest: 'Current Quest',
  stats: 'Stats',
  tip: 'Tip',
};

/** The fixed words of {@link QuickReferencePage}. */
export type QuickReferenceWords = typeof fixedWords;

/** What {@link QuickReferencePage} takes, beside what every page does. */
export interface QuickReferencePageProps extends InteriorPageProps<QuickReferenceWords> {
  /** The company to join; `''` while it is unknown. */
  company: string;
}

/** The player's profile: who they are, what they are up to, and what they are good at. */
export function QuickReferencePage({ content, words, company, ...rest }: QuickReferencePageProps) {
  const text = { ...fixedWords, ...words };
  const { player, manual } = content.game;
  const facts = [
    [text.name, playerName(content.resume)],
    [text.class, player.class],
    [text.playtime, player.playtime],
    [text.quest, currentQuest(content.game, company)],
  ] as const;
  return (
    <PageFrame {...rest} heading={text.heading}>
      <h3>{text.profile}</h3>
      <dl className={styles.facts}>
        {keyed(facts).map(({ key, item: [label, fact] }) => (
          <div key={key} className={styles.fact}>
            <dt>{label}</dt>
            <dd dir="auto">{fact}</dd>
          </div>
        ))}
      </dl>
      {player.bars.length > 0 && (
        <>
          <h3>{text.stats}</h3>
          <ul className={styles.stats}>
            {keyed(player.bars).map(({ key, item }) => (
              <StatBar key={key} name={item.name} bonus={item.bonus} />
            ))}
          </ul>
        </>
      )}
      <p className={styles.tip} dir="auto">
        <b>{text.tip}:</b> {manual.tip}
      </p>
    </PageFrame>
  );
}
