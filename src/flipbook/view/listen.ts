import { cancel } from '../engine/run.ts';
import type { BookView } from './bookView.ts';
import type { Controller } from './controller.ts';
import { keyRequest } from './keys.ts';
import { listenPointer } from './pointer.ts';

/** What is listened to, and who is asked anew at each event. */
export interface Listened extends Pick<Controller, 'root' | 'book' | 'request'> {
  readonly window: Window;
  readonly view: Pick<BookView, 'state' | 'model' | 'send'>;
}

/** Listens to pointers, keys and the browser's search, until `signal` aborts. */
export function listen(listened: Listened, signal: AbortSignal): void {
  const { root, book, window, view, request } = listened;
  const options = { signal };

  const press = (event: KeyboardEvent): void => {
    const asked = view.model.turn ? null : keyRequest(event, root, view.model.rightToLeft);
    if (!asked) return;
    if (asked === 'cancel') {
      if (view.state.motion.phase !== 'user_fold') return;
      view.send(cancel);
    } else {
      const to = asked === 'first' ? 0 : asked === 'last' ? view.model.pageCount - 1 : asked;
      void request({ to, reason: 'key' });
    }
    event.preventDefault();
  };

  /** The browser's find-in-page is about to show a match on a page out of sight: the book opens there. */
  const open = ({ target }: Event): void => {
    // DOM edge: an event that bubbled to the book comes from a node.
    const index = [...book.children].findIndex((box) => box.contains(target as Node));
    if (index >= 0) void request({ to: index, reason: 'find', instant: true });
  };

  listenPointer(listened, signal);
  // At the window, after everybody in the page: a part of a page that takes a key keeps it.
  window.addEventListener('keydown', press, options);
  book.addEventListener('beforematch', open, options);
}
