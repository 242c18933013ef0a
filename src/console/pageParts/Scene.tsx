import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import cover from '../../art/compiled/cover.json' with { type: 'json' };
import { Sprite } from '../../art/Sprite.tsx';
import styles from './Scene.module.css';

/** Of the cover: its castle, before the sun. */
const castle = { x: 62, y: 0, width: 66, height: 64 };

/**
 * Where the hero stands: at dusk, on the way to the castle of the manual's cover. Decoration: what is in it is kept from
 * readers. `--dot` is the size of its dots; it is 64 of them high.
 */
export function Scene({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(styles.scene, className)}>
      <Sprite className={styles.castle} sprite={cover} crop={castle} />
      {children}
    </div>
  );
}
