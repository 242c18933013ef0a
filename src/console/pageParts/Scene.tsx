import cover from 'virtual:sprite/cover';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Sprite } from '../../art/Sprite.tsx';
import styles from './Scene.module.css';

/** The castle before the sun, in dots of the cover. */
const castle = { x: 62, y: 0, width: 66, height: 64 };

/** The hero at dusk, on the way to the castle. Decoration, 64 dots of `--dot` high. */
export function Scene({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(styles.scene, className)}>
      <Sprite className={styles.castle} sprite={cover} crop={castle} />
      {children}
    </div>
  );
}
