import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { CompanyGate } from '../../art/CompanyGate.tsx';
import { Icon } from '../../art/Icon.tsx';
import { StatBar } from '../../parts/StatBar.tsx';
import { TextWithCompany } from '../../parts/TextWithCompany.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { withKeys } from '../../parts/withKeys.ts';
import type { AddressedText } from '../../resume/text/fillIn.ts';
import { PageFrame } from '../PageFrame.tsx';
import statBar from '../StatBar.module.css';
import { lineCount, pageLines, textLength, textSize } from '../textSize.ts';
import type { InteriorPageProps } from './PageProps.ts';
import gateStyles from './QuickReferenceGate.module.css';
import styles from './QuickReferencePage.module.css';

/** The characters of 16 px that fit on a fact's line. */
const factLineLength = 36;

/** The same in the pocket edition, at 30 rem, the narrowest page with leader lines. */
const pocketFactLength = 22;

/** The same below a company's gate: in one of the two columns, and across both. */
const gateColumnLength = 23;
const gateLineLength = 49;

const factLines = (fact: AddressedText, lineLength: number) => lineCount(fact.join(''), lineLength);

/** The size at which a fact fits above the next label: 16 px on one line, or 13 px on two. */
function factSizePx(fact: AddressedText, lineLength = factLineLength): 16 | 13 | undefined {
  if (factLines(fact, lineLength) <= 1) return 16;
  return factLines(fact, (lineLength * 16) / 13) <= 2 ? 13 : undefined;
}

/** The characters on a line of the tip. */
const tipLineLength = 64;

/** The height of the profile with its heading and margins, and of a stat, in lines. */
const profileLines = { plain: 11, gate: 12.5, longGate: 13.5 };
const statLines = { plain: 1.5, tight: 1.1 };

/** The player's profile and skills, and a tip. For a visitor's company, its gate replaces the picture. */
export function QuickReferencePage({ view, colors, ...rest }: InteriorPageProps<'quick'>) {
  const { lang } = useOwnerTextProps();
  const { facts, stats, tip, tipLabel, banner } = view;
  const hasGate = banner.length > 0;
  const isLong = facts.some(({ text }) => !factSizePx(text));
  // On a narrow page, leader lines can only point at facts of one line.
  const hasLeaders = facts.every(({ text }) => factLines(text, pocketFactLength) <= 1);
  const isWide = ({ label, text }: (typeof facts)[number]) => factLines([label, ...text], gateColumnLength) > 1;
  const profileKind = !hasGate ? 'plain' : facts.some(isWide) ? 'longGate' : 'gate';
  const statKind = stats.length > 4 || hasGate ? 'tight' : 'plain';
  const linesAboveTip = profileLines[profileKind] + (stats.length > 0 ? 1.5 : 0) + stats.length * statLines[statKind];
  const factList = (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name} data-wide={isWide(fact) || undefined}>
          <dt>{fact.label}</dt>
          <dd
            data-font-size={
              (hasGate ? factSizePx([fact.label, ...fact.text], gateLineLength) : factSizePx(fact.text)) ?? 13
            }
          >
            <bdi lang={fact.name === 'name' || fact.name === 'class' ? lang : undefined}>
              <TextWithCompany text={fact.text} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <PageFrame {...rest} heading={view.heading}>
      {hasGate ? (
        <>
          <CompanyGate className={gateStyles.gate} names={banner} colors={colors} />
          <div className={gateStyles.status}>
            <h3 data-ruled="">{view.profile}</h3>
            {factList}
          </div>
        </>
      ) : (
        <>
          <h3 data-ruled="">{view.profile}</h3>
          <div
            className={styles.profile}
            data-length={isLong ? 'long' : undefined}
            data-leaders={hasLeaders || undefined}
          >
            <div className={styles.portrait} data-notched="">
              <CharacterSprite className={styles.hero} colors={colors} />
            </div>
            <svg className={styles.leaders} viewBox="0 0 232 196" shapeRendering="crispEdges" aria-hidden="true">
              <path
                className={styles.line}
                d="M103 50H200V11H228M137 84H216V60H228M119 127H208V109H228M107 176H216V158H228"
              />
              <path d="M98 45h9v9h-9zM132 79h9v9h-9zM114 122h9v9h-9zM102 171h9v9h-9z" />
              <path className={styles.point} d="M101 48h3v3h-3zM135 82h3v3h-3zM117 125h3v3h-3zM105 174h3v3h-3z" />
            </svg>
            {factList}
          </div>
        </>
      )}
      {stats.length > 0 && (
        <>
          <h3 data-ruled="">{view.statsHeading}</h3>
          <ul className={styles.stats} data-tight={hasGate || undefined}>
            {withKeys(stats).map(({ key, item }) => (
              <StatBar key={key} styles={statBar} {...item} />
            ))}
          </ul>
        </>
      )}
      <div
        className={styles.tip}
        data-notched=""
        data-font-size={textSize(
          textLength(`${tipLabel}: ${tip}`) / tipLineLength,
          Math.floor(pageLines - linesAboveTip),
        )}
      >
        <Icon name="tip" />
        <p>
          <b>{tipLabel}:</b> <bdi>{tip}</bdi>
        </p>
      </div>
    </PageFrame>
  );
}
