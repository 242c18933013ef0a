import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { useFlipbook } from '../../useFlipbook.ts';
import { fragmentTarget } from '../../view/elements.ts';
import { addressStep, type LastComparison } from './addressStep.ts';
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
   * Whether no page will be added. Then a number past the end is corrected at once, and an address
   * that loses its page gets the open page again. @default false
   */
  readonly isComplete?: boolean | undefined;
  /**
   * Opens the page in the address. `isInstant` is `true` before the first paint, for an awaited page
   * that was added, and for the page of an anchor. Then open the page without a turn.
   */
  readonly onAddress: (page: number, isInstant: boolean) => void;
  /** The page that contains an element. With part `hash`, a link to the element opens its page. */
  readonly getPageOf?: ((element: Element) => number | null) | undefined;
}

/**
 * Keeps an open page and the window's address in sync, for components with pages of their own. Next
 * to a `Flipbook`, use `FlipbookAddress`. Anchors outside of pages turn no page. A page that does not
 * exist yet is awaited until the reader turns. Reads the address on mount, when it changes, and on
 * every render, because a router's `navigate` fires no event.
 */
export function usePageAddress(
  pages: AddressedPages,
  { part = 'hash', name = 'page', history = 'replace' }: AddressOptions = {},
): void {
  const last = useRef<LastComparison | undefined>(undefined);
  // Another path belongs to another screen, so leave it alone.
  const path = useRef<string | undefined>(undefined);
  const lastHash = useRef<string | undefined>(undefined);

  const read = () => {
    const { href, [part]: ownPart } = window.location;
    const number = pageIn(ownPart, name);
    const anchor = fragmentTarget();
    const anchorPage = (anchor && pages.getPageOf?.(anchor)) ?? undefined;
    // A `#` alone links to the top, like an anchor. Without a `#`, there is no anchor.
    const isAnchor = part === 'hash' && /#[^=]*$/.test(href);
    return { number, anchorPage, isAnchor, page: number ?? (isAnchor ? anchorPage : undefined) };
  };
  const compare = () => {
    const { location } = window;
    const [first, ...rest] = pages.openPages;
    if (first === undefined) {
      last.current = undefined;
      return;
    }
    path.current ??= location.pathname;
    if (location.pathname !== path.current) return;
    if (pages.isComplete) correctPageNumber();
    lastHash.current ??= location.hash;
    const address = read();
    // Without a turn, open an awaited page that was added, and the page of an anchor, to which the
    // browser also jumps.
    const isInstant = !last.current || last.current.addressPage === address.page || address.page !== address.number;
    const { next, pageToOpen, mustWrite } = addressStep(last.current, {
      ...pages,
      openPages: [first, ...rest],
      addressPage: address.page,
      isAnchor: address.isAnchor,
    });
    if (mustWrite) writePage(first, next.unnamedPage);
    last.current = { ...next, addressPage: read().page };
    if (pageToOpen !== undefined) pages.onAddress(pageToOpen, isInstant);
  };
  const correctPageNumber = () => {
    const { [part]: ownPart } = window.location;
    const { number } = read();
    const existingPage = number === undefined ? undefined : Math.min(number, pages.pageCount - 1);
    const correctedPart = withPage(ownPart, name, existingPage);
    if (existingPage !== number || (number === undefined && correctedPart !== ownPart.slice(1)))
      write(part, correctedPart, 'replace');
  };
  const writePage = (page: number, unnamedPage: number) => {
    const { anchorPage, isAnchor, page: addressPage } = read();
    // The new fragment has added an entry already.
    const isByFragment = window.location.hash !== lastHash.current && pages.openPages.includes(anchorPage ?? -1);
    const mode = isByFragment ? 'replace' : history;
    // Add the previous page to the entry of an anchor outside pages, for the back button.
    if (mode === 'push' && isAnchor && addressPage === undefined && last.current)
      write('hash', withPage(window.location.hash, name, last.current.first), 'replace');
    const withoutPage = withPage(window.location[part], name, undefined);
    // Next to an anchor, an omitted number would mean the anchor's page.
    const isOmitted = page === unnamedPage && !(part === 'hash' && /^[^=]+$/.test(withoutPage));
    write(part, isOmitted ? withoutPage : withPage(window.location[part], name, page), mode);
    lastHash.current = window.location.hash;
  };
  const latest = useRef(compare);
  useBrowserLayoutEffect(() => {
    latest.current = compare;
    compare();
  });
  useEffect(() => {
    const onPopState = () => latest.current();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}

/**
 * Opens the flipbook of the surrounding `FlipbookProvider` at the page in the address, and writes
 * the open page there. A number past the end opens the last page; if the page with that number is
 * added before the reader turns, the flipbook opens it.
 */
export function FlipbookAddress(options: AddressOptions): null {
  const { book, ...pages } = useFlipbook(({ book, openPages, pageCount }) => ({ book, openPages, pageCount }));
  const onAddress = (page: number, isInstant: boolean) => {
    if (!isInstant) void book?.flip(page);
    // Do not jump during a turn.
    else if (book?.getState() === 'read' || book?.getState() === 'fold_corner') void book.turnToPage(page);
  };
  usePageAddress({ ...pages, onAddress, getPageOf: book?.getPageOf }, options);
  return null;
}

type Part = NonNullable<AddressOptions['part']>;
type HistoryMode = NonNullable<AddressOptions['history']>;

function write(part: Part, value: string, mode: HistoryMode): void {
  const next = new URL(window.location.href);
  next[part] = value;
  try {
    // Routers store their own data in the state.
    window.history[`${mode}State`](window.history.state, '', next);
  } catch {
    // Browsers limit how often this may be called.
  }
}
