import castleAtDusk from 'virtual:sprite/castleAtDusk';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Sprite } from '../../art/Sprite.tsx';
import styles from './Scene.module.css';

/** The hero at dusk, on the way to the castle: decoration, 180 x 64 dots of `--dot`. */
export function Scene({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(styles.scene, className)}>
      <Sprite className={styles.dusk} sprite={castleAtDusk} preserveAspectRatio="xMaxYMid slice" />
      {children}
    </div>
  );
}
