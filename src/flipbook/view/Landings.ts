/** Who waits for which run of a page to end. */
export class Landings {
  readonly #waiting = new Map<number, (landed: boolean) => void>();

  /** The promise that the run with that number lands. */
  of(run: number, begin: () => void): Promise<boolean> {
    return new Promise((resolve) => {
      // Noted before it begins: a run without a movement ends at once.
      this.#waiting.set(run, resolve);
      begin();
    });
  }

  /** The run has ended: on its page, or otherwise. */
  answer(run: number, landed: boolean): void {
    this.#waiting.get(run)?.(landed);
    this.#waiting.delete(run);
  }

  /** No run that is waited for will land any more. */
  giveUp(): void {
    for (const run of [...this.#waiting.keys()]) this.answer(run, false);
  }
}
