import type { FlipbookEvent } from '../engine/events.ts';
import { bookWidth } from '../engine/outline.ts';
import type { Point } from '../engine/shapes.ts';
import type { BookState, Press } from '../engine/state.ts';
import { pointInBox, type Surroundings, scaleOf, surroundingsOf, type TransformedBox } from './bookSpace.ts';
import type { Controller } from './controller.ts';
import {
  isControlAt,
  isOnBook,
  isOnControl,
  isOnFrame,
  isPan,
  isPrimaryPress,
  keepsPress,
  pointerKind,
} from './eventTarget.ts';
import { createFrameRequest } from './frameRequest.ts';
import { createPressClick, createTextSelection, selectsIn } from './pressDefaults.ts';

/**
 * Listens to pointers.
 * @returns the handler that begins a press. React calls it after the handlers of the pages, which
 * may stop the event.
 */
export function listenToPointers({ book, store }: Pick<Controller, 'book' | 'store'>, signal: AbortSignal) {
  const click = createPressClick(book);
  const selection = createTextSelection();
  /** Measured when the pointer went down. */
  let pressSurroundings: Surroundings | undefined;
  let pressBounds: DOMRect | undefined;
  let ending = new AbortController();
  let ignoredEvent: PointerEvent | undefined;
  /** The id of the last pointer that went down, because mouse events do not have it. */
  let lastPointerId: number | undefined;
  let isHovering = false;
  const nextFrame = createFrameRequest();

  function send(event: FlipbookEvent): BookState {
    const state = store.send(event);
    // A handler may have begun another press.
    if (!store.state.press) ending.abort();
    return state;
  }

  function onSecondDown(event: PointerEvent): void {
    const { press } = store.state;
    if (!press) return;
    lastPointerId = event.pointerId;
    // A scrolling touch whose target was removed ended without an event.
    if (press.role === 'scroll' && event.isPrimary) onCancel();
    else {
      ignoredEvent = event;
      // A second finger zooms. If a pointer goes down again, its release was lost. Ignore others.
      if (press.id === event.pointerId || (press.pointer === 'touch' && pointerKind(event) === 'touch')) onCancel();
    }
  }

  function onPointerDownCapture(event: PointerEvent): void {
    click.isSwallowed = false;
    lastPointerId = event.pointerId;
    if (!store.state.press) click.forget();
  }

  function onPointerDown(event: PointerEvent): void {
    if (event === ignoredEvent || !(isListening() && isPrimaryPress(event) && isOnBook(event, book))) return;
    // Content such as a slider's track or a drawing prevents a press that it uses itself.
    if (event.defaultPrevented || keepsPress(event, book, store.model)) {
      endHover();
      return;
    }
    click.note(event);
    const surroundings = surroundingsOf(book);
    const bounds = book.getBoundingClientRect();
    const kind = pointerKind(event);
    [pressSurroundings, pressBounds] = [surroundings, bounds];
    const { press } = send({
      type: 'pointer-pressed',
      id: event.pointerId,
      at: pointAt(event, surroundings, bounds),
      timeMs: event.timeStamp,
      pointer: kind,
      scale: scaleOf(boxAt(surroundings, bounds), surroundings.rectScale),
      pans: isPan(event, kind, book),
      selecting: selectsIn(book),
    });
    if (!press) return;
    ending.abort();
    ending = new AbortController();
    listenWhilePressed(ending.signal);
    if (press.clearsSelection) getSelection()?.removeAllRanges();
  }

  /** Listens at the window in the capture phase, so that no element can stop moves and releases. */
  function listenWhilePressed(signal: AbortSignal): void {
    const options = { signal, capture: true, passive: true };
    window.addEventListener('pointerdown', onSecondDown, options);
    window.addEventListener('pointermove', onPointerMove, options);
    window.addEventListener('pointerup', onPointerUp, options);
    window.addEventListener('pointercancel', onPointerCancel, options);
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      window.addEventListener(type, onTouch, options);
    window.addEventListener('contextmenu', onCancel, options);
    // In the bubble phase the window hears only its own `blur`, not those of elements.
    window.addEventListener('blur', onCancel, { signal });
  }

  function onBookPointerMove(event: PointerEvent): void {
    if (store.state.press) return;
    if (isListening() && event.pointerType !== 'touch' && !event.buttons && isOnBook(event, book)) hover(event);
    else endHover();
  }

  function hover(event: PointerEvent): void {
    const { model } = store;
    if (keepsPress(event, book, model)) {
      endHover();
      return;
    }
    isHovering = true;
    const at = pointAt(event);
    const { motion } = store.send({ type: 'pointer-hovered', at });
    // In the next frame, the corner is at the pointer. If a control appears there, drop the corner.
    if (model.clickEventForward && motion.phase === 'fold_corner')
      nextFrame.run(() => {
        if (isControlAt(book, event)) endHover();
      });
    else nextFrame.cancel();
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerId !== store.state.press?.id) return;
    const { motion } = send({
      type: 'pointer-moved',
      at: pointAt(event, pressSurroundings),
      timeMs: event.timeStamp,
    });
    if (motion.phase !== 'user_fold' || click.isSwallowed) return;
    click.isSwallowed = true;
    // Only a real pointer can be captured, not one created by a script.
    if (event.isTrusted) book.setPointerCapture(event.pointerId);
  }

  function onPointerUp(event: PointerEvent): void {
    const press = takePress(event, event.pointerId);
    if (press !== store.state.press) return;
    // The click follows in the same task as the release, or not at all.
    if (click.isSwallowed) window.setTimeout(() => (click.isSwallowed = false));
    sendRelease(pointAt(event, pressSurroundings), event);
  }

  function onPointerCancel({ pointerId, type }: PointerEvent): void {
    if (pointerId !== store.state.press?.id) return;
    selection.isPrevented = click.isSwallowed = false;
    send({ type: type === 'pointercancel' ? 'pointer-scrolled' : 'pointer-canceled' });
  }

  /** Ends a touch that scrolls. The touch may be a swipe, unless there is a second finger. */
  function onTouch(event: TouchEvent): void {
    if (store.state.press?.role !== 'scroll') return;
    const [touch] = event.changedTouches;
    if (event.type !== 'touchend' || event.touches.length > 0 || !touch) {
      onCancel();
      return;
    }
    // Use the bounds measured at the press, because scrolling may have moved the book.
    sendRelease(pointAt(touch, pressSurroundings, pressBounds), event);
  }

  function sendRelease(at: Point, { timeStamp: timeMs }: Event): void {
    send({ type: 'pointer-released', at, timeMs, selecting: selectsIn(book) });
  }

  function onCancel(): void {
    selection.isPrevented = click.isSwallowed = false;
    cancelDrag();
  }

  function cancelDrag(): void {
    if (store.state.press) send({ type: 'pointer-canceled' });
  }

  function endHover(): void {
    if (isHovering && !store.state.press) store.send({ type: 'pointer-left' });
    isHovering = false;
  }

  /** Keeps a mouse press from selecting text or opening a list. */
  function onMouseDown(event: MouseEvent): void {
    const press = takePress(event, lastPointerId);
    if (!press) return;
    const selectsWord = selection.decide(event, press.mayDrag);
    // With `clickEventForward={false}`, a control still gets the click, but must not open a list on press.
    if (isOnControl(event, book)) event.preventDefault();
    else if (selectsWord) cancelDrag();
  }

  function takePress(event: MouseEvent, id: number | undefined): Press | null {
    const { press } = store.state;
    if (press && press.id !== id) return null;
    selection.isPrevented = false;
    // After a finger's release, the focus must stay on the pressed page.
    if (click.isOnOtherPage(event)) event.preventDefault();
    return press;
  }

  function pointAt(
    { clientX, clientY }: MouseEvent | Touch,
    surroundings = surroundingsOf(book),
    bounds = book.getBoundingClientRect(),
  ): Point {
    const { rectScale } = surroundings;
    return pointInBox({ x: clientX / rectScale, y: clientY / rectScale }, boxAt(surroundings, bounds));
  }

  /** Takes the size from the model. Reading it from the box forces a layout at each move. */
  function boxAt({ linear }: Surroundings, bounds: DOMRect): TransformedBox {
    const { model } = store;
    return { size: { width: bookWidth(model), height: model.page.height }, linear, bounds };
  }

  function isListening(): boolean {
    return store.model.useMouseEvents && !store.model.frozen;
  }

  book.addEventListener('pointerdown', onPointerDownCapture, { signal, capture: true });
  book.addEventListener('pointermove', onBookPointerMove, { signal });
  book.addEventListener('pointerleave', endHover, { signal });
  book.addEventListener('pointerover', (event) => isOnFrame(event) && endHover(), { signal });
  // When the book captures a finger, the finger's first target loses its capture. Ignore that event.
  const onLostCapture = (event: PointerEvent) => event.target === book && onPointerCancel(event);
  book.addEventListener('lostpointercapture', onLostCapture, { signal });
  book.addEventListener('mousedown', onMouseDown, { signal });
  const onSelect = (event: Event) => selection.isPrevented && isOnBook(event, book) && event.preventDefault();
  book.addEventListener('selectstart', onSelect, { signal });
  book.addEventListener('dragstart', (event) => store.state.press && event.preventDefault(), { signal });
  // In the capture phase, the window can swallow a click before any element receives it.
  window.addEventListener('click', click.onClick, { signal, capture: true });
  signal.addEventListener('abort', () => ending.abort());
  signal.addEventListener('abort', nextFrame.cancel);
  return onPointerDown;
}
