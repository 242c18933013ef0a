import { flushSync } from 'react-dom';
import type { Clock } from '../../../src/index.ts';

type Wake = { readonly atMs: number; readonly wake: () => void };

/**
 * A clock that a test advances. It runs due callbacks, and renders their results, before it
 * advances further.
 */
export class HandClock implements Clock {
  #nowMs = 0;
  #wakes: readonly Wake[] = [];

  nowMs = (): number => this.#nowMs;

  wakeAfter = (waitMs: number, wake: () => void): (() => void) => {
    const entry = { atMs: this.#nowMs + waitMs, wake };
    this.#wakes = [...this.#wakes, entry].sort((one, other) => one.atMs - other.atMs);
    return () => {
      this.#wakes = this.#wakes.filter((other) => other !== entry);
    };
  };

  get waiting(): number {
    return this.#wakes.length;
  }

  pass(ms: number): void {
    const untilMs = this.#nowMs + ms;
    for (let [next] = this.#wakes; next && next.atMs <= untilMs; [next] = this.#wakes) {
      this.#wakes = this.#wakes.slice(1);
      this.#nowMs = next.atMs;
      flushSync(next.wake);
    }
    this.#nowMs = untilMs;
  }
}
