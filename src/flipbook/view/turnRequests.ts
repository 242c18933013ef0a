/** Who waits for the end of requested turns. */
export class TurnRequests {
  readonly #waiting = new Map<number, (landed: boolean) => void>();
  #last = 0;

  /** Gives a request its id, and resolves when it is answered. */
  add(begin: (id: number) => void): Promise<boolean> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      begin(id);
    });
  }

  /** A turn has ended; one by a gesture has no id. */
  answer(id: number | null, landed: boolean): void {
    if (id === null) return;
    this.#waiting.get(id)?.(landed);
    this.#waiting.delete(id);
  }

  /** Answers what is still waiting. */
  cancelAll(): void {
    for (const id of this.#waiting.keys()) this.answer(id, false);
  }
}
