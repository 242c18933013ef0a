/**
 * Tells what happened, in the order in which it happened, even when a listener makes more happen. A listener that
 * throws is reported like any uncaught error, and keeps nobody else from being told.
 */
export class Outbox {
  #letters: (() => void)[] = [];
  #delivering = false;
  #closed = false;

  post(letter: () => void): void {
    if (this.#closed) return;
    this.#letters.push(letter);
    if (this.#delivering) return;
    this.#delivering = true;
    for (let next = this.#letters.shift(); next; next = this.#letters.shift()) {
      try {
        next();
      } catch (error) {
        reportError(error);
      }
    }
    this.#delivering = false;
  }

  /** Throws away what has not been told, and takes nothing more. */
  close(): void {
    this.#closed = true;
    this.#letters = [];
  }
}
