import type { RefObject } from 'react';
import type { Content } from '../../content/Content.ts';
import { useVisit } from '../../visit/useVisit.ts';
import type { ConsoleEvent } from '../engine/ConsoleEvent.ts';
import type { MenuTab } from '../engine/ConsoleState.ts';
import type { HandheldWords } from '../handheldWords.ts';
import { LaterPart } from '../pages/LaterPart.tsx';

export interface StartMenuOverlayProps {
  content: Content;
  /** Where the résumé as a PDF is. */
  resumeUrl: string | undefined;
  /** The tab shown. */
  tab: MenuTab;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
  /** The moment of its rise that it shows, in milliseconds. */
  frozenMs: number | undefined;
  /** The menu, once it is there. */
  menu: RefObject<HTMLDivElement | null>;
  onEvent: (event: ConsoleEvent) => void;
  words: HandheldWords | undefined;
}

/** The Start Menu over the screen. Its colours and switches are the visit's. */
export function StartMenuOverlay(props: StartMenuOverlayProps) {
  const { menu, onEvent, words, ...rest } = props;
  const visit = useVisit();
  const set = { sound: visit.setSound, haptics: visit.setHaptics, readable: visit.setReadable };
  return (
    <LaterPart words={words?.pages?.missing}>
      {({ StartMenu }) => (
        <StartMenu
          ref={menu}
          {...rest}
          shell={visit.shell}
          switches={visit}
          onTabChosen={(chosen) => onEvent({ type: 'tab-chosen', tab: chosen })}
          onShellChosen={visit.setShell}
          onSwitched={(name, on) => set[name](on)}
          onClose={() => onEvent({ type: 'button-pressed', button: 'start' })}
          words={words?.startMenu}
        />
      )}
    </LaterPart>
  );
}
