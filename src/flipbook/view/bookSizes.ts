import { type AvailableSpace, availableSpaceIn } from './availableSpace.ts';
import type { Configuration } from './configuration.ts';
import { measure, type ViewModel } from './measure.ts';
import { writeSizes } from './writeSizes.ts';

/** Measures a book, and writes its sizes for the style sheet. */
export class BookSizes {
  readonly #root: HTMLElement;
  readonly #box: HTMLElement;
  readonly #window: Window & typeof globalThis;
  readonly #reducedMotion: MediaQueryList;
  #space: AvailableSpace | null;

  /** @param box - as large as the space for the pages */
  constructor(root: HTMLElement, box: HTMLElement, configuration: Configuration) {
    this.#root = root;
    this.#box = box;
    this.#window = root.ownerDocument.defaultView ?? globalThis.window;
    this.#reducedMotion = this.#window.matchMedia('(prefers-reduced-motion: reduce)');
    // What the settings allow comes first: the space may be the least of it. Sheets measure until there is a state.
    root.dataset.state ??= 'read';
    writeSizes(root, measure(null, configuration, false), availableSpaceIn(root, box)?.insetWidth ?? 0);
    this.#space = availableSpaceIn(root, box);
  }

  /** Calls back when the space has changed, and when motion begins or ceases to be wanted, until `signal` aborts. */
  watch(signal: AbortSignal, onSpace: () => void, onMotion: () => void): void {
    this.#reducedMotion.addEventListener('change', onMotion, { signal });
    this.#root.ownerDocument.addEventListener('visibilitychange', onMotion, { signal });
    const observer = new this.#window.ResizeObserver(onSpace);
    observer.observe(this.#box);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** Measures the available space again. */
  measureSpace(): void {
    // Without a box there is nothing to measure: in a closed tab, a book stays as it is.
    this.#space = availableSpaceIn(this.#root, this.#box) ?? this.#space;
  }

  /** The book in the space that was measured last. */
  measure(configuration: Configuration): ViewModel {
    // A hidden document shows no motion, and has no frames to move in.
    const isStill = this.#reducedMotion.matches || this.#root.ownerDocument.hidden;
    return measure(this.#space, configuration, isStill);
  }

  write(model: ViewModel): void {
    writeSizes(this.#root, model, this.#space?.insetWidth ?? 0);
  }
}
