import { type AvailableSpace, availableSpaceIn } from './availableSpace.ts';
import type { Configuration } from './configuration.ts';
import { measure, type ViewModel } from './measure.ts';
import { writeSizes } from './writeSizes.ts';

/** Measures a book, and writes its sizes for the style sheet. */
export class BookSizes {
  /** The box that is as large as the space for the pages. */
  readonly box: HTMLElement;
  readonly reducedMotion: MediaQueryList;
  readonly #root: HTMLElement;
  #space: AvailableSpace | null;

  constructor(root: HTMLElement, box: HTMLElement, configuration: Configuration) {
    this.#root = root;
    this.box = box;
    const window = root.ownerDocument.defaultView ?? globalThis.window;
    this.reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    // What the settings allow comes first: the space may be the least of it. Sheets measure until there is a state.
    root.dataset.state ??= 'read';
    writeSizes(root, measure(null, configuration, false), availableSpaceIn(root, box)?.insetWidth ?? 0);
    this.#space = availableSpaceIn(root, box);
  }

  /** Measures the available space again. */
  measureSpace(): void {
    // Without a box there is nothing to measure: in a closed tab, a book stays as it is.
    this.#space = availableSpaceIn(this.#root, this.box) ?? this.#space;
  }

  /** The book in the space that was measured last. */
  measure(configuration: Configuration): ViewModel {
    // A hidden document shows no motion, and has no frames to move in.
    const isStill = this.reducedMotion.matches || this.#root.ownerDocument.hidden;
    return measure(this.#space, configuration, isStill);
  }

  write(model: ViewModel): void {
    writeSizes(this.#root, model, this.#space?.insetWidth ?? 0);
  }
}
