import { elementsBelow, isOnBook } from './eventPath.ts';

/**
 * The click that the browser makes of a press. A finger's comes when its page has begun to turn: the browser looks anew what
 * lies there, and aims it at the page that has come to light.
 */
export class PressClick {
  /** Whether the next one belongs to a drag, and is swallowed. */
  isSwallowed = false;
  readonly #book: HTMLElement;
  #page: Element | undefined;
  #target: EventTarget | undefined;

  constructor(book: HTMLElement) {
    this.#book = book;
  }

  note(press: PointerEvent): void {
    this.#page = elementsBelow(press, this.#book).at(-1);
    this.#target = press.composedPath()[0];
  }

  forget(): void {
    this.#page = undefined;
  }

  /** Whether an event of the press happened on another page. A click by a key is none of its events. */
  isMissedBy(event: MouseEvent): boolean {
    const page = event.composedPath().includes(this.#book) ? elementsBelow(event, this.#book).at(-1) : undefined;
    return event.detail > 0 && this.#page !== undefined && page !== undefined && page !== this.#page;
  }

  /** Keeps a click on the book from what it is aimed at; one that missed its page is made again on what was pressed. */
  onClick(event: MouseEvent): void {
    const [isSwallowed, isMissed] = [this.isSwallowed, this.isMissedBy(event)];
    this.isSwallowed = false;
    if (!(isSwallowed || isMissed) || !isOnBook(event, this.#book)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSwallowed) return;
    this.#target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  }
}
