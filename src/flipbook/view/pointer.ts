import { bookWidth, gripAt } from '../engine/gestures.ts';
import { endHover, hover } from '../engine/hover.ts';
import { drag, press as startPress } from '../engine/press.ts';
import { release } from '../engine/release.ts';
import { cancel } from '../engine/run.ts';
import type { Point } from '../engine/shapes.ts';
import { isWithin } from './eventPath.ts';
import type { Listened } from './listen.ts';
import type { ViewModel } from './measure.ts';
import { focusable, isOnScrollbar, isOwnPress, scrollsSideways } from './ownPress.ts';
import { clearSelection, selectsIn } from './selection.ts';

/** With `dragFrom: 'edges'`, a mouse drags pages by this outer part of them. */
const edgeShare = 1 / 3;

/** A press that this listener follows to its end. */
interface Held {
  readonly id: number;
  /** Whether moving drags a page. */
  drags: boolean;
  /** Whether a page has been dragged. */
  folded: boolean;
  /** Whether the press did away with a selection: then it does nothing else. */
  readonly dismissed: boolean;
  /** Whether it began on a link, button or field that does not keep its presses. */
  readonly taken: boolean;
}

/** Where a pointer is in book space: ancestors' scale is divided out. */
function placeIn(book: HTMLElement, event: MouseEvent): Point {
  const box = book.getBoundingClientRect();
  const scaleX = box.width / book.offsetWidth || 1;
  const scaleY = box.height / book.offsetHeight || 1;
  return { x: (event.clientX - box.left) / scaleX, y: (event.clientY - box.top) / scaleY };
}

function pointerKind({ pointerType }: PointerEvent): 'mouse' | 'pen' | 'touch' {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Whether a mouse press there may drag a page; else it selects text. */
function mayDrag(at: Point, model: ViewModel): boolean {
  if (model.dragFrom !== 'edges') return true;
  return gripAt(at, model) !== null && Math.min(at.x, bookWidth(model) - at.x) < model.page.width * edgeShare;
}

/**
 * Turns what pointers do on a book into events of the engine, until `signal` aborts. It listens at the window, after
 * everybody in the page: a part of a page that stops an event keeps it.
 */
export function listenPointer({ root, book, window, view }: Listened, signal: AbortSignal): void {
  let held: Held | null = null;
  let hovering = false;
  /** The click that follows a drag belongs to the drag. */
  let swallows = false;

  const isMine = (event: Event): boolean => isWithin(event, root) && event.composedPath().includes(book);

  const isListening = (): boolean => view.model.useMouseEvents && !view.model.turn;

  const giveUp = (): void => {
    if (!held) return;
    held = null;
    view.send(cancel);
  };

  const press = (event: PointerEvent): void => {
    swallows = false;
    // A second finger means something else: zooming, most likely.
    if (held) {
      giveUp();
      return;
    }
    const pointer = pointerKind(event);
    const selects = pointer === 'mouse' && event.shiftKey;
    if (!isListening() || event.button !== 0 || event.ctrlKey || selects || !isMine(event)) return;
    const taken = isOwnPress(event, book);
    if ((taken && view.model.clickEventForward) || isOnScrollbar(event)) return;
    const at = placeIn(book, event);
    const drags = pointer === 'mouse' ? mayDrag(at, view.model) : pointer === 'pen' || !scrollsSideways(event, book);
    const dismissed = drags && selectsIn(book);
    if (dismissed) clearSelection(book);
    held = { id: event.pointerId, drags, folded: false, dismissed, taken };
    view.send(startPress({ at, timeMs: event.timeStamp, pointer }));
  };

  const move = (event: PointerEvent): void => {
    if (held) {
      if (event.pointerId !== held.id || !held.drags) return;
      view.send(drag(placeIn(book, event)));
      if (view.state.motion.phase === 'user_fold' && !held.folded) {
        held.folded = true;
        // Only a pointer that exists can be captured: not one that a script made up.
        if (event.isTrusted) book.setPointerCapture(event.pointerId);
      }
    } else if (isListening() && event.pointerType !== 'touch' && !event.buttons && isMine(event)) {
      hovering = true;
      view.send(hover(placeIn(book, event)));
    } else leave();
  };

  const leave = (): void => {
    if (hovering && !held) view.send(endHover);
    hovering = false;
  };

  const lift = (event: PointerEvent): void => {
    if (event.pointerId !== held?.id) return;
    const { folded, taken, dismissed } = held;
    held = null;
    swallows = folded || taken;
    // The click comes in the same task as the release, or not at all.
    if (swallows) window.setTimeout(() => (swallows = false));
    // A click that only takes a selection away turns nothing; a fold that began with one is a fold all the same.
    const selecting = (dismissed && !folded) || selectsIn(book);
    view.send(release({ at: placeIn(book, event), timeMs: event.timeStamp, selecting }));
  };

  const lose = (event: PointerEvent): void => {
    if (event.pointerId === held?.id) giveUp();
  };

  // A press that may become a fold must not become a selection too; a double click still selects a word.
  const keepFromSelecting = (event: MouseEvent): void => {
    if (!held?.drags) return;
    // The second of two clicks that turn pages is no double click.
    if (event.detail > 1 && view.state.motion.phase !== 'flipping') {
      held.drags = false;
      return;
    }
    event.preventDefault();
    // What was prevented would have moved the focus, too.
    focusable(event)?.focus({ preventScroll: true });
  };

  const swallow = (event: Event): void => {
    if (!swallows) return;
    swallows = false;
    if (!isMine(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const options = { signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerup', lift, options);
  window.addEventListener('pointercancel', lose, options);
  // On the book alone: as it captures a finger, the element that had it until then loses it.
  book.addEventListener('lostpointercapture', (event) => event.target === book && lose(event), options);
  window.addEventListener('blur', giveUp, options);
  window.addEventListener('contextmenu', giveUp, options);
  window.addEventListener('mousedown', keepFromSelecting, options);
  window.addEventListener('dragstart', (event) => held && event.preventDefault(), options);
  window.addEventListener('click', swallow, { signal, capture: true });
  book.addEventListener('pointerleave', leave, options);
}
