import { startTransition, useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageAddress } from 'react-page-turn/address';
import type { Content } from '../content/Content.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { useLazyPart } from '../lazy/useLazyPart.ts';
import { whenIdle } from '../lazy/whenIdle.ts';
import { useVisit } from '../visit/useVisit.ts';
import { useControls } from './controls/useControls.ts';
import { type ConsoleState, pageNames } from './engine/ConsoleState.ts';
import { consoleView } from './engine/consoleView.ts';
import { type ConsoleEvent, type ConsoleModel, type ConsoleStep, stepConsole } from './engine/stepConsole.ts';
import { useFeedback } from './feedback/useFeedback.ts';
import type { ConsoleMessages } from './handheldMessages.ts';
import { ConsolePartsContext } from './pages/ConsolePartsContext.ts';
import { isFirstPage } from './pages/CurrentPage.tsx';
import type { ScreenNoticeProps } from './screen/ScreenNotice.tsx';
import { usePageEntry } from './screen/usePageEntry.ts';
import { useScreenEffects } from './screen/useScreenEffects.ts';
import { useUnknownPad } from './screen/useUnknownPad.ts';

export type HandheldOptions = {
  content: Content;
  /** The initial state. */
  first: ConsoleState;
  /** Whether the window's address names the open page. */
  inAddress: boolean;
  keysFrom: 'page' | 'inside';
  messages: ConsoleMessages;
};

/** Sends presses to the engine, and its results to the screen, the speaker and screen readers. */
export function useHandheld({ content, first, inAddress, keysFrom, messages }: HandheldOptions) {
  const root = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // Unsent text, kept while the form is closed.
  const [draft, setDraft] = useState<string>();
  const hasDraft = Boolean(draft);
  const { sideQuests } = content.game;
  const { drawLatest, handleEvent, delay, ...drawnState } = useConsole(first, { quests: sideQuests.length, hasDraft });
  const { state, before } = drawnState;
  const view = useMemo(() => consoleView(state, messages, hasDraft), [state, messages, hasDraft]);
  const { announcement, noteFocus } = usePageEntry({
    state,
    before,
    place: view.place,
    quests: sideQuests,
    messages,
    root,
    screen,
  });
  const runEffect = useScreenEffects({ screen, menu });
  const { answer, resumeAudio } = useFeedback(useVisit());
  const unknownPad = useUnknownPad();

  const onEvent = useLatest((event: ConsoleEvent) => {
    drawLatest();
    noteFocus();
    if (state.startMenu === 'closed') unknownPad.hideOnceRead();
    const { effect, blip } = handleEvent(event);
    if (effect) runEffect(effect);
    return blip;
  });
  usePageAddress({
    openPages: inAddress ? [pageNames.indexOf(state.page)] : [],
    pageCount: pageNames.length,
    onAddress: (index) => {
      const page = pageNames[index];
      if (page) onEvent({ type: 'page-requested', page });
    },
  });
  const controls = useControls({
    root,
    listens: keysFrom,
    onPress: (button, repeated) => {
      const blip = onEvent({ type: 'button-pressed', button });
      if (blip && !repeated) answer(blip);
    },
    onRelease: resumeAudio,
    onUnknownPad: unknownPad.show,
  });
  const notice: 'none' | ScreenNoticeProps['notice'] =
    delay === 'none' && unknownPad.isNoticeShown ? 'unknownPad' : delay;
  return { ...drawnState, notice, root, screen, menu, draft, setDraft, view, announcement, onEvent, controls };
}

/** The rendered state and the one before it. */
type DrawnState = { readonly state: ConsoleState; readonly before?: ConsoleState };

/**
 * The console's state and its steps.
 * The page renders in a transition, so the button releases in the next frame. Call `drawLatest`
 * before each event: a press must meet the previous result, and every page must be announced.
 * Parts that a state needs load first, or when idle. Until they arrive, the screen stays as it is,
 * and only the last requested state counts: three presses of an unresponsive button turn one page.
 */
function useConsole(first: ConsoleState, model: ConsoleModel) {
  const [{ state, before }, draw] = useReducer(drawNext, { state: first });
  /** The state after the last event: rendered, about to render, or waiting for its parts. */
  const ahead = useRef({ state, isHere: true });
  const parts = useContext(ConsolePartsContext);
  const { hasFailed } = useLazyPart(parts);
  /** The reason the requested state waits: none, the network, or a failed load. */
  const [delay, setDelay] = useState<'none' | 'waiting' | 'missing'>('none');
  useEffect(() => whenIdle(parts.preload), [parts]);

  const enter = (next: ConsoleState) => {
    ahead.current = { state: next, isHere: true };
    setDelay('none');
    startTransition(() => draw(next));
  };
  const handleEvent = (event: ConsoleEvent): ConsoleStep => {
    const now = ahead.current.isHere ? ahead.current.state : state;
    const step = stepConsole(now, event, model);
    const next = step.state;
    if (next === now) return step;
    if (comesWithConsole(next) || parts.peek()) enter(next);
    else {
      const pendingState = { state: next, isHere: false };
      ahead.current = pendingState;
      setDelay('waiting');
      void parts.load().then(
        () => ahead.current === pendingState && enter(next),
        () => ahead.current === pendingState && setDelay('missing'),
      );
    }
    return step;
  };
  const drawLatest = () => {
    const { state: next, isHere } = ahead.current;
    if (isHere && next !== state) flushSync(() => draw(next));
  };
  // Parts that have arrived meanwhile are no longer missing: the next press goes there.
  return { state, before, drawLatest, handleEvent, delay: delay === 'missing' && !hasFailed ? 'none' : delay };
}

/**
 * The state after the rendered one, entered once even if it renders urgently and in a transition.
 */
function drawNext(drawnState: DrawnState, state: ConsoleState): DrawnState {
  return state === drawnState.state ? drawnState : { state, before: drawnState.state };
}

function comesWithConsole({ page, startMenu }: ConsoleState): boolean {
  return startMenu === 'closed' && isFirstPage(page);
}
