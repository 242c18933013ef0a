import { CastleBanner } from '../../art/CastleBanner.tsx';
import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Addressed } from '../../parts/Addressed.tsx';
import { StatBar } from '../../parts/StatBar.tsx';
import { withKeys } from '../../parts/withKeys.ts';
import type { AddressedText } from '../../resume/text/fillIn.ts';
import { PageFrame } from '../PageFrame.tsx';
import statBar from '../StatBar.module.css';
import { lineCount, tipSize } from '../textSize.ts';
import type { InteriorPageProps } from './PageProps.ts';
import styles from './QuickReferencePage.module.css';

/** The width of a fact, in pixels. It has at most two lines. */
const factWidthPx = 304;

/** The same in the pocket edition with leader lines: 30 rem. */
const narrowFactWidthPx = 190;

/** Bold letters are wider than those of other text. */
const boldLineCount = (fact: AddressedText, sizePx: number, widthPx: number) =>
  lineCount(fact.join(''), 1.15 * sizePx, widthPx);

/** The size in which a fact fits above the next label: large on one line, smaller on two. */
function factSizePx(fact: AddressedText): 16 | 13 | undefined {
  if (boldLineCount(fact, 16, factWidthPx) <= 1) return 16;
  return boldLineCount(fact, 13, factWidthPx) <= 2 ? 13 : undefined;
}

/** The player's profile: name, class, quest and skills. */
export function QuickReferencePage({ view, colours, ...rest }: InteriorPageProps<'quick'>) {
  const { facts, stats, tip, tipLabel } = view;
  const isLong = facts.some(({ text }) => !factSizePx(text));
  // Whether leader lines can point at one-line facts on the narrowest page that has lines.
  const areShort = facts.every(({ text }) => boldLineCount(text, 16, narrowFactWidthPx) <= 1);
  return (
    <PageFrame {...rest} heading={view.heading}>
      <h3 data-ruled="">{view.profile}</h3>
      <div className={styles.profile} data-length={isLong ? 'long' : undefined} data-leaders={areShort || undefined}>
        <div className={styles.portrait} data-notched="">
          <CastleBanner className={styles.castle} names={view.banner} preserveAspectRatio="xMidYMax slice" />
          <CharacterSprite className={styles.hero} colours={colours} />
        </div>
        <svg className={styles.leaders} viewBox="0 0 232 196" aria-hidden="true">
          <path d="M108 49.5H200l16-39h12M113 107.5H200l16-48h12M118 137.5H200l16-29h12M108 177.5H200l16-20h12" />
          <path
            className={styles.dots}
            d="M105.5 46.5h5v5h-5zM110.5 104.5h5v5h-5zM115.5 134.5h5v5h-5zM105.5 174.5h5v5h-5z"
          />
        </svg>
        <dl className={styles.facts}>
          {facts.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd data-text={factSizePx(text) ?? 13}>
                <bdi>
                  <Addressed text={text} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {stats.length > 0 && (
        <>
          <h3 data-ruled="">{view.statsHeading}</h3>
          <ul className={styles.stats}>
            {withKeys(stats).map(({ key, item }) => (
              <StatBar key={key} styles={statBar} {...item} />
            ))}
          </ul>
        </>
      )}
      <div className={styles.tip} data-notched="" data-text={tipSize(`${tipLabel}: ${tip}`, stats.length)}>
        <Icon name="tip" />
        <p>
          <b>{tipLabel}:</b> <bdi>{tip}</bdi>
        </p>
      </div>
    </PageFrame>
  );
}
