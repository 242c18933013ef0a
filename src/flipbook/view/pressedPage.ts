import { elementsBelow } from './eventPath.ts';

/**
 * What was pressed last. A finger's click comes when its page has begun to turn: the browser looks anew what lies there, and aims
 * it at the page that has come to light.
 */
export class PressedPage {
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

  /** Clicks on what was pressed. */
  click(): void {
    this.#target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  }
}
