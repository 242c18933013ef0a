import { elementsBelow, isOnScrollbar, isZoomed, ownKeys, ownPresses, pointerKind } from '../../../view/eventTarget.ts';
import { isPlain } from '../../../view/keys.ts';
import { type Gesture, type GestureEvent, type Move, step } from '../gesture.ts';
import type { ZoomView } from './ZoomView.ts';

const tapZoom = 2;
/** The distance a key pans, in px. */
const keyPx = 60;
/** A wheel without events for this long, in milliseconds, is at rest. */
const wheelEndMs = 150;
/** The zoom per px of the wheel: on a trackpad, as much as the fingers move. */
const zoomPerPx = 0.01;
/** The maximum px per event: a notch of a mouse wheel is 100 or 120, and zooms by a third. */
const maxWheelPx = 30;
const lineHeightPx = 16;

/** Elements that use keys and drags themselves. An open dialog or popover keeps all its events. */
const interactive = `${ownKeys},:is(dialog[open],:popover-open)`;

/** Safari's trackpad gesture event. */
type TrackpadEvent = MouseEvent & { readonly scale: number };

/** Turns gestures, wheel and keys on the paper into movements of it. */
export class HandListener {
  readonly #view: ZoomView;
  #gesture: Gesture = { phase: 'none' };
  #wheelTimer = 0;
  #trackpadScale = 1;
  /** Whether the press has panned, so its click must do nothing. */
  #hasPanned = false;
  /** The open pages when the last two presses began. */
  #openAtPress: readonly (readonly Element[])[] = [];

  constructor(view: ZoomView) {
    this.#view = view;
  }

  listen(signal: AbortSignal): void {
    const { box, window } = this.#view;
    const active = { signal, passive: false };
    box.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
      window.addEventListener(type, (event) => this.#follow(event), { signal, capture: true });
    box.addEventListener('wheel', (event) => this.#wheel(event), active);
    // Otherwise the browser zooms the window, or scrolls it with two fingers.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1 && this.#hasFingers() && event.cancelable) event.preventDefault();
    };
    for (const type of ['touchstart', 'touchmove'] as const) box.addEventListener(type, onTouch, active);
    // DOM edge: TypeScript has no types for them.
    for (const type of ['gesturestart', 'gesturechange', 'gestureend'])
      box.addEventListener(type, (event) => this.#trackpad(event as TrackpadEvent), active);
    box.addEventListener('keydown', (event) => this.#key(event), { signal });
    const onSelect = (event: Event) => this.#view.zoom > 1 && this.#gesture.phase !== 'none' && event.preventDefault();
    for (const type of ['selectstart', 'dragstart']) box.addEventListener(type, onSelect, { signal });
    box.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    window.visualViewport?.addEventListener('resize', () => this.#view.draw(), { signal });
    window.matchMedia('print').addEventListener('change', () => this.#view.draw(), { signal });
    signal.addEventListener('abort', () => window.clearTimeout(this.#wheelTimer));
  }

  #press(event: PointerEvent): void {
    this.#hasPanned = false;
    const isTouch = pointerKind(event) === 'touch';
    const isTaken = event.button !== 0 || (event.shiftKey && !isTouch) || isOnScrollbar(event);
    if (isTaken || this.#isIn(event, interactive) || (isTouch && !this.#hasFingers())) return;
    // A second pointer that is no finger is ignored.
    if (this.#gesture.phase === 'none') this.#openAtPress = [...this.#openAtPress.slice(-1), this.#openPages()];
    else if (!isTouch) return;
    this.#step('pressed', event);
    // A modifier such as Ctrl makes it a shortcut: it may open a menu.
    if (event.metaKey) this.#grip(true);
  }

  #follow(event: PointerEvent): void {
    if (this.#gesture.phase === 'none') return;
    this.#step(event.type === 'pointermove' ? 'moved' : event.type === 'pointerup' ? 'released' : 'lost', event);
  }

  #step(type: GestureEvent['type'], event: PointerEvent): void {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: timeMs } = event;
    const { phase } = this.#gesture;
    const mayTap = type === 'pressed' && !this.#isIn(event, ownPresses);
    const [next, move] = step(this.#gesture, {
      type,
      id,
      at: this.#view.pointAt(event),
      client: { x, y },
      timeMs,
      mayTap,
    });
    this.#gesture = next;
    if (move) this.#move(move, event);
    if (phase !== next.phase) this.#grip();
  }

  #grip(isShortcut = false): void {
    const { phase } = this.#gesture;
    const zooms = phase === 'pinch' || this.#wheelTimer > 0;
    this.#view.grip({ zooms, drags: phase === 'drag', preventsDefault: phase === 'pinch' || isShortcut });
  }

  #move(move: Move, event: PointerEvent): void {
    const view = this.#view;
    if (move.type === 'double-tap') {
      const [open, now] = [this.#openAtPress[0], this.#openPages()];
      // A tap that turns a page does not zoom.
      if (open?.length === now.length && open.every((page, index) => page === now[index])) {
        view.zoomTo(view.zoom > 1 ? 1 : tapZoom, { from: move.at });
        view.notify();
      }
      return;
    }
    if (move.type === 'drag' && view.zoom === 1) return;
    view.move(move.type === 'pinch' ? move.factor : 1, move.from, move.to);
    // Only real pointers can be captured, not those from a script.
    if (!this.#hasPanned && event.isTrusted && event.pointerType === 'mouse')
      view.box.setPointerCapture(event.pointerId);
    this.#hasPanned = true;
  }

  #click(event: MouseEvent): void {
    if (!this.#hasPanned || event.detail === 0) return;
    this.#hasPanned = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey || this.#isIn(event, interactive)) return;
    event.preventDefault();
    const deltaPx = event.deltaY * (event.deltaMode === event.DOM_DELTA_PIXEL ? 1 : lineHeightPx);
    const px = Math.max(-maxWheelPx, Math.min(deltaPx, maxWheelPx));
    this.#zoomBy(Math.exp(-px * zoomPerPx), event);
  }

  #trackpad(event: TrackpadEvent): void {
    event.preventDefault();
    // Fingers on a touch screen also fire pointer events.
    if (this.#gesture.phase === 'none' && event.type === 'gesturechange')
      this.#zoomBy(event.scale / this.#trackpadScale, event);
    this.#trackpadScale = event.type === 'gesturestart' ? 1 : event.scale;
  }

  /** Zooms by a step of a gesture without an end. */
  #zoomBy(factor: number, event: MouseEvent): void {
    const { window } = this.#view;
    this.#view.move(factor, this.#view.pointAt(event));
    window.clearTimeout(this.#wheelTimer);
    this.#wheelTimer = window.setTimeout(() => {
      this.#wheelTimer = 0;
      this.#grip();
    }, wheelEndMs);
    this.#grip();
  }

  #key(event: KeyboardEvent): void {
    if (!isPlain(event) || this.#isIn(event, interactive)) return;
    const { key, shiftKey } = event;
    if (key === '+' || key === '=') this.#view.request('in');
    else if (key === '-') this.#view.request('out');
    else if (key === '0') this.#view.request(1);
    else if (shiftKey && this.#view.zoom > 1 && key.startsWith('Arrow'))
      this.#view.box.scrollBy({
        left: key === 'ArrowLeft' ? -keyPx : key === 'ArrowRight' ? keyPx : 0,
        top: key === 'ArrowUp' ? -keyPx : key === 'ArrowDown' ? keyPx : 0,
      });
    else return;
    event.preventDefault();
  }

  #openPages(): readonly Element[] {
    return [...this.#view.box.querySelectorAll('[data-part="page"]:not([hidden])')];
  }

  #isIn(event: Event, selector: string): boolean {
    return elementsBelow(event, this.#view.box).some((element) => element.matches(selector));
  }

  /** False in a zoomed window, where fingers move the window's visible part. */
  #hasFingers(): boolean {
    return !isZoomed(this.#view.window);
  }
}
