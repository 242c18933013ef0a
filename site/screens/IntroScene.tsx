import { clsx } from 'clsx';
import { Character, type CharacterProps, SideTable, useVisit } from '../../src/index.ts';
import { ScreenLink } from '../app/layout/ScreenLink.tsx';
import { useMessages } from '../app/messagesContext.ts';
import { frameMessages } from '../messages/frameMessages.ts';
import { introMessages } from '../messages/introMessages.ts';
import styles from './IntroScene.module.css';
import { IntroWindow } from './IntroWindow.tsx';
import { LampLight } from './LampLight.tsx';

export type IntroSceneProps = Pick<CharacterProps, 'mood' | 'frozenMs' | 'colors' | 'hails'> & {
  className: string | undefined;
  /** Light runs over the console's lens once. Not under reduced motion. @default false */
  glints?: boolean;
};

/** The developer, and a table with a manual and a console that link to their screens. */
export function IntroScene({ className, glints = false, ...character }: IntroSceneProps) {
  const text = useMessages('intro', introMessages);
  const bar = useMessages('frame', frameMessages);
  const { shell } = useVisit();
  return (
    <div className={clsx(styles.scene, className)} data-shell={shell}>
      <LampLight className={styles.lamp} />
      <IntroWindow className={styles.window} />
      <svg className={styles.shadow} viewBox="0 0 78 6" shapeRendering="crispEdges" aria-hidden="true">
        <path
          fill="currentColor"
          d="M42 0h26v1h5v1h2v2h-2v1h-5v1H42v-1h-5v-1h-2V2h2V1h5zM6 0h22v1h4v1h2v2h-2v1h-4v1H6v-1H2v-1H0V2h2V1h4z"
        />
      </svg>
      <div className={styles.table}>
        <SideTable className={styles.board} />
        <ScreenLink to="/flipbook" className={clsx(styles.thing, styles.manual)}>
          <SideTable part="manual" />
          <span className={styles.tag}>{bar.manual}</span>
        </ScreenLink>
        <ScreenLink to="/handheld" className={clsx(styles.thing, styles.console)} data-glint={glints ? '' : undefined}>
          <SideTable part="console" className={styles.upright} />
          <SideTable part="lying" className={styles.lying} />
          <span className={styles.tag}>{text.play}</span>
        </ScreenLink>
      </div>
      <Character className={styles.character} {...character} />
    </div>
  );
}
