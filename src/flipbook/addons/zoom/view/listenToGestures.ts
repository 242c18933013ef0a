import { elementsBelow, isOnScrollbar, isZoomed, ownKeys, ownPresses, pointerKind } from '../../../view/eventTarget.ts';
import { isPlainKey } from '../../../view/isPlainKey.ts';
import { type GestureAction, type GestureEvent, noGesture, step } from '../gesture.ts';
import type { ZoomView } from './ZoomView.ts';

const tapZoom = 2;
/** The distance that an arrow key pans, in px. */
const panPx = 60;
const arrows: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-panPx, 0],
  ArrowRight: [panPx, 0],
  ArrowUp: [0, -panPx],
  ArrowDown: [0, panPx],
};
/** A wheel or trackpad gesture ends after this time without an event. */
const wheelEndMs = 150;
/** The zoom per px of the wheel. On a trackpad, the content follows the fingers. */
const zoomPerPx = 0.01;
/** The maximum px per event. A notch of a mouse wheel usually has more, and then zooms by a third. */
const maxWheelPx = 30;
const lineHeightPx = 16;

/** Elements that use keys and drags themselves. An open dialog or popover keeps all its events. */
const interactive = `${ownKeys},:is(dialog[open],:popover-open)`;

/** Safari's event for a pinch on a trackpad. */
type TrackpadEvent = MouseEvent & { readonly scale: number };

export function listenToGestures(view: ZoomView, signal: AbortSignal): void {
  const { box } = view;
  let gesture = noGesture;
  let wheelTimer = 0;
  let trackpadScale = 1;
  /** Whether the press has panned. Its click must then do nothing. */
  let hasPanned = false;
  /** The open pages when the last two presses began. */
  let openAtPress: readonly (readonly Element[])[] = [];

  function onPress(event: PointerEvent): void {
    hasPanned = false;
    const isTouch = pointerKind(event) === 'touch';
    const isTaken = event.button !== 0 || (event.shiftKey && !isTouch) || isOnScrollbar(event);
    // In a zoomed window, fingers move the visible part of the window.
    if (isTaken || isIn(event, interactive) || (isTouch && isZoomed())) return;
    // Ignore a second pointer that is not a finger.
    if (gesture.phase === 'none') openAtPress = [...openAtPress.slice(-1), openPages()];
    else if (!isTouch) return;
    stepWith('pressed', event);
    // A tap with Cmd turns no page. The flipbook itself ignores presses with Ctrl.
    if (event.metaKey) updateView(true);
  }

  function onPointerChange(event: PointerEvent): void {
    if (gesture.phase === 'none') return;
    stepWith(event.type === 'pointermove' ? 'moved' : event.type === 'pointerup' ? 'released' : 'lost', event);
  }

  function stepWith(type: GestureEvent['type'], event: PointerEvent): void {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: timeMs } = event;
    const { phase } = gesture;
    const mayTap = type === 'pressed' && !isIn(event, ownPresses);
    const at = view.pointAt(event);
    const [next, action] = step(gesture, { type, id, at, client: { x, y }, timeMs, mayTap });
    gesture = next;
    if (action) onAction(action, event);
    if (phase !== next.phase) updateView();
  }

  function updateView(isShortcut = false): void {
    const { phase } = gesture;
    const isZooming = phase === 'pinch' || wheelTimer > 0;
    view.setGesture({ isZooming, isDragging: phase === 'drag', blocksTurns: phase === 'pinch' || isShortcut });
  }

  function onAction(action: GestureAction, event: PointerEvent): void {
    if (action.type === 'double-tap') {
      const [open, openNow] = [openAtPress[0], openPages()];
      // A tap that turns a page does not zoom.
      if (open?.length === openNow.length && open.every((page, index) => page === openNow[index])) {
        view.zoomTo(view.zoom > 1 ? 1 : tapZoom, { from: action.at });
        view.notify();
      }
      return;
    }
    if (action.type === 'drag' && view.zoom === 1) return;
    view.move(action.type === 'pinch' ? action.factor : 1, action.from, action.to);
    // Only real pointers can be captured, not those from a script.
    if (!hasPanned && event.isTrusted && event.pointerType === 'mouse') box.setPointerCapture(event.pointerId);
    hasPanned = true;
  }

  function onClick(event: MouseEvent): void {
    if (!hasPanned || event.detail === 0) return;
    hasPanned = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey || isIn(event, interactive)) return;
    event.preventDefault();
    const deltaPx = event.deltaY * (event.deltaMode === event.DOM_DELTA_PIXEL ? 1 : lineHeightPx);
    const px = Math.max(-maxWheelPx, Math.min(deltaPx, maxWheelPx));
    zoomBy(Math.exp(-px * zoomPerPx), event);
  }

  function onTrackpad(event: TrackpadEvent): void {
    event.preventDefault();
    // Fingers on a touch screen fire pointer events as well.
    if (gesture.phase === 'none' && event.type === 'gesturechange') zoomBy(event.scale / trackpadScale, event);
    trackpadScale = event.type === 'gesturestart' ? 1 : event.scale;
  }

  /** Zooms by one event of a wheel or trackpad gesture, which ends after a pause. */
  function zoomBy(factor: number, event: MouseEvent): void {
    view.move(factor, view.pointAt(event));
    window.clearTimeout(wheelTimer);
    wheelTimer = window.setTimeout(() => {
      wheelTimer = 0;
      updateView();
    }, wheelEndMs);
    updateView();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isPlainKey(event) || isIn(event, interactive)) return;
    const { key, shiftKey } = event;
    const pan = shiftKey && view.zoom > 1 && arrows[key];
    if (key === '+' || key === '=') view.request('in');
    else if (key === '-') view.request('out');
    else if (key === '0') view.request(1);
    else if (pan) box.scrollBy(...pan);
    else return;
    event.preventDefault();
  }

  function openPages(): readonly Element[] {
    return [...box.querySelectorAll('[data-part="page"]:not([hidden])')];
  }

  function isIn(event: Event, selector: string): boolean {
    return elementsBelow(event, box).some((element) => element.matches(selector));
  }

  /** Keeps the browser from zooming the window, or scrolling it, with two fingers. */
  function onTouch(event: TouchEvent): void {
    if (event.touches.length > 1 && !isZoomed() && event.cancelable) event.preventDefault();
  }

  const active = { signal, passive: false };
  box.addEventListener('pointerdown', onPress, { signal });
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, onPointerChange, { signal, capture: true });
  box.addEventListener('wheel', onWheel, active);
  for (const type of ['touchstart', 'touchmove'] as const) box.addEventListener(type, onTouch, active);
  // TypeScript has no types for Safari's gesture events.
  for (const type of ['gesturestart', 'gesturechange', 'gestureend'])
    box.addEventListener(type, (event) => onTrackpad(event as TrackpadEvent), active);
  box.addEventListener('keydown', onKeyDown, { signal });
  const onSelect = (event: Event) => view.zoom > 1 && gesture.phase !== 'none' && event.preventDefault();
  for (const type of ['selectstart', 'dragstart']) box.addEventListener(type, onSelect, { signal });
  box.addEventListener('click', onClick, { signal, capture: true });
  window.visualViewport?.addEventListener('resize', () => view.draw(), { signal });
  window.matchMedia('print').addEventListener('change', () => view.draw(), { signal });
  signal.addEventListener('abort', () => window.clearTimeout(wheelTimer));
}
