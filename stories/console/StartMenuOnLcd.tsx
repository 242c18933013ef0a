import { useState } from 'react';
import type { MenuTab } from '../../src/console/engine/ConsoleState.ts';
import { StartMenu, type StartMenuProps } from '../../src/console/menu/StartMenu.tsx';
import { type Content, defaultShell, type Shell } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import styles from './onLcd.module.css';

/** What {@link StartMenuOnLcd} takes: where the menu begins, and how large its screen is. */
export type StartMenuOnLcdProps = Pick<StartMenuProps, 'words' | 'resumeUrl'> & {
  /** The owner's words. @default a typical résumé's */
  content?: Content;
  /** The tab shown at first. @default 'contact' */
  initialTab?: MenuTab;
  /** The console's colour at first. @default 'grape' */
  initialShell?: Shell;
  /** The switches that are on. @default none */
  on?: readonly (keyof StartMenuProps['switches'])[];
  /** Width of the screen, in pixels: a phone's. @default 358 */
  widthPx?: number;
  /** Height of the screen, in pixels: a phone's. @default 440 */
  heightPx?: number;
  /** Which way its words run. @default 'ltr' */
  dir?: 'ltr' | 'rtl';
};

/** The Start Menu by itself, working, on a screen of its own. */
export function StartMenuOnLcd(props: StartMenuOnLcdProps) {
  const {
    content = typical,
    initialTab = 'contact',
    initialShell = defaultShell,
    on = [],
    dir = 'ltr',
    words,
    resumeUrl,
  } = props;
  const { widthPx = 358, heightPx = 440 } = props;
  const [tab, setTab] = useState(initialTab);
  const [shell, setShell] = useState(initialShell);
  const [switches, setSwitches] = useState({
    sound: on.includes('sound'),
    haptics: on.includes('haptics'),
    readable: on.includes('readable'),
  });
  return (
    <div data-lcd-story="" className={styles.lens} data-surface="lens" dir={dir}>
      <div className={styles.screen} style={{ inlineSize: widthPx, blockSize: heightPx }}>
        <StartMenu
          {...{ content, tab, shell, switches, words, resumeUrl }}
          onTabChosen={setTab}
          onShellChosen={setShell}
          onSwitched={(name, isOn) => setSwitches({ ...switches, [name]: isOn })}
          onClose={() => {}}
          takesFocus={false}
        />
      </div>
    </div>
  );
}
