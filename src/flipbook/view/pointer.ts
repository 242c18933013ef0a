import { bookWidth, intentAt } from '../engine/gestures.ts';
import type { Point } from '../engine/shapes.ts';
import type { PointerKind } from '../engine/state.ts';
import type { BookView } from './bookView.ts';
import { isWithin } from './eventPath.ts';
import { isOnText } from './isOnText.ts';
import type { ViewModel } from './measure.ts';
import { focusable, isOnScrollbar, isOwnPress, scrollsSideways, showsControl } from './ownPress.ts';
import { clearSelection, selectsIn } from './selection.ts';

/** With `dragFrom: 'edges'`, a mouse drags pages by this outer part of them. */
const edgeShare = 1 / 3;

/** What pointers are listened to for. */
interface Pointed {
  readonly root: HTMLElement;
  readonly book: HTMLElement;
  readonly view: BookView;
  readonly window: Window;
}

/** A press that is followed until it ends. */
interface Held {
  readonly pointerId: number;
  /** Whether moving drags a page. */
  drags: boolean;
  /** Whether a page has been dragged. */
  hasFolded: boolean;
  /** Whether it began by clearing a selection: then it is no click. */
  readonly clearedSelection: boolean;
  /** Whether it began on a link, button or field that does not keep its presses. */
  readonly isOnControl: boolean;
}

/** Turns what pointers do on a book into events of the engine. */
export class PointerListener {
  readonly #root: HTMLElement;
  readonly #book: HTMLElement;
  readonly #view: BookView;
  readonly #window: Window;
  #held: Held | null = null;
  #isHovering = false;
  #frameRequest = 0;
  /** Whether the last click, or one of its double click, was pressed on text. */
  #isTextPressed = false;
  /** Whether the next click belongs to a drag, and is swallowed. */
  #swallowsClick = false;

  constructor({ root, book, view, window }: Pointed) {
    this.#root = root;
    this.#book = book;
    this.#view = view;
    this.#window = window;
  }

  /** Listens at the window, last of all, until `signal` aborts: a part of a page that stops an event keeps it. */
  listen(signal: AbortSignal): void {
    const [window, book] = [this.#window, this.#book];
    window.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    window.addEventListener('pointermove', (event) => this.#move(event), { signal });
    window.addEventListener('pointerup', (event) => this.#release(event), { signal });
    window.addEventListener('pointercancel', (event) => this.#lose(event), { signal });
    // A finger's first element loses the capture when the book takes it: that is not lost to the book.
    const onLostCapture = (event: PointerEvent) => event.target === book && this.#lose(event);
    book.addEventListener('lostpointercapture', onLostCapture, { signal });
    window.addEventListener('blur', () => this.#cancel(), { signal });
    window.addEventListener('contextmenu', () => this.#cancel(), { signal });
    window.addEventListener('mousedown', (event) => this.#preventSelecting(event), { signal });
    window.addEventListener('dragstart', (event) => this.#held && event.preventDefault(), { signal });
    window.addEventListener('click', (event) => this.#swallowClick(event), { signal, capture: true });
    book.addEventListener('pointerleave', () => this.#leave(), { signal });
    signal.addEventListener('abort', () => window.cancelAnimationFrame(this.#frameRequest));
  }

  #press(event: PointerEvent): void {
    this.#swallowsClick = false;
    // A second finger zooms: it drags no page.
    if (this.#held) {
      this.#cancel();
      return;
    }
    if (!this.#isForBook(event)) return;
    const [book, { model }] = [this.#book, this.#view];
    const isOnControl = isOwnPress(event, book);
    if (this.#keepsPress(event)) {
      this.#leave();
      return;
    }
    const at = pointInBook(book, event);
    const pointer = pointerKind(event);
    const drags = pointer === 'mouse' ? mayDrag(at, model) : pointer === 'pen' || !scrollsSideways(event, book);
    const clearedSelection = drags && selectsIn(book);
    if (clearedSelection) clearSelection(book);
    this.#held = { pointerId: event.pointerId, drags, hasFolded: false, clearedSelection, isOnControl };
    this.#view.send({ type: 'pointer-pressed', at, timeMs: event.timeStamp, pointer });
  }

  #move(event: PointerEvent): void {
    if (this.#held) this.#drag(event, this.#held);
    else if (this.#isListening() && event.pointerType !== 'touch' && !event.buttons && this.#isOnBook(event))
      this.#hover(event);
    else this.#leave();
  }

  #hover(event: PointerEvent): void {
    if (this.#keepsPress(event)) {
      this.#leave();
      return;
    }
    this.#isHovering = true;
    this.#view.send({ type: 'pointer-hovered', at: pointInBook(this.#book, event) });
    // Under a lifted corner, what the pointer has come to is seen when the corner has followed it: in the next frame.
    const { model, state } = this.#view;
    this.#window.cancelAnimationFrame(this.#frameRequest);
    if (model.clickEventForward && state.motion.phase === 'fold_corner')
      this.#frameRequest = this.#window.requestAnimationFrame(() => {
        if (showsControl(this.#book, event)) this.#leave();
      });
  }

  #drag(event: PointerEvent, held: Held): void {
    if (event.pointerId !== held.pointerId || !held.drags) return;
    this.#view.send({ type: 'pointer-moved', at: pointInBook(this.#book, event) });
    if (this.#view.state.motion.phase !== 'user_fold' || held.hasFolded) return;
    held.hasFolded = true;
    // Only a pointer that exists can be captured, not one made by a script.
    if (event.isTrusted) this.#book.setPointerCapture(event.pointerId);
  }

  #release(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointerId) return;
    this.#held = null;
    this.#swallowsClick = held.hasFolded || held.isOnControl;
    // The click comes in the same task as the release, or not at all.
    if (this.#swallowsClick) this.#window.setTimeout(() => (this.#swallowsClick = false));
    // A click that only clears a selection turns nothing; a fold that began with one is a fold all the same.
    const selecting = (held.clearedSelection && !held.hasFolded) || selectsIn(this.#book);
    const at = pointInBook(this.#book, event);
    this.#view.send({ type: 'pointer-released', at, timeMs: event.timeStamp, selecting });
  }

  #lose(event: PointerEvent): void {
    if (event.pointerId === this.#held?.pointerId) this.#cancel();
  }

  #cancel(): void {
    if (!this.#held) return;
    this.#held = null;
    this.#view.send({ type: 'pointer-cancelled' });
  }

  #leave(): void {
    if (this.#isHovering && !this.#held) this.#view.send({ type: 'pointer-left' });
    this.#isHovering = false;
  }

  /**
   * A press that may become a fold must not become a selection too. The second press of a double click on text, where
   * either press was on some, is not the book's: the browser selects the word that lies there by then, if there is one.
   */
  #preventSelecting(event: MouseEvent): void {
    const held = this.#held;
    if (!held) return;
    const isSecond = event.detail > 1;
    const isText = isOnText(event);
    this.#isTextPressed = isText || (isSecond && this.#isTextPressed);
    if (isSecond && this.#isTextPressed && !held.isOnControl) {
      this.#cancel();
      if (isText) return;
    } else if (!held.drags) return;
    event.preventDefault();
    // That also prevented the focus from moving.
    focusable(event)?.focus({ preventScroll: true });
  }

  #swallowClick(event: Event): void {
    const isSwallowed = this.#swallowsClick;
    this.#swallowsClick = false;
    if (!isSwallowed || !this.#isOnBook(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether a press there is the page's: on a control, unless those give theirs away, or on a scrollbar. */
  #keepsPress(event: PointerEvent): boolean {
    return (this.#view.model.clickEventForward && isOwnPress(event, this.#book)) || isOnScrollbar(event);
  }

  #isListening(): boolean {
    return this.#view.model.useMouseEvents && !this.#view.model.turn;
  }

  #isOnBook(event: Event): boolean {
    return isWithin(event, this.#root) && event.composedPath().includes(this.#book);
  }

  /** Whether a press is the primary one on the book; with Shift held, a mouse selects text. */
  #isForBook(event: PointerEvent): boolean {
    const selects = pointerKind(event) === 'mouse' && event.shiftKey;
    return this.#isListening() && event.button === 0 && !event.ctrlKey && !selects && this.#isOnBook(event);
  }
}

/** Where a pointer is in book space: ancestors' scale is divided out. */
function pointInBook(book: HTMLElement, event: MouseEvent): Point {
  const box = book.getBoundingClientRect();
  const scaleX = box.width / book.offsetWidth || 1;
  const scaleY = box.height / book.offsetHeight || 1;
  return { x: (event.clientX - box.left) / scaleX, y: (event.clientY - box.top) / scaleY };
}

function pointerKind({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Whether a mouse press there may drag a page; else it selects text. */
function mayDrag(at: Point, model: ViewModel): boolean {
  if (model.dragFrom !== 'edges') return true;
  return intentAt(at, model) !== null && Math.min(at.x, bookWidth(model) - at.x) < model.page.width * edgeShare;
}
