import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import type { Content } from '../resume/Content.ts';
import { keyFacts } from '../resume/owner/keyFacts.ts';
import type { Shell } from '../resume/owner/shells.ts';
import { useVisit } from '../visit/useVisit.ts';
import { type ConsoleState, consoleAt, type PageName, pageNames } from './engine/ConsoleState.ts';
import { viewKey } from './engine/consoleView.ts';
import { type HandheldMessages, handheldMessages } from './handheldMessages.ts';
import { StartMenu } from './menu/StartMenu.tsx';
import { PageNumberContext } from './pageParts/ConsolePage.tsx';
import { CurrentPage } from './pages/CurrentPage.tsx';
import { EarlyNotice } from './screen/EarlyNotice.tsx';
import { Lcd } from './screen/Lcd.tsx';
import { Device } from './shell/Device.tsx';
import { useHandheld } from './useHandheld.ts';

export interface HandheldProps extends Omit<ComponentProps<'section'>, 'children' | 'content'> {
  /** The owner's content. */
  content: Content;
  /** The URL of the résumé PDF, for the business card in the Start Menu. */
  resumeUrl?: string | undefined;
  /** The page to start on. @default 'instructions' */
  initialPage?: PageName | undefined;
  /** The initial state, including an open form or menu. Overrides `initialPage`. */
  initialState?: ConsoleState | undefined;
  /** Whether the URL's hash names the open page (`#page=3`), and Back and reload restore it. @default false */
  inAddress?: boolean | undefined;
  /**
   * `inside`: keys work while the focus is in the console. `page`: also while nothing has the
   * focus, except letters and Backspace.
   * @default 'page'
   */
  keysFrom?: 'page' | 'inside';
  /** The time, in milliseconds, at which animations freeze: for stories and pictures. */
  frozenMs?: number | undefined;
  /** Overrides some of the messages. */
  messages?: HandheldMessages | undefined;
}

/**
 * The console: pages about one developer, and eight buttons for pointer, keyboard and gamepad.
 * Needs a `VisitProvider`, which stores the company, the shell and the switches.
 */
export function Handheld(props: HandheldProps) {
  const {
    content,
    resumeUrl,
    initialPage = pageNames[0],
    initialState,
    inAddress = false,
    keysFrom = 'page',
    frozenMs,
    messages,
    ref,
    ...rest
  } = props;
  const text = useMemo(() => ({ ...handheldMessages.handheld, ...messages }), [messages]);
  const visit = useVisit();
  const [previewShell, setPreviewShell] = useState<Shell>();
  const setters = { sound: visit.setSound, haptics: visit.setHaptics, readable: visit.setReadable };
  // Deferred, so that a new company appears with the next page, not for a frame on the current one.
  const company = useDeferredValue(visit.company);
  const handheld = useHandheld({
    content,
    initialState: initialState ?? consoleAt(initialPage),
    inAddress,
    keysFrom,
    messages: text,
  });
  const { state, previousState, view, onEvent, controls } = handheld;
  const { startMenu } = state;
  const isFirstState = previousState === undefined;
  return (
    <Device
      {...rest}
      ref={useSharedRef(handheld.root, ref)}
      name={content.game.console.name}
      shell={previewShell ?? visit.shell}
      maker={keyFacts(content).name}
      speaker={{ name: text.sound, on: visit.sound, onSwitched: visit.setSound }}
      labels={view.labels}
      pressedButtons={controls.pressedButtons}
      unavailable={view.unavailable}
      modal={startMenu !== 'closed'}
      onPressStart={controls.startPress}
      onPress={controls.completePress}
      onPressCancel={controls.cancelPress}
      overlay={
        startMenu === 'closed' ? (
          isFirstState && <EarlyNotice>{text.waiting}</EarlyNotice>
        ) : (
          <StartMenu
            ref={handheld.menu}
            {...{ content, resumeUrl, frozenMs }}
            tab={startMenu}
            takesFocus={!isFirstState}
            shell={visit.shell}
            switches={visit}
            onTabChosen={(tab) => onEvent({ type: 'tab-chosen', tab })}
            onShellChosen={visit.setShell}
            onShellPreview={setPreviewShell}
            onSwitched={(name, on) => setters[name](on)}
            onClose={() => onEvent({ type: 'button-pressed', button: 'start' })}
            messages={messages?.startMenu}
          />
        )
      }
    >
      <Lcd ref={handheld.screen} inert={startMenu !== 'closed'} messages={text}>
        <PageNumberContext.Provider value={view}>
          <CurrentPage
            key={viewKey(state)}
            {...{ content, state, onEvent, frozenMs }}
            company={company}
            draft={handheld.draft}
            onDraft={handheld.setDraft}
            onCompany={visit.setCompany}
            messages={messages?.pages}
            buttonMessages={text}
          />
        </PageNumberContext.Provider>
        {/*
          In a paragraph, because hydration compares bare text, and with scripting on, browsers do not
          decode entities in a `noscript`.
        */}
        <noscript>
          <p>{text.noScript}</p>
        </noscript>
      </Lcd>
      <p data-visually-hidden="" role="status">
        {handheld.announcement}
      </p>
    </Device>
  );
}
