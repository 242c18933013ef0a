import { hearAfterPages } from './afterPages.ts';
import type { Controller } from './controller.ts';
import { hasFocus, pageBox, pageIndexOf } from './elements.ts';
import { isZoomed } from './eventTarget.ts';
import { isPlain, isSideways, keyRequest } from './keys.ts';
import { listenToPointers } from './pointer.ts';
import { scrollPages } from './scrollKeys.ts';

/** What a listener needs of a controller. */
export type Listened = Pick<Controller, 'root' | 'book' | 'store'>;

/** Listens to pointers, keys and the browser's search, until `signal` aborts. */
export function listen(controller: Listened, window: Window, signal: AbortSignal): void {
  const { root, book, store } = controller;
  listenToPointers(controller, window, signal);
  followZoom(root, window, signal);
  hearAfterPages({ root, book, signal }, 'keydown', (event) => onKeyDown(event, controller));
  // DOM edge: what scrolls in a book is an element. These events do not bubble.
  const onScroll = ({ target }: Event): void => store.drawing.noteScroll(target as Element);
  book.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  book.addEventListener('beforematch', (event) => onBeforeMatch(event, controller), { signal });
  const onInvalid = (event: Event): void => {
    const settle = reveal(event, controller);
    if (settle) window.requestAnimationFrame(() => signal.aborted || settle());
  };
  // This does not bubble either.
  book.addEventListener('invalid', onInvalid, { signal, capture: true });
}

/** Has the style sheet give fingers to the browser while the page is zoomed, until `signal` aborts. */
function followZoom(root: HTMLElement, window: Window, signal: AbortSignal): void {
  const write = (): void => void root.toggleAttribute('data-zoomed', isZoomed(window));
  window.visualViewport?.addEventListener('resize', write, { signal });
  write();
}

function onKeyDown(event: KeyboardEvent, controller: Listened): void {
  const { root, store } = controller;
  const { frozen, keyboard = true, rightToLeft } = store.model;
  // A way out of a movement, and no key that turns pages: wherever the focus is.
  if (
    event.key === 'Escape' &&
    store.state.motion.phase === 'user_fold' &&
    isPlain(event) &&
    root.dataset.keys !== 'none'
  ) {
    store.send({ type: 'pointer-cancelled' });
    event.preventDefault();
  }
  const request = !frozen && keyboard && keyRequest(event, root, rightToLeft);
  if (!request) return;
  if (isSideways(event.key) || !scrollPages(event, store.openPages())) {
    if (request === 'scroll') return;
    const to = request === 'first' ? 0 : request === 'last' ? store.model.pageCount - 1 : request;
    void store.request({ to, reason: 'key' });
  }
  event.preventDefault();
}

/** Opens the page of what the fragment of the address names. Out of sight, the browser has not found it. */
export function openFragment({ book, store }: Listened): void {
  const { location } = book.ownerDocument;
  const element = location.hash && book.ownerDocument.getElementById(decoded(location.hash.slice(1)));
  const index = element ? pageIndexOf(book, element) : -1;
  if (!element || !pageBox(book, index)?.hasAttribute('hidden')) return;
  const turn = store.request({ to: index, reason: 'find', instant: true });
  void turn.then((isOpen) => isOpen && element.scrollIntoView({ block: 'nearest' }));
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The browser's find-in-page is about to show a match on a page out of sight: the book opens there. */
function onBeforeMatch({ target }: Event, controller: Listened): void {
  // DOM edge: an event that came through the book comes from a node.
  const index = pageIndexOf(controller.book, target as Node);
  if (index >= 0) void controller.store.request({ to: index, reason: 'find', instant: true });
}

/**
 * A field keeps its form from being sent. Once it has asked all of them, and in the same task, the browser moves the focus to
 * the first that can have it: the page of each can be focused until then. A script that only asks moves no focus.
 *
 * @returns opens the page if the focus has moved there, and puts it out of sight again if not
 */
function reveal({ target }: Event, controller: Listened): (() => void) | undefined {
  const { book, store } = controller;
  // DOM edge: fields are nodes.
  const index = (): number => pageIndexOf(book, target as Node);
  const page = pageBox(book, index());
  if (!page?.hasAttribute('hidden')) return undefined;
  page.removeAttribute('hidden');
  page.removeAttribute('aria-hidden');
  // WebKit does not lay the page out by itself before it looks which field can have the focus.
  page.getBoundingClientRect();
  return () => {
    if (hasFocus(page)) void store.request({ to: index(), reason: 'invalid', instant: true });
    store.drawing.hideTheRest();
  };
}
