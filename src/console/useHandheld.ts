import { useMemo, useRef, useState } from 'react';
import type { Content } from '../content/Content.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { useVisit } from '../visit/useVisit.ts';
import { useControls } from './controls/useControls.ts';
import type { ConsoleEvent } from './engine/ConsoleEvent.ts';
import type { ConsoleState } from './engine/ConsoleState.ts';
import { consoleView } from './engine/consoleView.ts';
import { useFeedback } from './feedback/useFeedback.ts';
import type { ConsoleWords } from './handheldWords.ts';
import { usePageEntry } from './screen/usePageEntry.ts';
import { useScreenEffects } from './screen/useScreenEffects.ts';
import { useConsole } from './useConsole.ts';

export type HandheldOptions = {
  content: Content;
  /** The state that the console begins in. */
  first: ConsoleState;
  /** Where the focus has to be for keys to count. */
  keysFrom: 'page' | 'inside';
  words: ConsoleWords;
};

/** A console that is played: what was pressed goes to the engine, what comes of it to the screen, the speaker and readers. */
export function useHandheld({ content, first, keysFrom, words }: HandheldOptions) {
  const root = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // Typed and not sent: kept while the form is closed.
  const [draft, setDraft] = useState<string>();
  const hasDraft = Boolean(draft);
  const { sideQuests } = content.game;
  const { drawLatest, handleEvent, ...drawn } = useConsole(first, { quests: sideQuests.length, hasDraft });
  const { state, before } = drawn;
  const view = useMemo(() => consoleView(state, words, hasDraft), [state, words, hasDraft]);
  const { announcement, noteFocus } = usePageEntry({
    state,
    before,
    place: view.place,
    quests: sideQuests,
    words,
    root,
    screen,
  });
  const runEffect = useScreenEffects({ screen, menu });
  const { answer, resumeAudio } = useFeedback(useVisit());

  const onEvent = useLatest((event: ConsoleEvent) => {
    drawLatest();
    noteFocus();
    const { effect, blip } = handleEvent(event);
    if (effect) runEffect(effect);
    return blip;
  });
  const controls = useControls({
    root,
    listens: keysFrom,
    onPress: (button, repeated) => {
      const blip = onEvent({ type: 'button-pressed', button });
      if (blip && !repeated) answer(blip);
    },
    onRelease: resumeAudio,
  });
  return { ...drawn, root, screen, menu, draft, setDraft, view, announcement, onEvent, controls };
}
