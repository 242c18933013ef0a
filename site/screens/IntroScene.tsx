import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Character, type CharacterProps, SideTable, useVisit } from '../../src/index.ts';
import styles from './IntroScene.module.css';
import { IntroWindow } from './IntroWindow.tsx';

export interface IntroSceneProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<CharacterProps, 'frozenMs' | 'colours'> {
  /** What the developer is about. */
  mood: 'quiet' | 'talking';
}

/** The developer in full, beside a table with the console and the manual, under a window. Decoration, all of it. */
export function IntroScene({ mood, frozenMs, colours, className, ...rest }: IntroSceneProps) {
  const { shell } = useVisit();
  return (
    <div {...rest} className={clsx(styles.scene, className)} data-shell={shell} aria-hidden="true">
      <IntroWindow className={styles.window} />
      <svg className={styles.shadow} viewBox="0 0 78 6" shapeRendering="crispEdges" aria-hidden="true">
        <path
          fill="currentColor"
          d="M10 0h26v1h5v1h2v2h-2v1h-5v1H10v-1H5v-1H3V2h2V1h5zM50 0h22v1h4v1h2v2h-2v1h-4v1H50v-1h-4V4h-2V2h2V1h4z"
        />
      </svg>
      <Character className={styles.character} mood={mood} frozenMs={frozenMs} colours={colours} />
      <SideTable className={styles.table} />
    </div>
  );
}
