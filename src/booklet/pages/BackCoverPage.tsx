import { clsx } from 'clsx';
import { useId } from 'react';
import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { DrawingPaths } from '../../art/DrawingPaths.tsx';
import { Icon } from '../../art/Icon.tsx';
import { OptionalLink } from '../../parts/OptionalLink.tsx';
import { barcode } from '../../resume/manual/barcode.ts';
import { fillIn } from '../../resume/text/fillIn.ts';
import { displaySize } from '../displaySize.ts';
import { PagePaper } from '../PagePaper.tsx';
import { ScrollArea } from '../ScrollArea.tsx';
import { textLength, textSize } from '../textSize.ts';
import cardStyles from './BackCard.module.css';
import styles from './BackCoverPage.module.css';
import type { PageProps } from './PageProps.ts';

/** A QR code of the site's URL. */
export type SiteCode = {
  /** Modules on each side, including the quiet zone of four. */
  size: number;
  /** The dark modules as an SVG path, one unit per module. */
  d: string;
};

export interface BackCoverPageProps extends PageProps<'back'> {
  /** Without it, the address has no QR code. */
  code?: SiteCode | undefined;
}

/** Names of at most `large` characters are printed larger, and names over `medium` smaller. */
const nameLengths = { large: 24, medium: 60 };

/** The space beside the waving hero: its width, the characters per line, and the lines. */
const besideHero = { widthPx: 416, lineLength: 56, lines: 3 };

/**
 * The back cover: why to hire the owner, how to contact them, a QR code and a barcode. The page omits
 * the link or line of a missing email address, profile or site address.
 */
export function BackCoverPage({ view, code, colors, className, ...rest }: BackCoverPageProps) {
  const { headline, name, email, emailUrl, handle, productCode } = view;
  const headlineId = useId();
  const bars = barcode(productCode);
  const nameSize = name.length <= nameLengths.large ? 20 : name.length > nameLengths.medium ? 13 : undefined;
  return (
    <PagePaper aria-labelledby={headlineId} {...rest} className={clsx(styles.back, className)}>
      <ScrollArea headingId={headlineId} className={styles.page}>
        <div className={styles.pitch}>
          <h2 id={headlineId} data-display={displaySize(headline, besideHero.widthPx, 90)} dir="auto">
            {headline}
          </h2>
          <p data-font-size={textSize(textLength(view.pitch) / besideHero.lineLength, besideHero.lines)} dir="auto">
            {view.pitch}
          </p>
          {email && (
            <p className={styles.action}>
              <a className={styles.hire} href={emailUrl}>
                <Icon className={styles.icon} name="mail" />
                {view.hire}
              </a>
            </p>
          )}
          <CharacterSprite className={styles.hero} pose="waving-up" colors={colors} />
        </div>
        <div className={cardStyles.card} data-notched="">
          <div className={cardStyles.codes}>
            {code && (
              <svg
                className={cardStyles.code}
                viewBox={`0 0 ${code.size} ${code.size}`}
                shapeRendering="crispEdges"
                role="img"
                aria-label={view.codeLabel}
              >
                <DrawingPaths
                  paths={[
                    { fill: '#ffffff', d: `M0 0h${code.size}v${code.size}H0z` },
                    { fill: '#000000', d: code.d },
                  ]}
                />
              </svg>
            )}
            <div className={cardStyles.barcode} aria-hidden="true">
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: the parent hides it, which the rule cannot see */}
              <svg
                className={cardStyles.bars}
                viewBox={`0 0 ${bars.width} 1`}
                preserveAspectRatio="none"
                shapeRendering="crispEdges"
              >
                <DrawingPaths paths={[{ fill: 'currentcolor', d: bars.d }]} />
              </svg>
              {productCode}
            </div>
          </div>
          <address className={cardStyles.lines}>
            <p className={cardStyles.name} data-font-size={nameSize}>
              <bdi>{name}</bdi>
            </p>
            {email && (
              <p>
                <a href={emailUrl}>{email}</a>
              </p>
            )}
            {handle && (
              <p>
                <bdi>
                  <OptionalLink url={view.handleUrl}>{handle}</OptionalLink>
                </bdi>
              </p>
            )}
            {view.host && (
              <p className={cardStyles.play}>
                <bdi>
                  {view.playOnPhone} <a href={view.siteUrl}>{view.host}</a>
                </bdi>
              </p>
            )}
          </address>
        </div>
        <div className={styles.smallPrint}>
          <p dir="auto">{fillIn(view.copyright, { name })}</p>
          <p dir="auto">{view.smallPrint}</p>
        </div>
      </ScrollArea>
    </PagePaper>
  );
}
