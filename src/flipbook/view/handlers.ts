import type { Orientation } from '../engine/shapes.ts';
import type { Reason } from '../engine/state.ts';
import type { BookSnapshot, FlipState } from './BookProps.ts';
import { createCallbackQueue, type Enqueue } from './callbackQueue.ts';
import type { Configuration } from './configuration.ts';

/**
 * Calls the handlers of a book, one after the other. They are looked up when they are called: those of the last render.
 */
export class Handlers {
  configuration: Configuration;
  readonly #enqueue: Enqueue;

  /** @param signal - once it has aborted no handler is called any more */
  constructor(configuration: Configuration, signal: AbortSignal) {
    this.configuration = configuration;
    this.#enqueue = createCallbackQueue(signal);
  }

  painted(snapshot: () => BookSnapshot): void {
    this.#enqueue(() => this.configuration.props.onInit?.(snapshot()));
  }

  stateChanged(state: FlipState): void {
    this.#enqueue(() => this.configuration.props.onChangeState?.(state));
  }

  pageFlipped(page: number, reason: Reason): void {
    this.#enqueue(() => {
      // Also when a controlled parent keeps the old page: its render then turns back.
      this.configuration.setSnapshot({ page });
      this.configuration.props.onFlip?.(page);
      this.#changePage(page, reason);
    });
  }

  landed(pages: readonly number[]): void {
    this.#enqueue(() => this.configuration.onLanded(pages));
  }

  /** The book was measured, for the first time or again. */
  measured(snapshot: BookSnapshot): void {
    this.#enqueue(() => this.configuration.setSnapshot(snapshot));
  }

  pagesReplaced(snapshot: BookSnapshot): void {
    this.#enqueue(() => this.configuration.props.onUpdate?.(snapshot));
  }

  orientationChanged(orientation: Orientation): void {
    this.#enqueue(() => this.configuration.props.onChangeOrientation?.(orientation));
  }

  /** The open page has another number because other pages came or went. */
  pageRenumbered(page: number): void {
    this.#enqueue(() => this.#changePage(page, 'pages'));
  }

  #changePage(page: number, reason: Reason): void {
    const { props } = this.configuration;
    if (page !== props.page) props.onPageChange?.(page, { reason });
  }
}
