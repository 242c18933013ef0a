import type { FlipbookEvent, TurnRequested } from '../engine/events.ts';
import { step } from '../engine/machine.ts';
import { pageAhead } from '../engine/run.ts';
import type { Corner } from '../engine/shapes.ts';
import { loneSide, openPages, openSpread, pagesBeside, type Renumbering } from '../engine/spreads.ts';
import {
  type BookState,
  type ComingTurn,
  type Effect,
  type Motion,
  openAt,
  type Step,
  type TurnEnded,
} from '../engine/state.ts';
import type { ViewModel } from './bookSizes.ts';
import type { CallbackQueue } from './callbackQueue.ts';
import { createDrawing } from './drawing.ts';
import { loadPictures, pageBox, writeState } from './elements.ts';

interface PageRequest extends Pick<TurnRequested, 'to' | 'reason'> {
  /** @default 'bottom' */
  readonly corner?: Corner;
  readonly instant?: boolean;
}

interface BookStoreOptions {
  readonly page: number;
  readonly model: ViewModel;
  readonly root: HTMLElement;
  /** The box of all pages. */
  readonly book: HTMLElement;
  readonly calls: CallbackQueue;
  /** Called before anything of the turn happens. */
  readonly mayBegin: (turn: ComingTurn) => boolean;
  readonly onEffect: (effect: Effect) => void;
}

/** Steps the engine, draws its state, and answers requests. Contains no rules itself. */
export class BookStore {
  readonly drawing;
  #state: BookState;
  #model: ViewModel;
  /** By request id, until the turn ends. */
  readonly #waiting = new Map<TurnEnded['request'], (landed: boolean) => void>();
  #lastRequest = 0;
  readonly #root: HTMLElement;
  readonly #book: HTMLElement;
  readonly #options: Pick<BookStoreOptions, 'calls' | 'mayBegin' | 'onEffect'>;

  constructor({ page, model, root, book, ...options }: BookStoreOptions) {
    this.#state = openAt(page, model);
    this.#model = model;
    this.#root = root;
    this.#book = book;
    this.#options = options;
    this.drawing = createDrawing(book, (run) => {
      this.send({ type: 'run-finished', run });
    });
    this.#drawAnew();
  }

  get state(): BookState {
    return this.#state;
  }

  get model(): ViewModel {
    return this.#model;
  }

  send(event: FlipbookEvent): BookState {
    const state = this.#step(event, (before) => this.#state.motion !== before && this.drawing.draw(this));
    this.#skipRun();
    return state;
  }

  /** Resolves to whether it landed there. */
  request(pageRequest: PageRequest): Promise<boolean> {
    // A frozen turn stays.
    if (this.#model.frozen) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#lastRequest += 1;
      const request = this.#lastRequest;
      this.#waiting.set(request, resolve);
      // A handler's request waits until everything that caused the handler's call is reported.
      this.#options.calls.enqueue(() =>
        this.send({ type: 'turn-requested', request, corner: 'bottom', instant: false, ...pageRequest }),
      );
    });
  }

  /**
   * Lays the book out again beneath any movement. Changes nothing when the movement cannot
   * continue.
   */
  refit(model: ViewModel, page: number, moved: Renumbering): boolean {
    if (model.frozen) return false;
    const [before, former] = [this.#state, this.#model];
    const { orientation, rightToLeft, page: size } = former;
    this.#model = model;
    const from = { orientation, rightToLeft, page: size };
    if (this.#step({ type: 'book-refitted', from, moved, page }) === before) {
      this.#model = former;
      return false;
    }
    this.#drawAnew();
    this.#skipRun();
    return true;
  }

  /** Ends all movement without drawing it, because the book is about to be laid out again. */
  finishMotion(moved: Renumbering = null): void {
    const isTargetGone = openPages(pageAhead(this.#state), this.#model).every((page) => moved?.[page] === null);
    this.drawing.endLeaf();
    this.#step({ type: 'book-reshaped', isTargetGone });
  }

  /** Shows a book that was laid out again, open at `page`. Call after `finishMotion`. */
  reopen(model: ViewModel, page: number): void {
    this.#model = model;
    this.#step({ type: 'book-reopened', page }, () => this.#drawAnew());
  }

  updateSettings(model: ViewModel): void {
    this.#model = model;
    this.#skipRun();
  }

  /** The boxes of the open pages, or of those that will be open when the running turn lands. */
  openPages(): readonly HTMLElement[] {
    return openPages(pageAhead(this.#state), this.#model).flatMap((page) => pageBox(this.#book, page) ?? []);
  }

  loadPicturesBeside(): void {
    for (const box of this.openPages()) loadPictures(box);
    for (const page of pagesBeside(this.#state.page, this.#model)) loadPictures(pageBox(this.#book, page));
  }

  /** Lays out the next pages early, for the turn to reuse, and computes its frames. */
  prepareTurn(to: 'forward' | 'back'): void {
    for (const page of pagesBeside(this.#state.page, this.#model))
      pageBox(this.#book, page)?.firstElementChild?.getBoundingClientRect();
    this.drawing.prepare(this, to);
  }

  /** Returns whether changes waited for pages that are rendered now. */
  onPagesRendered(): boolean {
    this.loadPicturesBeside();
    return this.drawing.onPagesRendered(this);
  }

  /** Stops everything. No effects are reported afterwards; pending requests resolve to `false`. */
  destroy(): void {
    this.drawing.endLeaf();
    for (const resolve of this.#waiting.values()) resolve(false);
  }

  /** Report all effects of a step before those of a step that a handler of the first causes. */
  #step(event: FlipbookEvent, draw?: (before: Motion) => unknown): BookState {
    return this.#options.calls.together(() => {
      const { state, effects } = this.#nextStep(event);
      const { motion } = this.#state;
      this.#state = state;
      draw?.(motion);
      // A page that is only dragged farther changes none of it.
      if (effects.length > 0) this.#showState();
      for (const effect of effects) {
        if (effect.type === 'turn-ended') {
          this.#waiting.get(effect.request)?.(effect.landed);
          this.#waiting.delete(effect.request);
        }
        this.#options.onEffect(effect);
      }
      return state;
    });
  }

  /** The step of an event, or of the refusal that replaces it when a handler refuses its turn. */
  #nextStep(event: FlipbookEvent): Step {
    const [state, model] = [this.#state, this.#model];
    const next = step(state, event, model);
    const coming = next.effects.find((effect) => effect.type === 'turn-began');
    const mayBegin = !coming || this.#options.mayBegin(coming);
    // The handler may have laid the book out again.
    if (mayBegin && this.#state === state && this.#model === model) return next;
    const request = 'request' in event ? event.request : null;
    return step(this.#state, mayBegin ? event : { type: 'turn-refused', request }, this.#model);
  }

  #drawAnew(): void {
    this.drawing.redraw(this);
    this.#showState();
  }

  #showState(): void {
    const model = this.#model;
    writeState(this.#root, 'state', model.frozen ? 'flipping' : this.#state.motion.phase);
    // Uses the turn's target, so that a closed book moves aside while it opens.
    writeState(this.#root, 'alone', loneSide(openSpread(pageAhead(this.#state), model), model.rightToLeft));
  }

  /** Without motion, a run ends at once, with the same effects in the same order. */
  #skipRun(): void {
    const { run } = this.#state.motion;
    if (run && this.#model.isStill) this.send({ type: 'run-finished', run: run.id });
  }
}
