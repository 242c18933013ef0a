import companyGate from 'virtual:sprite/companyGate';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { bannerFontSize } from './bannerFontSize.ts';
import { bannerSprite, plainBanner } from './bannerSprite.ts';
import { type CharacterColors, type CharacterPose, CharacterSprite } from './CharacterSprite.tsx';
import styles from './CompanyGate.module.css';
import { Sprite } from './Sprite.tsx';

export interface CompanyGateProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Versions of the company's name. Shows the first that pixel letters can write, else the last as text. */
  names: readonly string[];
  /** The hero's colors. See `CharacterSprite`. */
  colors?: CharacterColors | undefined;
  /** Shows one of the twelve frames (0 to 11) without moving: for stories and pictures. */
  frozenFrame?: number | undefined;
  /** Replaces the waving hero. */
  hero?: ReactNode;
  /** Freezes the opening, with the banner up. By default, the gate is open and the banner rises. */
  moment?: GateMoment | undefined;
}

export interface GateMoment {
  /** The number of visible characters on the banner. */
  readonly characters: number;
  /** How far the doors are open, from 0 (closed) to 3. */
  readonly doors: number;
  readonly pose: CharacterPose;
  /** Whether the hero looks at the gate. */
  readonly isTurned: boolean;
}

/**
 * The hero in front of a company's gate, 160 x 72 dots of `--dot`. When the page opens, a banner with
 * the company's name rises and unfurls; with reduced motion, it hangs there from the start.
 * Decoration, because the page names the company in text.
 */
export function CompanyGate({ names, colors, frozenFrame, hero, moment, className, ...rest }: CompanyGateProps) {
  const name = names.at(-1) ?? '';
  const nameSprite = names.map((text) => bannerSprite(text, moment?.characters)).find((sprite) => sprite !== undefined);
  const freeze = (gate: HTMLDivElement | null) => {
    if (frozenFrame !== undefined) gate?.style.setProperty('--banner-frame', String(frozenFrame));
  };
  return (
    <div
      {...rest}
      ref={freeze}
      aria-hidden="true"
      className={clsx(styles.gate, className)}
      data-frozen={moment ? '' : frozenFrame}
    >
      <div className={styles.scene}>
        <Sprite className={styles.picture} sprite={companyGate} />
        {moment && <div className={styles.doors} data-open={moment.doors} />}
        <div className={styles.banner}>
          <div className={styles.pole} />
          <div className={styles.cloth}>
            <Sprite sprite={nameSprite ?? plainBanner} />
            {!nameSprite && moment?.characters !== 0 && (
              <p className={styles.name} data-size-dots={bannerFontSize(name)} dir="auto">
                {name}
              </p>
            )}
          </div>
          <div className={styles.roll} />
        </div>
        <div className={styles.hero} data-turned={moment?.isTurned || undefined}>
          {hero ?? <CharacterSprite pose={moment?.pose ?? 'waving-up'} colors={colors} />}
        </div>
      </div>
    </div>
  );
}
