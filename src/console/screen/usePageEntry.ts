import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { ConsoleState } from '../engine/ConsoleState.ts';
import { viewKey } from '../engine/consoleView.ts';
import type { ConsoleMessages } from '../handheldMessages.ts';

export type PageEntryOptions = {
  state: ConsoleState;
  previousState: ConsoleState | undefined;
  positionText: string;
  quests: readonly { readonly title: string }[];
  messages: ConsoleMessages;
  root: RefObject<HTMLElement | null>;
  screen: RefObject<HTMLElement | null>;
};

/**
 * Handles scroll, focus and announcement on a new page. The focus moves to the heading only if it was
 * on the old page. When the Start Menu closes, the focus returns to where it was. Either the live
 * region or the focus announces the heading, not both.
 */
export function usePageEntry({ state, previousState, positionText, quests, messages, root, screen }: PageEntryOptions) {
  const [announcement, announce] = useState<string>();
  const focusBefore = useRef<Element>(null);
  const opener = useRef<Element>(null);

  const enter = useLatest((previousState: ConsoleState, state: ConsoleState) => {
    if (previousState.startMenu === 'closed') opener.current = focusBefore.current;
    else if (state.startMenu === 'closed') restoreFocus(opener.current, root.current);

    if (viewKey(previousState) !== viewKey(state)) {
      const heading = enterPage(screen.current, focusBefore.current);
      announce(heading ? `${positionText}: ${heading}` : positionText);
    } else if (formOf(previousState) !== formOf(state)) {
      announce(formOf(state) === 'open' ? messages.formOpen : messages.formClosed);
    } else if (cursorOf(previousState) !== cursorOf(state)) {
      announce(quests[cursorOf(state) ?? -1]?.title ?? '');
    }
  });
  useLayoutEffect(() => {
    if (previousState) enter(previousState, state);
  }, [previousState, state, enter]);

  return {
    /** Until something is announced, the initial page's position. */
    announcement: announcement ?? positionText,
    /** Call this before each event: the focused element may be gone afterwards. */
    noteFocus: () => {
      focusBefore.current = document.activeElement;
    },
  };
}

function formOf(state: ConsoleState): 'open' | 'closed' {
  return state.page === 'title' ? state.form : 'closed';
}

function cursorOf(state: ConsoleState): number | undefined {
  return state.page === 'side-quests' && state.view === 'list' ? state.cursor : undefined;
}

/** Scrolls to the top. Returns the heading to announce, or focuses it and returns `''`. */
function enterPage(screen: HTMLElement | null, focusBefore: Element | null): string {
  const heading = screen?.querySelector<HTMLElement>('[data-page-heading]');
  if (!screen || !heading) return '';
  screen.scrollTop = 0;
  const wasOnPage = focusBefore !== null && (screen.contains(focusBefore) || !focusBefore.isConnected);
  if (wasOnPage) heading.focus({ preventScroll: true });
  return wasOnPage ? '' : heading.textContent;
}

/** Focuses the element that was focused when the menu opened, or else the start button. */
function restoreFocus(opener: Element | null, root: HTMLElement | null) {
  const isFocusable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isFocusable ? opener : root?.querySelector<HTMLElement>('[data-button="start"]');
  target?.focus({ preventScroll: true });
}
