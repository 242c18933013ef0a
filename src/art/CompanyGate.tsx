import companyGate from 'virtual:sprite/companyGate';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { bannerSprite, plainBanner } from './bannerSprite.ts';
import { type CharacterColors, CharacterSprite } from './CharacterSprite.tsx';
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
}

/**
 * The hero in front of a company's gate, 160 x 72 dots of `--dot`. When its page opens, a banner
 * with the company's name climbs the gate and unfurls; under reduced motion, it hangs there.
 * Decoration: the page says the name in words.
 */
export function CompanyGate({ names, colors, frozenFrame, className, ...rest }: CompanyGateProps) {
  const name = names.at(-1) ?? '';
  const dottedName = names.map(bannerSprite).find((sprite) => sprite !== undefined);
  const freeze = (gate: HTMLDivElement | null) => {
    if (frozenFrame !== undefined) gate?.style.setProperty('--flag-frame', String(frozenFrame));
  };
  return (
    <div {...rest} ref={freeze} aria-hidden="true" className={clsx(styles.gate, className)} data-frozen={frozenFrame}>
      <div className={styles.scene}>
        <Sprite className={styles.picture} sprite={companyGate} />
        <div className={styles.banner}>
          <div className={styles.pole} />
          <div className={styles.cloth}>
            <Sprite sprite={dottedName ?? plainBanner} />
            {!dottedName && (
              <p className={styles.name} data-letters={letterDots(name)} dir="auto">
                {name}
              </p>
            )}
          </div>
          <div className={styles.roll} />
        </div>
        <CharacterSprite className={styles.hero} pose="waving-up" colors={colors} />
      </div>
    </div>
  );
}
