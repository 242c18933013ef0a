import { CastleBanner } from '../../art/CastleBanner.tsx';
import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Addressed } from '../../parts/Addressed.tsx';
import { StatBar } from '../../parts/StatBar.tsx';
import { withKeys } from '../../parts/withKeys.ts';
import { addressedQuest } from '../../resume/letter/currentQuest.ts';
import { bannerNames } from '../../resume/levels/bannerNames.ts';
import { smallestTextPx } from '../../resume/manual/pageAreas.ts';
import { tipFit } from '../../resume/manual/paragraphFits.ts';
import { lineCount } from '../../resume/manual/textMeasures.ts';
import { type ManualMessages, manualMessages } from '../../resume/messages/manualMessages.ts';
import { playerName } from '../../resume/owner/playerName.ts';
import type { AddressedText } from '../../resume/text/fillIn.ts';
import { PageFrame } from '../PageFrame.tsx';
import statBar from '../StatBar.module.css';
import type { InteriorPageProps } from './PageProps.ts';
import styles from './QuickReferencePage.module.css';

export interface QuickReferencePageProps extends InteriorPageProps<ManualMessages['quickReference']> {
  /** The company to join; `''` for none. */
  company: string;
}

/** The width of a fact, in pixels. It has at most two lines. */
const factWidthPx = 304;

/** The same in the pocket edition with leader lines: 30 rem. */
const narrowFactWidthPx = 190;

/** The size in which a fact fits above the next label: large on one line, smaller on two. */
function factSizePx(fact: AddressedText): 16 | 13 | undefined {
  const lines = (sizePx: number) => lineCount(fact.join(''), factWidthPx / sizePx, 'bold');
  if (lines(16) <= 1) return 16;
  return lines(13) <= 2 ? 13 : undefined;
}

/** Whether leader lines can point at one-line facts on the narrowest page that has lines. */
function areShort(facts: readonly AddressedText[]): boolean {
  return facts.every((fact) => lineCount(fact.join(''), narrowFactWidthPx / 16, 'bold') <= 1);
}

/** The player's profile: name, class, quest and skills. */
export function QuickReferencePage({ content, messages, company, ...rest }: QuickReferencePageProps) {
  const text = { ...manualMessages.quickReference, ...messages };
  const { player, manual, character } = content.game;
  const facts = [
    [text.name, [playerName(content.resume)]],
    [text.class, [player.class]],
    [text.playtime, [player.playtime]],
    [text.quest, addressedQuest(content.game, company)],
  ] as const;
  return (
    <PageFrame {...rest} heading={text.heading}>
      <h3 data-ruled="">{text.profile}</h3>
      <div
        className={styles.profile}
        data-length={facts.every(([, fact]) => factSizePx(fact)) ? undefined : 'long'}
        data-leaders={areShort(facts.map(([, fact]) => fact)) || undefined}
      >
        <div className={styles.portrait} data-notched="">
          <CastleBanner className={styles.castle} names={bannerNames(company)} preserveAspectRatio="xMidYMax slice" />
          <CharacterSprite className={styles.hero} colours={character} />
        </div>
        <svg className={styles.leaders} viewBox="0 0 232 196" aria-hidden="true">
          <path d="M108 49.5H200l16-39h12M113 107.5H200l16-48h12M118 137.5H200l16-29h12M108 177.5H200l16-20h12" />
          <path
            className={styles.dots}
            d="M105.5 46.5h5v5h-5zM110.5 104.5h5v5h-5zM115.5 134.5h5v5h-5zM105.5 174.5h5v5h-5z"
          />
        </svg>
        <dl className={styles.facts}>
          {withKeys(facts).map(({ key, item: [label, fact] }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd data-text={factSizePx(fact) ?? smallestTextPx}>
                <bdi>
                  <Addressed text={fact} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {player.bars.length > 0 && (
        <>
          <h3 data-ruled="">{text.stats}</h3>
          <ul className={styles.stats}>
            {withKeys(player.bars).map(({ key, item }) => (
              <StatBar key={key} styles={statBar} {...item} />
            ))}
          </ul>
        </>
      )}
      <div className={styles.tip} data-notched="" data-text={tipFit(text.tip, manual.tip, player.bars.length).sizePx}>
        <Icon name="tip" />
        <p>
          <b>{text.tip}:</b> <bdi>{manual.tip}</bdi>
        </p>
      </div>
    </PageFrame>
  );
}
