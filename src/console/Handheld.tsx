import { type ComponentProps, useContext, useRef, useState } from 'react';
import type { Content } from '../content/Content.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useVisit } from '../visit/useVisit.ts';
import { ConsolePartsContext } from './ConsolePartsContext.ts';
import { ConsoleScreen } from './ConsoleScreen.tsx';
import { useControls } from './controls/useControls.ts';
import { DelayNotice } from './DelayNotice.tsx';
import type { ConsoleEvent } from './engine/ConsoleEvent.ts';
import { type ConsoleState, consoleAt } from './engine/ConsoleState.ts';
import { consoleView, viewKey } from './engine/consoleView.ts';
import { type PageName, pageNames } from './engine/pageNames.ts';
import { useFeedback } from './feedback/useFeedback.ts';
import styles from './Handheld.module.css';
import { type ConsoleWords, handheldWords } from './handheldWords.ts';
import { LazyContent } from './LazyContent.tsx';
import { Lcd } from './Lcd.tsx';
import type { StartMenuWords } from './menu/startMenuWords.ts';
import { PageNumberContext } from './PageNumberContext.ts';
import type { PageWords } from './PageWords.ts';
import { Device } from './shell/Device.tsx';
import { useConsole } from './useConsole.ts';
import { usePageEntry } from './usePageEntry.ts';
import { useScreenEffects } from './useScreenEffects.ts';

/** The fixed words of {@link Handheld}: its own, the Start Menu's, and page by page those of its pages. */
export type HandheldWords = Partial<ConsoleWords> & { startMenu?: Partial<StartMenuWords>; pages?: PageWords };

/** What {@link Handheld} takes, and whatever a `<section>` does. */
export interface HandheldProps extends Omit<ComponentProps<'section'>, 'children' | 'content'> {
  /** The owner's words. */
  content: Content;
  /** The page to start on. @default 'instructions' */
  initialPage?: PageName;
  /** Where the console stands at first, down to an open form or menu. Goes before `initialPage`. */
  initialState?: ConsoleState | undefined;
  /**
   * Where the focus has to be for keys to count: anywhere in the console, or also nowhere on the page. Single letters always
   * need it in the console. @default 'page'
   */
  keysFrom?: 'page' | 'inside';
  /** Shows this moment of everything that moves, in milliseconds, and stands still: for stories and pictures. */
  frozenMs?: number | undefined;
  /** Replaces some of the fixed words. */
  words?: HandheldWords | undefined;
}

/**
 * The console: pages about one developer behind eight buttons, played on the screen, by keyboard or by gamepad. It keeps
 * the company's name, its colour and its switches in the visit, so it stands inside a `VisitProvider`.
 */
export function Handheld(props: HandheldProps) {
  const { content, initialPage = pageNames[0], initialState, keysFrom = 'page', frozenMs, words, ref, ...rest } = props;
  const text = { ...handheldWords, ...words };
  const visit = useVisit();
  const parts = useContext(ConsolePartsContext);
  const [first] = useState(() => initialState ?? consoleAt(initialPage));
  const root = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const { state, handleEvent, delay } = useConsole(first, { quests: content.game.sideQuests.length });
  const { startMenu } = state;
  const { labels, unavailable, place, pageNumber } = consoleView(state, text);
  const { announcement, noteFocus } = usePageEntry({ state, place, words: text, root, screen });
  const runEffect = useScreenEffects({ screen, menu });
  const { answer, resumeAudio } = useFeedback(visit);

  const onEvent = (event: ConsoleEvent) => {
    noteFocus();
    const { effect, blip } = handleEvent(event);
    if (effect) runEffect(effect);
    return blip;
  };
  const { pressed, press, release } = useControls({
    root,
    listens: keysFrom,
    onPress: (button, repeated) => {
      const blip = onEvent({ type: 'button-pressed', button });
      if (blip && !repeated) answer(blip);
    },
    onRelease: resumeAudio,
  });

  return (
    <Device
      {...rest}
      ref={useSharedRef(root, ref)}
      name={content.game.console.name}
      shell={visit.shell}
      labels={labels}
      pressed={pressed}
      unavailable={unavailable}
      onPress={press}
      onRelease={release}
      overlay={
        startMenu === 'closed' ? (
          delay !== 'none' && <DelayNotice delay={delay} words={text} />
        ) : (
          <LazyContent of={parts.startMenu} words={words?.pages?.missing}>
            {(StartMenu) => (
              <StartMenu
                ref={menu}
                content={content}
                tab={startMenu}
                shell={visit.shell}
                switches={visit}
                onTabChosen={(tab) => onEvent({ type: 'tab-chosen', tab })}
                onShellChosen={visit.setShell}
                onSwitched={(name, on) => {
                  const set = { sound: visit.setSound, haptics: visit.setHaptics, readable: visit.setReadable };
                  set[name](on);
                }}
                onClose={() => onEvent({ type: 'button-pressed', button: 'start' })}
                takesFocus={state !== first}
                words={words?.startMenu}
              />
            )}
          </LazyContent>
        )
      }
    >
      <Lcd ref={screen} inert={startMenu !== 'closed'}>
        <PageNumberContext.Provider value={pageNumber}>
          <ConsoleScreen
            key={viewKey(state)}
            content={content}
            state={state}
            onEvent={onEvent}
            company={visit.company}
            onCompany={visit.setCompany}
            frozenMs={frozenMs}
            words={words?.pages}
          />
        </PageNumberContext.Provider>
        {/* In an element: a browser with scripts on does not decode the entities of bare text in here. */}
        <noscript>
          <p>{text.noScript}</p>
        </noscript>
      </Lcd>
      <p className={styles.spoken} role="status">
        {announcement}
      </p>
    </Device>
  );
}
