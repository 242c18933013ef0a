import type { Controller } from './controller.ts';
import { isSideways, keyRequest } from './keys.ts';
import { PointerListener } from './pointer.ts';
import { scrollPages } from './scrollKeys.ts';

/** What a listener needs of a controller. */
export type Listened = Pick<Controller, 'root' | 'book' | 'view' | 'request'>;

/** Listens to pointers, keys and the browser's search, until `signal` aborts. */
export function listen(controller: Listened, window: Window, signal: AbortSignal): void {
  const { root, book, view } = controller;
  new PointerListener({ root, book, view, window }).listen(signal);
  // At the window, last of all: a part of a page that stops a key event keeps it.
  window.addEventListener('keydown', (event) => onKeyDown(event, controller), { signal });
  // DOM edge: what scrolls in a book is an element. These events do not bubble.
  const onScroll = ({ target }: Event): void => view.noteScroll(target as Element);
  book.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  book.addEventListener('beforematch', (event) => onBeforeMatch(event, controller), { signal });
}

function onKeyDown(event: KeyboardEvent, controller: Listened): void {
  const { root, view } = controller;
  const { turn, keyboard = true, rightToLeft } = view.model;
  const asked = !turn && keyboard && keyRequest(event, root, rightToLeft);
  if (!asked) return;
  if (asked === 'cancel') {
    if (view.state.motion.phase !== 'user_fold') return;
    view.send({ type: 'pointer-cancelled' });
  } else if (isSideways(event.key) || !scrollPages(event, view.openPages())) {
    if (asked === 'scroll') return;
    const to = asked === 'first' ? 0 : asked === 'last' ? view.model.pageCount - 1 : asked;
    void controller.request({ to, reason: 'key' });
  }
  event.preventDefault();
}

/** The browser's find-in-page is about to show a match on a page out of sight: the book opens there. */
function onBeforeMatch({ target }: Event, controller: Listened): void {
  // DOM edge: an event that bubbled to the book comes from a node.
  const index = [...controller.book.children].findIndex((box) => box.contains(target as Node));
  if (index >= 0) void controller.request({ to: index, reason: 'find', instant: true });
}
