import { clsx } from 'clsx';
import {
  bannerNames,
  Character,
  type CharacterProps,
  ConsolePicture,
  gameTitle,
  keyFacts,
  ManualPicture,
  OpenBoxPicture,
  useVisit,
} from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { ScreenLink } from '../app/layout/ScreenLink.tsx';
import { frameMessages } from '../messages/frameMessages.ts';
import { introMessages as text } from '../messages/introMessages.ts';
import styles from './IntroScene.module.css';
import { IntroWindow } from './IntroWindow.tsx';
import { LampLight } from './LampLight.tsx';

export type IntroSceneProps = Pick<CharacterProps, 'mood' | 'frozenMs' | 'wavesFirst'> & {
  className: string | undefined;
  /** The visitor's company. The window shows its castle gate. `''` for none. */
  guest: string;
};

/** The developer between console and manual, which link to their screens, in a room with a window. */
export function IntroScene({ className, guest, ...character }: IntroSceneProps) {
  const content = useContent();
  const { shell } = useVisit();
  const { name } = content.game.console;
  return (
    <div className={clsx(styles.scene, className)} data-shell={shell}>
      <LampLight data-light="" className={styles.wallLight} ringsId="lamp-rings" />
      <LampLight data-light="" className={styles.floorLight} repeatedRingsId="lamp-rings" preserveAspectRatio="none" />
      <IntroWindow
        className={styles.window}
        names={bannerNames(guest)}
        colors={content.game.character}
        // Only a first greeting plays the gate's opening.
        isOpen={!character.wavesFirst}
        frozenMs={character.frozenMs}
      />
      <svg
        className={styles.lamp}
        data-guest={guest ? '' : undefined}
        viewBox="0 0 17 78"
        preserveAspectRatio="xMidYMin slice"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path fill="var(--ink)" d="M5 0h7v1h1v3h1v4h1v4h1v3h-6v1H9v60h4v2H4v-2h3V16H6v-1H1v-3h1V8h1V4h1V1h1z" />
        <path fill="#b80a41" d="M5 1h7v4h1v4h1v4h1v1H2v-1h1V9h1V5h1z" />
        <path fill="#e0506f" d="M5 1h2v4H6v4H5v4H4v1H2v-1h1V9h1V5h1z" />
        <path fill="#ffe39a" d="M6 15h5v1h-1v1H7v-1H6z" />
      </svg>
      <OpenBoxPicture className={styles.openBox} />
      <ScreenLink to="/handheld" className={clsx(styles.thing, styles.console)}>
        <ConsolePicture name={name} className={styles.lying} />
        <ConsolePicture name={name} shape="upright" className={styles.upright} />
        <span className={styles.tag}>{text.play}</span>
      </ScreenLink>
      <Character data-hero="" className={styles.character} colors={content.game.character} {...character} />
      <ScreenLink to="/flipbook" className={clsx(styles.thing, styles.manual)}>
        <ManualPicture title={gameTitle(content)} name={keyFacts(content).name} />
        <span className={styles.tag}>{frameMessages.manual}</span>
      </ScreenLink>
    </div>
  );
}
