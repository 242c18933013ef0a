import { bookWidth } from '../engine/outline.ts';
import type { Point } from '../engine/shapes.ts';
import type { PointerKind } from '../engine/state.ts';
import { pointInBox, type Surroundings, surroundingsOf } from './bookSpace.ts';
import type { DrawnBook } from './drawnBook.ts';
import { isOnBook, isOwnPress, isPrimaryPress, keepsPress, pans, pointerKind, showsControl } from './eventTarget.ts';
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

/** Turns what pointers do on a book into events of the engine. */
export class PointerListener {
  readonly #book: HTMLElement;
  readonly #drawn: DrawnBook;
  readonly #window: Window;
  readonly #click;
  readonly #selection;
  #held: HeldPointer | null = null;
  /** The pointer that went down last, held or not: mouse events do not say whose they are. */
  #lastPressed: number | undefined;
  #isHovering = false;
  #frameRequest = 0;

  constructor(book: HTMLElement, drawn: DrawnBook, window: Window) {
    this.#book = book;
    this.#drawn = drawn;
    this.#window = window;
    this.#click = createPressClick(book);
    this.#selection = createTextSelection();
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
    const onSelect = (event: Event) => this.#selection.isPrevented && isOnBook(event, book) && event.preventDefault();
    window.addEventListener('selectstart', onSelect, { signal });
    window.addEventListener('dragstart', (event) => this.#held && event.preventDefault(), { signal });
    window.addEventListener('click', this.#click.onClick, { signal, capture: true });
    book.addEventListener('pointerleave', () => this.#leave(), { signal });
    signal.addEventListener('abort', () => window.cancelAnimationFrame(this.#frameRequest));
  }

  #press(event: PointerEvent): void {
    this.#click.isSwallowed = false;
    this.#lastPressed = event.pointerId;
    const kind = pointerKind(event);
    const held = this.#held;
    // One that has scrolled may have gone unseen, with the element that it had touched.
    if (held?.isScrolling && event.isPrimary) this.#cancel();
    else if (held) {
      // A second finger zooms: it drags no page. A pointer that goes down twice was lost. Any other has no part in it.
      if (held.id === event.pointerId || (held.kind === 'touch' && kind === 'touch')) this.#cancel();
      return;
    }
    this.#click.forget();
    const book = this.#book;
    if (!(this.#isListening() && isPrimaryPress(event) && isOnBook(event, book))) return;
    // What prevents a press has a use for it, as for a key: a slider's track, a drawing.
    if (event.defaultPrevented || keepsPress(event, book, this.#drawn.model)) {
      this.#leave();
      return;
    }
    this.#click.note(event);
    const surroundings = surroundingsOf(book);
    const bounds = book.getBoundingClientRect();
    this.#held = { id: event.pointerId, kind, surroundings, bounds };
    const { press } = this.#drawn.send({
      type: 'pointer-pressed',
      at: this.#pointAt(event, surroundings, bounds),
      timeMs: event.timeStamp,
      pointer: kind,
      pans: pans(event, kind, book),
      selecting: selectsIn(book),
    });
    if (press?.deselects) clearSelection(book);
  }

  #move(event: PointerEvent): void {
    if (this.#held) this.#drag(event, this.#held);
    else if (this.#isListening() && event.pointerType !== 'touch' && !event.buttons && isOnBook(event, this.#book))
      this.#hover(event);
    else this.#leave();
  }

  #hover(event: PointerEvent): void {
    const { model } = this.#drawn;
    if (keepsPress(event, this.#book, model)) {
      this.#leave();
      return;
    }
    this.#isHovering = true;
    const at = this.#pointAt(event, surroundingsOf(this.#book));
    const { motion } = this.#drawn.send({ type: 'pointer-hovered', at });
    // Under a lifted corner, what the pointer has come to is seen when the corner has followed it: in the next frame.
    this.#window.cancelAnimationFrame(this.#frameRequest);
    if (model.clickEventForward && motion.phase === 'fold_corner')
      this.#frameRequest = this.#window.requestAnimationFrame(() => {
        if (showsControl(this.#book, event)) this.#leave();
      });
  }

  #drag(event: PointerEvent, held: HeldPointer): void {
    if (event.pointerId !== held.id) return;
    const { motion } = this.#drawn.send({ type: 'pointer-moved', at: this.#pointAt(event, held.surroundings) });
    if (motion.phase !== 'user_fold' || held.hasFolded) return;
    held.hasFolded = true;
    // Only a pointer that exists can be captured, not one made by a script.
    if (event.isTrusted) this.#book.setPointerCapture(event.pointerId);
  }

  #release(event: PointerEvent): void {
    const held = this.#held;
    if (held && event.pointerId !== held.id) return;
    this.#selection.isPrevented = false;
    // A finger's, after its release: the focus is not to go to another page than the one that was pressed.
    if (this.#click.isMissedBy(event)) event.preventDefault();
    if (!held) return;
    this.#held = null;
    const click = this.#click;
    click.isSwallowed = held.hasFolded === true;
    // The click comes in the same task as the release, or not at all.
    if (click.isSwallowed) this.#window.setTimeout(() => (click.isSwallowed = false));
    this.#sendRelease(this.#pointAt(event, held.surroundings), event);
  }

  #lose({ pointerId, type }: PointerEvent): void {
    const held = this.#held;
    if (pointerId !== held?.id) return;
    this.#selection.isPrevented = false;
    const { press } = this.#drawn.send({ type: type === 'pointercancel' ? 'pointer-scrolled' : 'pointer-cancelled' });
    if (press) held.isScrolling = true;
    else this.#held = null;
  }

  /** The finger with which the browser scrolls is lifted: it may have swiped. A second one, and it has not. */
  #touch(event: TouchEvent): void {
    const held = this.#held;
    if (!held?.isScrolling) return;
    const [touch] = event.changedTouches;
    if (event.type !== 'touchend' || event.touches.length > 0 || !touch) {
      this.#cancel();
      return;
    }
    this.#held = null;
    // From where the book was: it may have been scrolled along.
    this.#sendRelease(this.#pointAt(touch, held.surroundings, held.bounds), event);
  }

  #sendRelease(at: Point, { timeStamp: timeMs }: Event): void {
    this.#drawn.send({ type: 'pointer-released', at, timeMs, selecting: selectsIn(this.#book) });
  }

  #cancel(): void {
    this.#selection.isPrevented = false;
    this.#letGo();
  }

  #letGo(): void {
    if (!this.#held) return;
    this.#held = null;
    this.#drawn.send({ type: 'pointer-cancelled' });
  }

  #leave(): void {
    if (this.#isHovering && !this.#held) this.#drawn.send({ type: 'pointer-left' });
    this.#isHovering = false;
  }

  /** What the browser would do with a press, but for moving the focus: that it does as with any. */
  #pressMouse(event: MouseEvent): void {
    const held = this.#held;
    if (held && held.id !== this.#lastPressed) return;
    this.#selection.isPrevented = false;
    // A finger's, after its release: the focus is not to go to another page than the one that was pressed.
    if (this.#click.isMissedBy(event)) event.preventDefault();
    if (!held) return;
    const drags = this.#drawn.state.press?.drags === true;
    const selectsWord = this.#selection.decide(event, drags);
    // A control that gives its presses away gets the click. What it would do before, such as open a list, is the book's.
    if (isOwnPress(event, this.#book)) event.preventDefault();
    else if (selectsWord) this.#letGo();
  }

  /** Where a pointer is in book space. The size is the model's: to ask the box for it costs a layout at each move. */
  #pointAt(
    { clientX, clientY }: MouseEvent | Touch,
    { linear, rectScale }: Surroundings,
    bounds = this.#book.getBoundingClientRect(),
  ): Point {
    const { model } = this.#drawn;
    const size = { width: bookWidth(model), height: model.page.height };
    const inRects = { x: clientX / rectScale, y: clientY / rectScale };
    return pointInBox(inRects, { size, linear, bounds });
  }

  #isListening(): boolean {
    return this.#drawn.model.useMouseEvents && !this.#drawn.model.frozen;
  }
}
