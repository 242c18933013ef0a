import companyGate from 'virtual:sprite/companyGate';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { bannerSprite, plainBanner } from './bannerSprite.ts';
import { type CharacterColors, type CharacterPose, CharacterSprite } from './CharacterSprite.tsx';
import styles from './CompanyGate.module.css';
import { letterDots } from './letterDots.ts';
import { Sprite } from './Sprite.tsx';

export interface CompanyGateProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** The company's names, best first. The last one may be in any script. */
  names: readonly string[];
  /** The hero's colors. See `CharacterSprite`. */
  colors?: CharacterColors | undefined;
  /** Shows one of the twelve frames without moving, from 0: for stories and pictures. */
  frozenFrame?: number | undefined;
  /** Replaces the waving hero. */
  hero?: ReactNode;
  /** A moment of the gate's opening, below a hanging banner. Without it, the banner climbs an open gate. */
  moment?: GateMoment | undefined;
}

export interface GateMoment {
  /** The letters on the banner. */
  readonly letters: number;
  /** The opening of the doors, from 0 to 3. */
  readonly doors: number;
  readonly pose: CharacterPose;
  /** Whether the hero looks at the gate. */
  readonly isTurned: boolean;
}

/**
 * The hero in front of a company's gate, 160 x 72 dots of `--dot`. When its page opens, a banner
 * with the company's name climbs the gate and unfurls; under reduced motion, it hangs there.
 * Decoration: the page says the name in words.
 */
export function CompanyGate({ names, colors, frozenFrame, hero, moment, className, ...rest }: CompanyGateProps) {
  const name = names.at(-1) ?? '';
  const dottedName = names.map((text) => bannerSprite(text, moment?.letters)).find((sprite) => sprite !== undefined);
  const freeze = (gate: HTMLDivElement | null) => {
    if (frozenFrame !== undefined) gate?.style.setProperty('--flag-frame', String(frozenFrame));
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
            <Sprite sprite={dottedName ?? plainBanner} />
            {!dottedName && moment?.letters !== 0 && (
              <p className={styles.name} data-letters={letterDots(name)} dir="auto">
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
