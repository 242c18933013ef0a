import { bookIn } from './book.ts';

/** Shares of the flipbook's width and height, from its top left corner. */
export type Spot = readonly [x: number, y: number];

/** Inside the lower corner of the right page. */
export const corner: Spot = [0.98, 0.98];
/** On the left page, where a dragged corner turns its page when released. */
export const pastSpine: Spot = [0.4, 0.9];

/** Event properties. `clientX` and `clientY` replace the position of the spot. */
export type Details = PointerEventInit & { readonly timeStamp?: number };

/** After a press of this length, a release is not a swipe. */
const swipeMs = 250;

const bubbling = { bubbles: true, cancelable: true, composed: true };

/** A pointer over a flipbook. Its events are like real ones, but not trusted. */
export class Hand {
  readonly #root: HTMLElement;
  readonly #init: PointerEventInit;

  constructor(root: HTMLElement, init: PointerEventInit = {}) {
    this.#root = root;
    this.#init = { pointerId: 7, pointerType: 'mouse', isPrimary: true, ...init };
  }

  /** Moves without pressing. */
  hover(spot: Spot): void {
    this.fire('pointermove', spot);
  }

  press(spot: Spot, details: Details = {}): Element {
    const target = this.fire('pointerdown', spot, { buttons: 1, ...details });
    this.#mouse('mousedown', spot, target);
    return target;
  }

  /** Moves with the button down. */
  drag(spot: Spot, details: Details = {}): void {
    this.fire('pointermove', spot, { buttons: 1, ...details });
  }

  release(spot: Spot, details: Details = {}): Element {
    return this.fire('pointerup', spot, details);
  }

  /** Waits too long for a swipe, then drags for 40 ms and releases in motion. */
  flick(from: Spot, to: Spot): void {
    const timeStamp = performance.now() + swipeMs;
    this.drag(from, { timeStamp });
    this.drag(to, { timeStamp: timeStamp + 40 });
    this.release(to, { timeStamp: timeStamp + 40 });
  }

  /** Presses at the first spot and moves to each of the others. */
  startDrag(first: Spot, ...others: readonly Spot[]): void {
    this.press(first);
    for (const spot of others) this.drag(spot);
  }

  /** Drags and releases at the last spot. */
  dragAndRelease(...spots: readonly [Spot, ...Spot[]]): void {
    this.startDrag(...spots);
    this.release(spots.at(-1) ?? spots[0]);
  }

  /** A quick swipe. */
  swipe(from: Spot, to: Spot): void {
    this.press(from, { timeStamp: 1000 });
    this.drag(to, { timeStamp: 1050 });
    this.release(to, { timeStamp: 1100 });
  }

  /**
   * Presses and releases. As in a browser, the click goes to the pressed element, even if a turn
   * now shows another one there.
   */
  click(spot: Spot): Element {
    const pressed = this.press(spot);
    const released = this.release(spot);
    return this.#mouse('click', spot, pressed === released ? pressed : undefined);
  }

  /**
   * A finger's tap. On release, the browser looks up the element at that point again and sends it
   * the mouse events.
   */
  tap(spot: Spot): void {
    this.fire('pointerdown', spot, { buttons: 1 });
    this.fire('pointerup', spot);
    for (const type of ['mousedown', 'mouseup', 'click']) this.#mouse(type, spot);
  }

  /** The second press of a double click. Returns whether the flipbook prevented the selection. */
  pressAgain(spot: Spot): boolean {
    const target = this.fire('pointerdown', spot, { buttons: 1 });
    const selects = target.dispatchEvent(this.#mouseEvent('mousedown', spot, 2)) && target.dispatchEvent(selectStart());
    this.release(spot);
    return !selects;
  }

  #clientPoint([x, y]: Spot): { clientX: number; clientY: number } {
    const box = bookIn(this.#root).getBoundingClientRect();
    return { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
  }

  #elementAt(spot: Spot): Element {
    const { clientX, clientY } = this.#clientPoint(spot);
    return document.elementFromPoint(clientX, clientY) ?? document.body;
  }

  /** Dispatches an event of this pointer on the element below it. */
  fire(type: string, spot: Spot, { timeStamp, ...details }: Details = {}): Element {
    const target = this.#elementAt(spot);
    const event = new PointerEvent(type, { ...bubbling, ...this.#init, ...this.#clientPoint(spot), ...details });
    if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    target.dispatchEvent(event);
    return target;
  }

  #mouse(type: string, spot: Spot, target = this.#elementAt(spot)): Element {
    target.dispatchEvent(this.#mouseEvent(type, spot, 1));
    return target;
  }

  /** @param detail - the number of clicks at this point so far, including this one */
  #mouseEvent(type: string, spot: Spot, detail: number): MouseEvent {
    return new MouseEvent(type, { ...bubbling, ...this.#clientPoint(spot), detail });
  }
}

/** The event that a browser fires before it starts a selection. */
export const selectStart = (): Event => new Event('selectstart', bubbling);
