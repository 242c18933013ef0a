import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { useFlipbook } from '../../useFlipbook.ts';
import { addressStep, type LastLook } from './addressStep.ts';
import { pageIn, withPage } from './pageParameter.ts';

export interface AddressOptions {
  /** The part of the address with the page: `#page=12` or `?page=12`. @default 'hash' */
  part?: 'hash' | 'search' | undefined;
  /** The name of the parameter. @default 'page' */
  name?: string | undefined;
  /** Whether each turn replaces the history entry or adds one. @default 'replace' */
  history?: 'replace' | 'push' | undefined;
}

export interface AddressedPages {
  /** The first one is written to the address. Empty while no page is open. */
  readonly openPages: readonly number[];
  readonly pageCount: number;
  /**
   * `isFirst`: before the first paint, or an awaited page was added. Then open it without a turn.
   */
  readonly onAddress: (page: number, isFirst: boolean) => void;
}

/**
 * Keeps an open page and the window's address in sync, for components with pages of their own. Next
 * to a `Flipbook`, use `FlipbookAddress`. Anchors turn no page. A page that does not exist yet is
 * awaited until the reader turns.
 * Reads the address on mount, when it changes, and on every render, because a router's `navigate`
 * fires no event.
 */
export function usePageAddress(
  pages: AddressedPages,
  { part = 'hash', name = 'page', history = 'replace' }: AddressOptions = {},
): void {
  const last = useRef<LastLook | undefined>(undefined);
  // Another path belongs to another screen, so leave it alone.
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
    const pageInAddress = () => pageIn(location[part], name);
    // Once an awaited page has been added, the same address means another page.
    const isFirst = !last.current || last.current.addressPage === pageInAddress();
    const { next, opens, writes } = addressStep(last.current, {
      openPages: [first, ...others],
      pageCount: pages.pageCount,
      addressPage: pageInAddress(),
      // A link to `#` means the top; an address without a fragment means the page without a name.
      isAnchor: part === 'hash' && /#[^=]*$/.test(location.href),
    });
    if (writes) write(withPage(location[part], name, first === next.home ? undefined : first));
    last.current = { ...next, addressPage: pageInAddress() };
    if (opens !== undefined) pages.onAddress(opens, isFirst);
  };
  const write = (value: string) => {
    const next = new URL(window.location.href);
    next[part] = value;
    try {
      // Routers store their own data in the state.
      window.history[`${history}State`](window.history.state, '', next);
    } catch {
      // Browsers limit how often this may be called.
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

/**
 * Opens the flipbook of the surrounding `FlipbookProvider` at the page in the address, and writes
 * the open page there. A number past the end opens the last page; if such a page is added before
 * the reader turns, the flipbook opens there.
 */
export function FlipbookAddress(options: AddressOptions): null {
  const { book, ...pages } = useFlipbook(({ book, openPages, pageCount }) => ({ book, openPages, pageCount }));
  const onAddress = (page: number, isFirst: boolean) => {
    if (!isFirst) void book?.flip(page);
    // During a turn, the flipbook does not jump to a page that was just added.
    else if (book?.getState() === 'read' || book?.getState() === 'fold_corner') void book.turnToPage(page);
  };
  usePageAddress({ ...pages, onAddress }, options);
  return null;
}
