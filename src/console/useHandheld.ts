import { startTransition, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageAddress } from 'react-page-turn/address';
import { useLatest } from '../hooks/useLatest.ts';
import type { Content } from '../resume/Content.ts';
import { usePosition } from '../visit/usePosition.ts';
import { useVisit } from '../visit/useVisit.ts';
import { useControls } from './controls/useControls.ts';
import { type ConsoleState, pageNames, positionOf } from './engine/ConsoleState.ts';
import { consoleView } from './engine/consoleView.ts';
import { type ConsoleEvent, type ConsoleModel, stepConsole } from './engine/stepConsole.ts';
import { useFeedback } from './feedback/useFeedback.ts';
import type { ConsoleMessages } from './handheldMessages.ts';
import { usePageEntry } from './screen/usePageEntry.ts';
import { useScreenEffects } from './screen/useScreenEffects.ts';

export type HandheldOptions = {
  content: Content;
  initialState: ConsoleState;
  inAddress: boolean;
  keysFrom: 'page' | 'inside';
  messages: ConsoleMessages;
};

/** Sends presses to the engine, and its results to the screen, the speaker and screen readers. */
export function useHandheld({ content, initialState, inAddress, keysFrom, messages }: HandheldOptions) {
  const root = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  /** The company form's unsent text. It is kept while the form is closed. */
  const [draft, setDraft] = useState<string>();
  const hasDraft = Boolean(draft);
  const { sideQuests } = content.game;
  const { session, renderLatest, send } = useSession(initialState, { quests: sideQuests.length, hasDraft });
  const { state, previousState } = session;
  const view = useMemo(() => consoleView(state, messages, hasDraft), [state, messages, hasDraft]);
  const { announcement, noteFocus } = usePageEntry({
    state,
    previousState,
    positionText: view.positionText,
    quests: sideQuests,
    messages,
    root,
    screen,
  });
  const runEffect = useScreenEffects({ screen, menu });
  const { respond, resumeAudio } = useFeedback(useVisit());

  const onEvent = useLatest((event: ConsoleEvent, isInstant?: boolean) => {
    renderLatest();
    noteFocus();
    const { effect, blip } = send(event, isInstant);
    if (effect) runEffect(effect);
    return blip;
  });
  usePageAddress({
    openPages: inAddress ? [pageNames.indexOf(state.page)] : [],
    pageCount: pageNames.length,
    isComplete: true,
    onAddress: (index, isInstant) => {
      const page = pageNames[index];
      if (page) onEvent({ type: 'page-requested', page }, isInstant);
    },
  });
  // After `usePageAddress`, so that a part reopens on the page that the URL has opened.
  usePosition({
    name: 'console',
    position: inAddress ? positionOf(state) : undefined,
    onReturn: (position) => onEvent({ type: 'position-returned', position }, true),
  });
  const controls = useControls({
    root,
    keysFrom,
    onPress: (button, repeated) => {
      const blip = onEvent({ type: 'button-pressed', button });
      if (blip && !repeated) respond(blip);
    },
    onRelease: resumeAudio,
  });
  return { state, previousState, root, screen, menu, draft, setDraft, view, announcement, onEvent, controls };
}

type ConsoleSession = {
  state: ConsoleState;
  /** `undefined` for the first state. */
  previousState?: ConsoleState;
};

/**
 * The console's state and its steps.
 * A page renders in a transition, so the button releases in the next frame. Call `renderLatest`
 * before each event, so that the event's effect reaches the latest page, and each page is
 * announced.
 */
function useSession(initialState: ConsoleState, model: ConsoleModel) {
  const [session, setSession] = useState<ConsoleSession>({ state: initialState });
  /** The session after the last event, which may not be rendered yet. */
  const latest = useRef(session);

  /** @param isInstant renders before the first paint, so that no other page shows first */
  const send = (event: ConsoleEvent, isInstant?: boolean) => {
    const previousState = latest.current.state;
    const step = stepConsole(previousState, event, model);
    if (step.state !== previousState) {
      const nextSession = { state: step.state, previousState };
      latest.current = nextSession;
      if (isInstant) setSession(nextSession);
      else startTransition(() => setSession(nextSession));
    }
    return step;
  };
  const renderLatest = () => {
    if (latest.current !== session) flushSync(() => setSession(latest.current));
  };
  return { session, renderLatest, send };
}
