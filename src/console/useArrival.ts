import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ConsoleWords } from './handheldWords.ts';
import { type ConsoleState, pageIndex, pageNames } from './state.ts';

/** What {@link useArrival} needs to know. */
export type ArrivalOptions = {
  state: ConsoleState;
  words: ConsoleWords;
  /** The whole console. */
  root: RefObject<HTMLElement | null>;
  /** What scrolls, with the page in it. */
  screen: RefObject<HTMLElement | null>;
};

/**
 * Brings a visitor to what is new. The page begins at its top. The focus stays on the button that turned it; only when it was
 * on the page that is gone does it go to the new one's heading, and when the Start Menu closes back to where it was. What
 * happened is said once: the heading with it, unless the focus is there to say it.
 */
export function useArrival({ state, words, root, screen }: ArrivalOptions) {
  const numbered = (text: string) =>
    text.replace('{page}', String(pageIndex(state) + 1)).replace('{pages}', String(pageNames.length));
  const place = numbered(words.place);
  const [news, setNews] = useState(place);
  const seen = useRef(state);
  const focusBefore = useRef<Element>(null);
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    const before = seen.current;
    if (before === state) return;
    seen.current = state;
    if (before.startMenu === 'closed') opener.current = focusBefore.current;
    else if (state.startMenu === 'closed') giveFocusBack(opener.current, root.current);

    if (viewOf(before) !== viewOf(state)) {
      const unsaid = begin(screen.current, focusBefore.current);
      setNews(unsaid ? `${place}: ${unsaid}` : place);
    } else if (formOf(before) !== formOf(state)) {
      setNews(formOf(state) === 'open' ? words.formOpen : words.formClosed);
    }
  }, [state, place, words, root, screen]);

  return {
    news,
    /** The page's number among the others, for its corner. */
    folio: numbered(words.folio),
    /** To be told before each event: what has the focus then may be gone afterwards. */
    noteFocus: () => {
      focusBefore.current = document.activeElement;
    },
  };
}

/** A name for what is shown that changes whenever a reader should begin anew: page by page, and quest by quest. */
export function viewOf(state: ConsoleState): string {
  return state.page === 'side-quests' && state.view === 'detail' ? `${state.page} ${state.quest}` : state.page;
}

function formOf(state: ConsoleState): 'open' | 'closed' {
  return state.page === 'title' ? state.form : 'closed';
}

/** Begins a page at its top. Gives its heading, unless the focus went there and has said it. */
function begin(screen: HTMLElement | null, focusBefore: Element | null): string {
  const heading = screen?.querySelector<HTMLElement>('[data-page-heading]');
  if (!screen || !heading) return '';
  screen.scrollTop = 0;
  // A page that is gone has taken with it whatever was on it.
  const wasOnPage = focusBefore !== null && (screen.contains(focusBefore) || !focusBefore.isConnected);
  if (wasOnPage) heading.focus({ preventScroll: true });
  return wasOnPage ? '' : heading.textContent;
}

/** Whoever had the focus nowhere gets it on the button that opens the menu again. */
function giveFocusBack(opener: Element | null, root: HTMLElement | null) {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isThere ? opener : root?.querySelector<HTMLElement>('[data-button="start"]');
  target?.focus({ preventScroll: true });
}
