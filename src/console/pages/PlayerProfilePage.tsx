import { CompanyGate } from '../../art/CompanyGate.tsx';
import { StatBar } from '../../parts/StatBar.tsx';
import { TextWithCompany } from '../../parts/TextWithCompany.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { withKeys } from '../../parts/withKeys.ts';
import { bannerNames } from '../../resume/levels/bannerNames.ts';
import { profileFacts } from '../../resume/owner/profileFacts.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { Portrait } from '../pageParts/Portrait.tsx';
import statBar from '../pageParts/StatBar.module.css';
import type { AddressedPageProps } from './PageProps.ts';
import styles from './PlayerProfilePage.module.css';

/** The player's name, class, skills and quest. For a company, its gate replaces the portrait. */
export function PlayerProfilePage({ content, messages, company }: AddressedPageProps) {
  const { lang } = useOwnerTextProps();
  const text = { ...handheldMessages.profile, ...messages?.profile };
  const { player, character } = content.game;
  const banner = bannerNames(company);
  const facts = profileFacts(content, company, text);
  return (
    <ConsolePage className={styles.page} heading={text.heading}>
      {banner.length > 0 && <CompanyGate className={styles.gate} names={banner} colors={character} />}
      <div className={styles.card} data-window="">
        {banner.length === 0 && <Portrait className={styles.portrait} content={content} />}
        {[facts.slice(0, -1), facts.slice(-1)].map((list) => (
          <dl key={list[0]?.name} className={styles.facts}>
            {list.map(({ name, label, text: fact }) => (
              <div key={name} className={styles[name]}>
                <dt>{label}</dt>
                <dd>
                  <bdi lang={name === 'name' || name === 'class' ? lang : undefined}>
                    <TextWithCompany text={fact} />
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
        ))}
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
