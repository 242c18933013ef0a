import castleAtDusk from 'virtual:sprite/castleAtDusk';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Sprite } from '../../art/Sprite.tsx';
import styles from './Scene.module.css';

export interface SceneProps extends ComponentProps<'div'> {
  /** Replaces the picture. @default the castle at dusk */
  picture?: ReactNode;
}

/** The way to the castle at dusk, behind the hero: decoration, 180 x 64 dots of `--dot`. */
export function Scene({ className, picture, children, ...rest }: SceneProps) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(styles.scene, className)}>
      {picture || <Sprite className={styles.dusk} sprite={castleAtDusk} preserveAspectRatio="xMaxYMid slice" />}
      {children}
    </div>
  );
}
