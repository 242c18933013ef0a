import { CastleBanner } from '../../art/CastleBanner.tsx';
import { Addressed } from '../../parts/Addressed.tsx';
import { StatBar } from '../../parts/StatBar.tsx';
import { withKeys } from '../../parts/withKeys.ts';
import { bannerNames } from '../../resume/levels/bannerNames.ts';
import { profileFacts } from '../../resume/owner/profileFacts.ts';
import { lazyMessages } from '../lazyMessages.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { Portrait } from '../pageParts/Portrait.tsx';
import statBar from '../pageParts/StatBar.module.css';
import type { AddressedPageProps } from './PageProps.ts';
import styles from './PlayerProfilePage.module.css';

/** The part of the castle in the quest's bar, in dots. */
const gate = { x: 0, y: 0, width: 52, height: 30 };

/** The player's name, class, skills and quest. */
export function PlayerProfilePage({ content, messages, company }: AddressedPageProps) {
  const text = { ...lazyMessages.profile, ...messages?.profile };
  const { player } = content.game;
  return (
    <ConsolePage heading={text.heading}>
      <div className={styles.card} data-window="">
        <Portrait className={styles.portrait} content={content} />
        <dl className={styles.facts}>
          {profileFacts(content, company, text).map(({ name, label, text: fact }) => (
            <div key={name} className={name === 'quest' ? styles.quest : undefined}>
              <dt>{label}</dt>
              {/* The castle, and where lines begin, are on the side that the page's writing says. */}
              <dd>
                {name === 'quest' && (
                  <CastleBanner className={styles.castle} names={bannerNames(company)} crop={gate} />
                )}
                <bdi>
                  <Addressed text={fact} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {player.bars.length > 0 && (
        <section>
          <h3>{text.bars}</h3>
          <ul>
            {withKeys(player.bars).map(({ key, item }) => (
              <StatBar key={key} styles={statBar} {...item} />
            ))}
          </ul>
        </section>
      )}
    </ConsolePage>
  );
}
