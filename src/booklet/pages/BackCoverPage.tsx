import { clsx } from 'clsx';
import { useId } from 'react';
import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { DrawingPaths } from '../../art/DrawingPaths.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { codeStrip } from '../../resume/manual/codeStrip.ts';
import { displaySize } from '../../resume/manual/displaySize.ts';
import { headlineArea } from '../../resume/manual/pageAreas.ts';
import { pitchFit } from '../../resume/manual/paragraphFits.ts';
import { type ManualMessages, manualMessages } from '../../resume/messages/manualMessages.ts';
import { keyFacts } from '../../resume/owner/keyFacts.ts';
import { ScrollArea } from '../ScrollArea.tsx';
import { Sheet } from '../Sheet.tsx';
import styles from './BackCoverPage.module.css';
import type { PageProps } from './PageProps.ts';

/** A QR code of the site's address. */
export type SiteCode = {
  /** Modules on each side, including the quiet zone of four. */
  size: number;
  /** The dark modules as an SVG path, one unit per module. */
  d: string;
};

export interface BackCoverPageProps extends PageProps<ManualMessages['backCover']> {
  /** The QR code of the site's address. Without it, the cover shows the address only. */
  code?: SiteCode | undefined;
}

/**
 * The back cover: why to hire the owner, and every way to contact them, with the codes. Without an
 * email address there is no mail link; without a profile, no handle.
 */
export function BackCoverPage({ content, messages, code, className, ...rest }: BackCoverPageProps) {
  const text = { ...manualMessages.backCover, ...messages };
  const { name, email, emailUrl, handle, host, address, code: codeProfile, professional } = keyFacts(content);
  const { backHeadline, backPitch, smallPrint, productCode } = content.game.manual;
  const profile = [codeProfile, professional].find(
    (link) => link && handle.slice(1) === link.username.replace(/^@/, ''),
  );
  const copyright = text.copyright
    .replace('{year}', String(content.game.site.copyrightYear))
    .replace('{name}', () => name);
  const headlineId = useId();
  const strip = codeStrip(productCode);
  return (
    <Sheet
      aria-labelledby={headlineId}
      data-length={name.length > 60 ? 'long' : undefined}
      {...rest}
      className={clsx(styles.back, className)}
    >
      <ScrollArea headingId={headlineId} className={styles.page}>
        <div className={styles.call}>
          <h2
            id={headlineId}
            data-display={displaySize(backHeadline, headlineArea.widthPx, headlineArea.heightPx)}
            dir="auto"
          >
            {backHeadline}
          </h2>
          <p data-text={pitchFit(backPitch).sizePx} dir="auto">
            {backPitch}
          </p>
          {email && (
            <p className={styles.action}>
              <a className={styles.hire} href={emailUrl}>
                <Icon className={styles.icon} name="mail" />
                {text.hire}
              </a>
            </p>
          )}
          <CharacterSprite className={styles.hero} pose="waving-up" colours={content.game.character} />
        </div>
        <div className={styles.card} data-notched="">
          <div className={styles.codes}>
            {code && (
              <svg
                className={styles.code}
                viewBox={`0 0 ${code.size} ${code.size}`}
                shapeRendering="crispEdges"
                role="img"
                aria-label={text.code.replace('{host}', () => host)}
              >
                <DrawingPaths
                  paths={[
                    { fill: '#ffffff', d: `M0 0h${code.size}v${code.size}H0z` },
                    { fill: '#000000', d: code.d },
                  ]}
                />
              </svg>
            )}
            <div className={styles.strip} aria-hidden="true">
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration inside what is hidden, which the rule cannot see */}
              <svg
                className={styles.bars}
                viewBox={`0 0 ${strip.width} 1`}
                preserveAspectRatio="none"
                shapeRendering="crispEdges"
              >
                <DrawingPaths paths={[{ fill: 'currentcolor', d: strip.d }]} />
              </svg>
              {productCode}
            </div>
          </div>
          <address className={styles.lines}>
            <p>
              <bdi>
                {text.mobile} <a href={address}>{host}</a>
              </bdi>
            </p>
            <p className={styles.name}>
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
                  <Linked url={profile?.url}>{handle}</Linked>
                </bdi>
              </p>
            )}
          </address>
        </div>
        <div className={styles.print}>
          <p dir="auto">{copyright}</p>
          <p data-faint="" dir="auto">
            {smallPrint}
          </p>
        </div>
      </ScrollArea>
    </Sheet>
  );
}
