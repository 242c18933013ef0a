import { bookWidth } from '../engine/outline.ts';
import type { Point } from '../engine/shapes.ts';
import type { PointerKind } from '../engine/state.ts';
import { hearAfterPages } from './afterPages.ts';
import { type DrawnBox, pointInBox, type Surroundings, scaleOf, surroundingsOf } from './bookSpace.ts';
import type { Controller } from './controller.ts';
import {
  isOnBook,
  isOnFrame,
  isOwnPress,
  isPrimaryPress,
  keepsPress,
  pans,
  pointerKind,
  showsControl,
} from './eventTarget.ts';
import { createFrameRequest } from './frameRequest.ts';
import { listenWhileHeld } from './listenWhileHeld.ts';
import { clearSelection, createPressClick, createTextSelection, selectsIn } from './pressDefaults.ts';

/** The pointer that is down on the book. What becomes of its press is the engine's. */
interface HeldPointer {
  readonly id: number;
  readonly kind: PointerKind;
  /** Those of the book when it went down. */
  readonly surroundings: Surroundings;
  /** Where the book was when it went down. */
  readonly bounds: DOMRect;
  /** Whether it has dragged a page. */
  hasFolded?: boolean;
  /** Whether the browser scrolls with it: only its touch events come any more. */
  isScrolling?: boolean;
}

/**
 * Turns what pointers do on a book into events of the engine, until `signal` aborts. A part of a page that stops a press keeps
 * it. While a pointer is held, the window is listened to, first of all: nothing on the page can keep its moves and its end.
 */
export function listenToPointers(
  { root, book, store }: Pick<Controller, 'root' | 'book' | 'store'>,
  window: Window,
  signal: AbortSignal,
): void {
  const click = createPressClick(book);
  const selection = createTextSelection();
  let heldPointer: HeldPointer | null = null;
  /** Ends what is listened to while a pointer is held. */
  let ending = new AbortController();
  /** The press of a pointer beside the one that is held. */
  let refused: PointerEvent | undefined;
  /** The pointer that went down last, held or not: mouse events do not say whose they are. */
  let lastPressed: number | undefined;
  let isHovering = false;
  const nextFrame = createFrameRequest(window);

  function hold(pointer: HeldPointer | null): void {
    heldPointer = pointer;
    ending.abort();
    if (!pointer) return;
    ending = new AbortController();
    listenWhileHeld(window, { pressBeside, drag, release, lose, onTouch, cancel }, ending.signal);
  }

  /** A pointer goes down while one is held. */
  function pressBeside(event: PointerEvent): void {
    if (!heldPointer) return;
    lastPressed = event.pointerId;
    // One that has scrolled may have gone unseen, with the element that it had touched.
    if (heldPointer.isScrolling && event.isPrimary) cancel();
    else {
      refused = event;
      // A second finger zooms: it drags no page. A pointer that goes down twice was lost. Any other has no part in it.
      if (heldPointer.id === event.pointerId || (heldPointer.kind === 'touch' && pointerKind(event) === 'touch'))
        cancel();
    }
  }

  /** A pointer goes down on the book, on whatever part. */
  function noteContact(event: PointerEvent): void {
    click.isSwallowed = false;
    lastPressed = event.pointerId;
    if (!heldPointer) click.forget();
  }

  function press(event: PointerEvent): void {
    if (event === refused || !(isListening() && isPrimaryPress(event) && isOnBook(event, book))) return;
    // What prevents a press has a use for it, as for a key: a slider's track, a drawing.
    if (event.defaultPrevented || keepsPress(event, book, store.model)) {
      leave();
      return;
    }
    click.note(event);
    const surroundings = surroundingsOf(book);
    const bounds = book.getBoundingClientRect();
    const kind = pointerKind(event);
    hold({ id: event.pointerId, kind, surroundings, bounds });
    const { press } = store.send({
      type: 'pointer-pressed',
      at: pointAt(event, surroundings, bounds),
      timeMs: event.timeStamp,
      pointer: kind,
      scale: scaleOf(boxAt(surroundings, bounds), surroundings.rectScale),
      pans: pans(event, kind, book),
      selecting: selectsIn(book),
    });
    if (press?.deselects) clearSelection(book);
  }

  function move(event: PointerEvent): void {
    if (heldPointer) return;
    if (isListening() && event.pointerType !== 'touch' && !event.buttons && isOnBook(event, book)) hover(event);
    else leave();
  }

  function hover(event: PointerEvent): void {
    const { model } = store;
    if (keepsPress(event, book, model)) {
      leave();
      return;
    }
    isHovering = true;
    const at = pointAt(event, surroundingsOf(book));
    const { motion } = store.send({ type: 'pointer-hovered', at });
    // Under a lifted corner, what the pointer has come to is seen when the corner has followed it: in the next frame.
    if (model.clickEventForward && motion.phase === 'fold_corner')
      nextFrame.run(() => {
        if (showsControl(book, event)) leave();
      });
    else nextFrame.cancel();
  }

  function drag(event: PointerEvent): void {
    if (event.pointerId !== heldPointer?.id) return;
    const { motion } = store.send({ type: 'pointer-moved', at: pointAt(event, heldPointer.surroundings) });
    if (motion.phase !== 'user_fold' || heldPointer.hasFolded) return;
    heldPointer.hasFolded = true;
    // Only a pointer that exists can be captured, not one made by a script.
    if (event.isTrusted) book.setPointerCapture(event.pointerId);
  }

  function release(event: PointerEvent): void {
    const released = heldPointerOf(event, event.pointerId);
    if (!released) return;
    hold(null);
    click.isSwallowed = released.hasFolded === true;
    // The click comes in the same task as the release, or not at all.
    if (click.isSwallowed) window.setTimeout(() => (click.isSwallowed = false));
    sendRelease(pointAt(event, released.surroundings), event);
  }

  function lose({ pointerId, type }: PointerEvent): void {
    if (pointerId !== heldPointer?.id) return;
    selection.isPrevented = false;
    const { press } = store.send({ type: type === 'pointercancel' ? 'pointer-scrolled' : 'pointer-cancelled' });
    if (press) heldPointer.isScrolling = true;
    else hold(null);
  }

  /** The finger with which the browser scrolls is lifted: it may have swiped. A second one, and it has not. */
  function onTouch(event: TouchEvent): void {
    if (!heldPointer?.isScrolling) return;
    const { surroundings, bounds } = heldPointer;
    const [touch] = event.changedTouches;
    if (event.type !== 'touchend' || event.touches.length > 0 || !touch) {
      cancel();
      return;
    }
    hold(null);
    // From where the book was: it may have been scrolled along.
    sendRelease(pointAt(touch, surroundings, bounds), event);
  }

  function sendRelease(at: Point, { timeStamp: timeMs }: Event): void {
    store.send({ type: 'pointer-released', at, timeMs, selecting: selectsIn(book) });
  }

  function cancel(): void {
    selection.isPrevented = false;
    letGo();
  }

  function letGo(): void {
    if (!heldPointer) return;
    hold(null);
    store.send({ type: 'pointer-cancelled' });
  }

  function leave(): void {
    if (isHovering && !heldPointer) store.send({ type: 'pointer-left' });
    isHovering = false;
  }

  /** What the browser would do with a press, but for moving the focus: that it does as with any. */
  function pressMouse(event: MouseEvent): void {
    if (!heldPointerOf(event, lastPressed)) return;
    const drags = store.state.press?.drags === true;
    const selectsWord = selection.decide(event, drags);
    // A control that gives its presses away gets the click. What it would do before, such as open a list, is the book's.
    if (isOwnPress(event, book)) event.preventDefault();
    else if (selectsWord) letGo();
  }

  /** The pointer that is down, if an event is its, and not that of another. */
  function heldPointerOf(event: MouseEvent, id: number | undefined): HeldPointer | null {
    if (heldPointer && heldPointer.id !== id) return null;
    selection.isPrevented = false;
    // A finger's, after its release: the focus is not to go to another page than the one that was pressed.
    if (click.isMissedBy(event)) event.preventDefault();
    return heldPointer;
  }

  /** Where a pointer is in book space. */
  function pointAt(
    { clientX, clientY }: MouseEvent | Touch,
    surroundings: Surroundings,
    bounds = book.getBoundingClientRect(),
  ): Point {
    const { rectScale } = surroundings;
    return pointInBox({ x: clientX / rectScale, y: clientY / rectScale }, boxAt(surroundings, bounds));
  }

  /** The size is the model's: to ask the box for it costs a layout at each move. */
  function boxAt({ linear }: Surroundings, bounds: DOMRect): DrawnBox {
    const { model } = store;
    return { size: { width: bookWidth(model), height: model.page.height }, linear, bounds };
  }

  function isListening(): boolean {
    return store.model.useMouseEvents && !store.model.frozen;
  }

  hearAfterPages({ root, book, signal }, 'pointerdown', press);
  book.addEventListener('pointerdown', noteContact, { signal, capture: true });
  book.addEventListener('pointermove', move, { signal });
  book.addEventListener('pointerleave', leave, { signal });
  book.addEventListener('pointerover', (event) => isOnFrame(event) && leave(), { signal });
  // A finger's first element loses the capture when the book takes it: that is not lost to the book.
  const onLostCapture = (event: PointerEvent) => event.target === book && lose(event);
  book.addEventListener('lostpointercapture', onLostCapture, { signal });
  book.addEventListener('mousedown', pressMouse, { signal });
  const onSelect = (event: Event) => selection.isPrevented && isOnBook(event, book) && event.preventDefault();
  book.addEventListener('selectstart', onSelect, { signal });
  book.addEventListener('dragstart', (event) => heldPointer && event.preventDefault(), { signal });
  // From the window on, a click that is swallowed reaches nothing; in a closed shadow root, only the book sees where it is.
  window.addEventListener('click', click.onClick, { signal, capture: true });
  book.addEventListener('click', click.onClick, { signal, capture: true });
  signal.addEventListener('abort', () => ending.abort());
  signal.addEventListener('abort', nextFrame.cancel);
}
