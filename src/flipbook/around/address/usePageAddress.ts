import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { addressStep, type LastLook } from './addressStep.ts';
import { pageIn, withPage } from './pageParameter.ts';

export interface AddressOptions {
  /** Where the page stands: `#page=12`, or `?page=12`. @default 'hash' */
  part?: 'hash' | 'search' | undefined;
  /** What stands before its number. @default 'page' */
  name?: string | undefined;
  /** Whether each turn replaces the entry of the browser's history, or adds one to go back from. @default 'replace' */
  history?: 'replace' | 'push' | undefined;
}

/** The open pages, and the handler that opens another. Pages are counted from 0. */
export interface AddressedPages {
  /** The address names the first; none while nothing is shown. */
  readonly openPages: readonly number[];
  readonly pageCount: number;
  /**
   * The address names another page. `isFirst` before anything has been painted, and when a page has come that did not exist yet:
   * open it without a movement. Else a reader has followed a link.
   */
  readonly onAddress: (page: number, isFirst: boolean) => void;
}

/**
 * Keeps an open page and the window's address together, for what has pages of its own; beside a `Flipbook` stands `FlipbookAddress`. The
 * page that is shown at first, where the address names none, needs none. An anchor turns no page. A page that does not exist yet is
 * waited for until somebody turns.
 *
 * The address is read when the component is first shown, when it changes, and at each render: after a router's `navigate`, too.
 */
export function usePageAddress(
  pages: AddressedPages,
  { part = 'hash', name = 'page', history = 'replace' }: AddressOptions = {},
): void {
  const last = useRef<LastLook | undefined>(undefined);
  // Another path is another screen's address, which stays as it is.
  const path = useRef<string | undefined>(undefined);

  const look = () => {
    const { location } = window;
    const [first, ...others] = pages.openPages;
    if (first === undefined) {
      last.current = undefined;
      return;
    }
    path.current ??= location.pathname;
    if (location.pathname !== path.current) return;
    const named = () => pageIn(location[part], name);
    // The same address leads elsewhere once a page has come that did not exist yet.
    const isFirst = !last.current || last.current.named === named();
    const { next, opens, writes } = addressStep(last.current, {
      openPages: [first, ...others],
      pageCount: pages.pageCount,
      named: named(),
      // A link to `#` leads to the top; without any fragment, the page that needs no name is asked for.
      isAnchor: part === 'hash' && /#[^=]*$/.test(location.href),
    });
    if (writes) write(withPage(location[part], name, first === next.home ? undefined : first));
    last.current = { ...next, named: named() };
    if (opens !== undefined) pages.onAddress(opens, isFirst);
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
