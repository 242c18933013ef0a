import type { Controller } from './controller.ts';
import { fragmentTarget, hasFocus, pageBox, pageIndexOf } from './elements.ts';
import { isZoomed } from './eventTarget.ts';
import { createHeldKey } from './heldKey.ts';
import { isPlainKey } from './isPlainKey.ts';
import { isSideways, keyRequest } from './keys.ts';
import { listenToPointers } from './pointer.ts';
import { scrollPages } from './scrollKeys.ts';

export type ConnectedBook = Pick<Controller, 'root' | 'book' | 'store'>;

/** React calls these after the handlers of the pages, and before those of elements around the book. */
export interface ReactListener {
  onPointerDown(event: PointerEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function listen(controller: ConnectedBook, signal: AbortSignal): ReactListener {
  const { root, book, store } = controller;
  const onPointerDown = listenToPointers(controller, signal);
  followZoom(root, signal);
  const heldKey = createHeldKey();
  const handleKey = (event: KeyboardEvent, isInside: boolean): void => {
    // React also reports events in portals, which are elsewhere in the document.
    if (event.composedPath().includes(root) === isInside) onKeyDown(event, controller, heldKey);
  };
  window.addEventListener('keydown', (event) => handleKey(event, false), { signal });
  // The DOM type is `EventTarget`, but only elements scroll inside a book. The event does not bubble.
  const onScroll = ({ target }: Event): void => store.drawing.noteScroll(target as Element);
  book.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  book.addEventListener('beforematch', (event) => onBeforeMatch(event, controller), { signal });
  const onInvalid = (event: Event): void => {
    const settle = reveal(event, controller);
    if (settle) window.requestAnimationFrame(() => signal.aborted || settle());
  };
  // `invalid` does not bubble either.
  book.addEventListener('invalid', onInvalid, { signal, capture: true });
  return { onPointerDown, onKeyDown: (event) => handleKey(event, true) };
}

/** Sets `data-zoomed` while the window is zoomed: the browser then handles touches. */
function followZoom(root: HTMLElement, signal: AbortSignal): void {
  const write = (): void => void root.toggleAttribute('data-zoomed', isZoomed());
  window.visualViewport?.addEventListener('resize', write, { signal });
  write();
}

function onKeyDown(
  event: KeyboardEvent,
  { root, store }: ConnectedBook,
  heldKey: ReturnType<typeof createHeldKey>,
): void {
  const { frozen, keys, rightToLeft } = store.model;
  // Escape cancels a drag. It turns no page, so it works wherever the focus is.
  if (
    event.key === 'Escape' &&
    store.state.motion.phase === 'user_fold' &&
    isPlainKey(event) &&
    root.dataset.keys !== 'none'
  ) {
    store.send({ type: 'pointer-canceled' });
    event.preventDefault();
  }
  const request = !frozen && keys && keyRequest(event, root, rightToLeft);
  if (!request) return;
  if (isSideways(event.key) || !scrollPages(event, store.openPageBoxes())) {
    if (request === 'scroll') return;
    const to = request === 'first' ? 0 : request === 'last' ? store.model.pageCount - 1 : request;
    const waitMs = store.model.isStill ? store.model.flippingTime : 0;
    if (heldKey.mayTurn(event, store.state.motion.phase === 'flipping', waitMs))
      void store.request({ to, reason: 'key' });
  }
  event.preventDefault();
}

/** Opens the page with the target of the URL's fragment. Browsers do not scroll to hidden pages. */
export function openFragment({ book, store }: ConnectedBook): void {
  const element = fragmentTarget();
  const index = pageIndexOf(book, element);
  if (!element || !pageBox(book, index)?.hasAttribute('hidden')) return;
  const turn = store.request({ to: index, reason: 'find', instant: true });
  void turn.then((answer) => answer === 'landed' && element.scrollIntoView({ block: 'nearest' }));
}

function onBeforeMatch({ target }: Event, controller: ConnectedBook): void {
  // The DOM type is `EventTarget`, but an event inside the book comes from a node.
  const index = pageIndexOf(controller.book, target as Node);
  if (index >= 0) void controller.store.request({ to: index, reason: 'find', instant: true });
}

/**
 * Shows the hidden page of an invalid form field. The browser checks all fields of a form, and then
 * focuses the first invalid field that is focusable, in the same task.
 * @returns a function that opens the page if it has the focus, else hides it again
 */
function reveal({ target }: Event, controller: ConnectedBook): (() => void) | undefined {
  const { book, store } = controller;
  // The DOM type is `EventTarget`, but a field is a node.
  const index = (): number => pageIndexOf(book, target as Node);
  const page = pageBox(book, index());
  if (!page?.hasAttribute('hidden')) return undefined;
  page.removeAttribute('hidden');
  page.removeAttribute('aria-hidden');
  // WebKit does not lay out the page by itself before it looks for a focusable field.
  page.getBoundingClientRect();
  return () => {
    if (hasFocus(page)) void store.request({ to: index(), reason: 'invalid', instant: true });
    store.drawing.hideOtherPages();
  };
}
