import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { pageIn, withPage } from './pageParameter.ts';

export interface AddressOptions {
  /** Where the page stands: `#page=12`, or `?page=12`. @default 'hash' */
  part?: 'hash' | 'search' | undefined;
  /** What stands before its number. @default 'page' */
  name?: string | undefined;
  /** Whether each turn replaces the entry of the browser's history, or adds one to go back from. @default 'replace' */
  history?: 'replace' | 'push' | undefined;
}

/** What is shown, and what the address asks for. Pages are counted from 0. */
export interface AddressedPages {
  /** The address names the first; none while nothing is shown. */
  readonly openPages: readonly number[];
  readonly pageCount: number;
  /** The address names another page: `isFirst` before anything has been painted, else while the page is read. */
  readonly onAddress: (page: number, isFirst: boolean) => void;
}

/** What there was at the last look. */
interface Seen {
  /** Another is another screen's: this one gives way to it. */
  readonly path: string;
  /** The page that needs no name. */
  readonly home: number;
  readonly first: number;
  /** What the address named, in words; `undefined` before it was read. What else stands in it may be another book's page. */
  readonly named: string | undefined;
}

/**
 * Keeps an open page and the window's address together, for what has pages of its own; beside a `Flipbook` stands `FlipbookAddress`. The
 * page that is shown at first, where the address names none, needs none.
 *
 * The address is read when the component is first shown, when it changes, and at each render: after a router's `navigate`, too.
 */
export function usePageAddress(
  pages: AddressedPages,
  { part = 'hash', name = 'page', history = 'replace' }: AddressOptions = {},
): void {
  const first = pages.openPages[0];
  const seen = useRef<Seen | undefined>(undefined);

  const look = () => {
    if (first === undefined) {
      if (seen.current) seen.current = { ...seen.current, named: undefined };
      return;
    }
    const { location } = window;
    const before = seen.current ?? { path: location.pathname, home: first, first, named: undefined };
    if (location.pathname !== before.path) return;
    const { home } = before;
    const named = pageIn(location[part], name);
    const wanted = Math.min(named ?? home, pages.pageCount - 1);
    const isOpen = pages.openPages.includes(wanted);
    const isAnother = before.named !== String(named);
    if (!isAnother && !isOpen && first !== before.first)
      write(withPage(location[part], name, first === home ? undefined : first));
    seen.current = { ...before, first, named: String(pageIn(location[part], name)) };
    // An element's id leads to its page by itself.
    const isElsewhere = named === undefined && document.getElementById(location.hash.slice(1));
    if (isAnother && !isOpen && !isElsewhere) pages.onAddress(wanted, before.named === undefined);
  };
  const write = (value: string) => {
    const next = new URL(window.location.href);
    next[part] = value;
    try {
      // Routers keep what is theirs in the state.
      window.history[`${history}State`](window.history.state, '', next);
    } catch {
      // Browsers allow so many in a time.
    }
  };
  const latest = useRef(look);
  useBrowserLayoutEffect(() => {
    latest.current = look;
    look();
  });
  useEffect(() => {
    const onPopState = () => latest.current();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
