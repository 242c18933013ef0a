import walker from 'virtual:sprite/walker';
import walkerPassing from 'virtual:sprite/walkerPassing';
import walkerStanding from 'virtual:sprite/walkerStanding';
import walkerStriding from 'virtual:sprite/walkerStriding';
import { clsx } from 'clsx';
import { type ComponentProps, useMemo } from 'react';
import type { CharacterColors } from '../../art/CharacterSprite.tsx';
import { overlaySprites } from '../../art/CompiledSprite.ts';
import { characterPalette } from '../../art/characterPalette.ts';
import { heroOverlays } from '../../art/heroOverlays.ts';
import { Sprite } from '../../art/Sprite.tsx';
import styles from './Walker.module.css';

export interface WalkerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The hero's colors. See `CharacterSprite`. */
  colors: CharacterColors | undefined;
}

/**
 * The hero from the side, 16 x 24 dots. On the root, `data-walking` shows one of two steps
 * (`striding` or `passing`), and `data-facing="back"` turns him around.
 */
export function Walker({ colors, className, ...rest }: WalkerProps) {
  const palette = useMemo(() => characterPalette(colors ?? {}), [colors]);
  const body = useMemo(() => overlaySprites(walker, ...heroOverlays('walker', colors)), [colors]);
  return (
    <div {...rest} aria-hidden="true" className={clsx(styles.walker, className)}>
      <Sprite className={styles.standing} sprite={walkerStanding} palette={palette} />
      <Sprite className={styles.striding} sprite={walkerStriding} palette={palette} />
      <Sprite className={styles.passing} sprite={walkerPassing} palette={palette} />
      <Sprite sprite={body} palette={palette} />
    </div>
  );
}
