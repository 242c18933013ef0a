import type { BookEvent } from '../engine/events.ts';
import { bookWidth, gripAt } from '../engine/gestures.ts';
import type { Point } from '../engine/shapes.ts';
import type { Motion } from '../engine/state.ts';
import type { ViewModel } from './bookView.ts';
import type { Configuration } from './configuration.ts';
import type { PageRequest } from './controller.ts';
import { keyRequest } from './keys.ts';
import { listenPointer } from './pointer.ts';

/** With `dragFrom: 'edges'`, a mouse drags pages by this outer part of them. */
const edgeShare = 1 / 3;

/** What is listened to, and asked anew at each event. */
export interface Listened {
  readonly root: HTMLElement;
  readonly book: HTMLElement;
  readonly configuration: Configuration;
  readonly model: ViewModel;
  readonly state: Motion['phase'];
  send(event: BookEvent): void;
  request(asked: PageRequest): void;
}

/** Listens to pointers, keys and the browser's search, until `signal` aborts. */
export function listen(listened: Listened, signal: AbortSignal): void {
  const { root, book } = listened;
  const view = root.ownerDocument.defaultView ?? window;
  const options = { signal };
  listenPointer(
    {
      root,
      book,
      get enabled() {
        const { settings, frozen } = listened.configuration;
        return settings.useMouseEvents && !frozen;
      },
      get forwardsClicks() {
        return listened.configuration.settings.clickEventForward;
      },
      get state() {
        return listened.state;
      },
      mayDrag: (at) => mayDrag(at, listened),
      send: (event) => listened.send(event),
    },
    signal,
  );
  // At the window, after everybody in the page: a part of a page that takes a key keeps it.
  view.addEventListener('keydown', (event) => press(event, listened), options);
  book.addEventListener('beforematch', (event) => open(event, listened), options);
}

function mayDrag(at: Point, { configuration, model }: Listened): boolean {
  if (configuration.dragFrom === 'anywhere') return true;
  return gripAt(at, model) !== null && Math.min(at.x, bookWidth(model) - at.x) < model.page.width * edgeShare;
}

function press(event: KeyboardEvent, { root, configuration, model, state, send, request }: Listened): void {
  const asked = configuration.frozen ? null : keyRequest(event, root, model.rightToLeft);
  if (!asked) return;
  if (asked === 'cancel') {
    if (state !== 'user_fold') return;
    send({ type: 'cancelled' });
  } else {
    const to = asked === 'first' ? 0 : asked === 'last' ? model.pageCount - 1 : asked;
    request({ to, corner: 'bottom', reason: 'key' });
  }
  event.preventDefault();
}

/** The browser's find-in-page is about to show a match on a page out of sight: the book opens there. */
function open({ target }: Event, { book, request }: Listened): void {
  // DOM edge: an event that bubbled to the book comes from a node.
  const index = Array.from(book.children).findIndex((box) => box.contains(target as Node));
  if (index >= 0) request({ to: index, corner: 'bottom', reason: 'find', instant: true });
}
