import { movementOf } from '../engine/drag.ts';
import { bookWidth } from '../engine/gestures.ts';
import type { Point } from '../engine/shapes.ts';
import { pointInBox, type Surroundings, surroundingsOf } from './bookSpace.ts';
import type { BookView } from './bookView.ts';
import { isWithin } from './eventPath.ts';
import { type HeldPress, isPrimaryPress, pointerKind } from './HeldPress.ts';
import { isOnText } from './isOnText.ts';
import { mayDrag } from './mayDrag.ts';
import { isOwnPress, keepsPress, showsControl } from './ownPress.ts';
import { PressedPage } from './pressedPage.ts';
import { clearSelection, selectsIn } from './selection.ts';

/** What pointers are listened to for. */
interface Pointed {
  readonly root: HTMLElement;
  readonly book: HTMLElement;
  readonly view: BookView;
  readonly window: Window;
}

/** Turns what pointers do on a book into events of the engine. */
export class PointerListener {
  readonly #root: HTMLElement;
  readonly #book: HTMLElement;
  readonly #view: BookView;
  readonly #window: Window;
  readonly #pressed: PressedPage;
  #held: HeldPress | null = null;
  /** The pointer that went down last, held or not: mouse events do not say whose they are. */
  #lastPressed: number | undefined;
  #isHovering = false;
  #frameRequest = 0;
  /** Whether the last click, or one of its double click, was pressed on text. */
  #isTextPressed = false;
  /** Whether a mouse is down that must not select. */
  #preventsSelecting = false;
  /** Whether the next click belongs to a drag, and is swallowed. */
  #swallowsClick = false;

  constructor({ root, book, view, window }: Pointed) {
    this.#root = root;
    this.#book = book;
    this.#view = view;
    this.#window = window;
    this.#pressed = new PressedPage(book);
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
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      window.addEventListener(type, (event) => this.#touch(event), { signal, passive: true });
    window.addEventListener('blur', () => this.#cancel(), { signal });
    window.addEventListener('contextmenu', () => this.#cancel(), { signal });
    window.addEventListener('mousedown', (event) => this.#pressMouse(event), { signal });
    const onSelect = (event: Event) => this.#preventsSelecting && this.#isOnBook(event) && event.preventDefault();
    window.addEventListener('selectstart', onSelect, { signal });
    window.addEventListener('dragstart', (event) => this.#held && event.preventDefault(), { signal });
    window.addEventListener('click', (event) => this.#swallowClick(event), { signal, capture: true });
    book.addEventListener('pointerleave', () => this.#leave(), { signal });
    signal.addEventListener('abort', () => window.cancelAnimationFrame(this.#frameRequest));
  }

  #press(event: PointerEvent): void {
    this.#swallowsClick = false;
    this.#lastPressed = event.pointerId;
    const pointer = pointerKind(event);
    const held = this.#held;
    // One that has scrolled may have gone unseen, with the element that it had touched.
    if (held?.isScrolling && event.isPrimary) this.#cancel();
    else if (held) {
      // A second finger zooms: it drags no page. A pointer that goes down twice was lost. Any other has no part in it.
      if (held.pointerId === event.pointerId || (held.pointer === 'touch' && pointer === 'touch')) this.#cancel();
      return;
    }
    this.#pressed.forget();
    if (!(this.#isListening() && isPrimaryPress(event) && this.#isOnBook(event))) return;
    const [book, { model }] = [this.#book, this.#view];
    const isOnControl = isOwnPress(event, book);
    // What prevents a press has a use for it, as for a key: a slider's track, a drawing.
    if (event.defaultPrevented || keepsPress(event, book, model)) {
      this.#leave();
      return;
    }
    this.#pressed.note(event);
    const surroundings = surroundingsOf(book, event);
    const bounds = book.getBoundingClientRect();
    const at = this.#pointAt(event, surroundings, bounds);
    const drags = mayDrag(event, at, { book, model });
    const clearedSelection = drags && selectsIn(book);
    if (clearedSelection) clearSelection(book);
    this.#held = {
      pointerId: event.pointerId,
      pointer,
      surroundings,
      bounds,
      drags,
      hasFolded: false,
      isScrolling: false,
      clearedSelection,
      isOnControl,
    };
    this.#view.send({ type: 'pointer-pressed', at, timeMs: event.timeStamp, pointer });
  }

  #move(event: PointerEvent): void {
    if (this.#held) this.#drag(event, this.#held);
    else if (this.#isListening() && event.pointerType !== 'touch' && !event.buttons && this.#isOnBook(event))
      this.#hover(event);
    else this.#leave();
  }

  #hover(event: PointerEvent): void {
    if (keepsPress(event, this.#book, this.#view.model)) {
      this.#leave();
      return;
    }
    this.#isHovering = true;
    this.#view.send({ type: 'pointer-hovered', at: this.#pointAt(event, surroundingsOf(this.#book, event)) });
    // Under a lifted corner, what the pointer has come to is seen when the corner has followed it: in the next frame.
    const { model, state } = this.#view;
    this.#window.cancelAnimationFrame(this.#frameRequest);
    if (model.clickEventForward && state.motion.phase === 'fold_corner')
      this.#frameRequest = this.#window.requestAnimationFrame(() => {
        if (showsControl(this.#book, event)) this.#leave();
      });
  }

  #drag(event: PointerEvent, held: HeldPress): void {
    if (event.pointerId !== held.pointerId || !held.drags) return;
    this.#view.send({ type: 'pointer-moved', at: this.#pointAt(event, held.surroundings) });
    if (this.#view.state.motion.phase !== 'user_fold' || held.hasFolded) return;
    held.hasFolded = true;
    // Only a pointer that exists can be captured, not one made by a script.
    if (event.isTrusted) this.#book.setPointerCapture(event.pointerId);
  }

  #release(event: PointerEvent): void {
    const held = this.#held;
    if (held && event.pointerId !== held.pointerId) return;
    this.#preventsSelecting = false;
    // A finger's, after its release: the focus is not to go to another page than the one that was pressed.
    if (this.#pressed.isMissedBy(event)) event.preventDefault();
    if (!held) return;
    this.#held = null;
    this.#swallowsClick = held.hasFolded;
    // The click comes in the same task as the release, or not at all.
    if (this.#swallowsClick) this.#window.setTimeout(() => (this.#swallowsClick = false));
    // A click that only clears a selection turns nothing; a fold that began with one is a fold all the same.
    const selecting = (held.clearedSelection && !held.hasFolded) || selectsIn(this.#book);
    const at = this.#pointAt(event, held.surroundings);
    const { model, state } = this.#view;
    // Where a finger pans it does not swipe either, also where there is nothing left to pan.
    if (!held.drags && state.press && movementOf(state.press, at, model) !== 'none')
      this.#view.send({ type: 'pointer-cancelled' });
    else this.#view.send({ type: 'pointer-released', at, timeMs: event.timeStamp, selecting });
  }

  #lose({ pointerId, type }: PointerEvent): void {
    const held = this.#held;
    if (pointerId !== held?.pointerId) return;
    this.#preventsSelecting = false;
    this.#view.send({ type: type === 'pointercancel' && held.drags ? 'pointer-scrolled' : 'pointer-cancelled' });
    held.isScrolling = this.#view.state.press !== null;
    if (!held.isScrolling) this.#held = null;
  }

  /** The finger with which the browser scrolls is lifted: it may have swiped. A second one, and it has not. */
  #touch({ type, touches, changedTouches: [touch], timeStamp }: TouchEvent): void {
    const held = this.#held;
    if (!held?.isScrolling) return;
    if (type !== 'touchend' || touches.length > 0 || !touch) {
      this.#cancel();
      return;
    }
    this.#held = null;
    // From where the book was: it may have been scrolled along.
    const at = this.#pointAt(touch, held.surroundings, held.bounds);
    this.#view.send({ type: 'pointer-released', at, timeMs: timeStamp, selecting: selectsIn(this.#book) });
  }

  #cancel(): void {
    this.#preventsSelecting = false;
    if (!this.#held) return;
    this.#held = null;
    this.#view.send({ type: 'pointer-cancelled' });
  }

  #leave(): void {
    if (this.#isHovering && !this.#held) this.#view.send({ type: 'pointer-left' });
    this.#isHovering = false;
  }

  /**
   * A press that may become a fold must not become a selection too; it moves the focus as any press does. The second press
   * of a double click on text, where either press was on some, is not the book's: the browser selects the word that lies
   * there by then, if there is one.
   */
  #pressMouse(event: MouseEvent): void {
    const held = this.#held;
    if (held && held.pointerId !== this.#lastPressed) return;
    this.#preventsSelecting = false;
    // A finger's, after its release: the focus is not to go to another page than the one that was pressed.
    if (this.#pressed.isMissedBy(event)) event.preventDefault();
    if (!held) return;
    const isSecond = event.detail > 1;
    const isText = isOnText(event);
    this.#isTextPressed = isText || (isSecond && this.#isTextPressed);
    if (held.isOnControl) {
      // The control gets the click. What it would do before, such as open a list, is the book's.
      event.preventDefault();
    } else if (isSecond && this.#isTextPressed) {
      this.#cancel();
      this.#preventsSelecting = !isText;
    } else this.#preventsSelecting = held.drags;
  }

  #swallowClick(event: MouseEvent): void {
    const [isSwallowed, isMissed] = [this.#swallowsClick, this.#pressed.isMissedBy(event)];
    this.#swallowsClick = false;
    if (!(isSwallowed || isMissed) || !this.#isOnBook(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSwallowed) this.#pressed.click();
  }

  /** Where a pointer is in book space. The size is the model's: to ask the box for it costs a layout at each move. */
  #pointAt(
    { clientX, clientY }: MouseEvent | Touch,
    { linear, rectScale }: Surroundings,
    bounds = this.#book.getBoundingClientRect(),
  ): Point {
    const { model } = this.#view;
    const size = { width: bookWidth(model), height: model.page.height };
    const inRects = { x: clientX / rectScale, y: clientY / rectScale };
    return pointInBox(inRects, { size, linear, bounds });
  }

  #isListening(): boolean {
    return this.#view.model.useMouseEvents && !this.#view.model.turn;
  }

  #isOnBook(event: Event): boolean {
    return isWithin(event, this.#root) && event.composedPath().includes(this.#book);
  }
}
