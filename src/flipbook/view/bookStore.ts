import type { FlipbookEvent, TurnRequested } from '../engine/events.ts';
import { step } from '../engine/machine.ts';
import { pageAhead } from '../engine/run.ts';
import type { Corner } from '../engine/shapes.ts';
import { loneSide, openPages, openSpread, pagesBeside, type Renumbering } from '../engine/spreads.ts';
import { type BookState, type ComingTurn, type Effect, type Motion, openAt, type TurnEnded } from '../engine/state.ts';
import type { ViewModel } from './bookSizes.ts';
import type { CallbackQueue } from './callbackQueue.ts';
import { createDrawing } from './drawing.ts';
import { loadPictures, pageBox, writeState } from './elements.ts';

/** A turn to a page or by one spread. */
interface PageRequest extends Pick<TurnRequested, 'to' | 'reason'> {
  /** @default 'bottom' */
  readonly corner?: Corner;
  /** Without a movement. @default false */
  readonly instant?: boolean;
}

/** What a drawn book begins with. */
interface DrawnBookOptions {
  readonly page: number;
  readonly model: ViewModel;
  /** The element of the whole component. */
  readonly root: HTMLElement;
  /** The box of all pages. */
  readonly book: HTMLElement;
  readonly calls: CallbackQueue;
  /** Whether a turn may begin. Asked before anything of it has happened. */
  readonly mayBegin: (turn: ComingTurn) => boolean;
  readonly onEffect: (effect: Effect) => void;
}

/** Keeps a book's state: steps the engine, has the state drawn, and answers requests. Has no rule of its own. */
export class BookStore {
  readonly drawing;
  #state: BookState;
  #model: ViewModel;
  /** Resolves the promise of each requested turn that has not ended, by the request's id. */
  readonly #waiting = new Map<TurnEnded['request'], (landed: boolean) => void>();
  #lastRequest = 0;
  readonly #root: HTMLElement;
  readonly #book: HTMLElement;
  readonly #options: Pick<DrawnBookOptions, 'calls' | 'mayBegin' | 'onEffect'>;

  constructor({ page, model, root, book, ...options }: DrawnBookOptions) {
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

  /** Steps the engine, draws the new state, and reports the effects. Returns the state that the event led to. */
  send(event: FlipbookEvent): BookState {
    const state = this.#step(event, (before) => this.drawing.update(before, this));
    this.#skipRun();
    return state;
  }

  /** Turns to a page or by one spread. Resolves to whether it landed there. */
  request(pageRequest: PageRequest): Promise<boolean> {
    // A frozen turn stays.
    if (this.#model.frozen) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#lastRequest += 1;
      const request = this.#lastRequest;
      this.#waiting.set(request, resolve);
      // A handler's comes after everything about what caused the handler's call.
      this.#options.calls.enqueue(() =>
        this.send({ type: 'turn-requested', request, corner: 'bottom', instant: false, ...pageRequest }),
      );
    });
  }

  /** Lays the book out anew, open where `page` is, beneath what moves. Returns false, with nothing changed, where that cannot go on. */
  refit(model: ViewModel, page: number, moved: Renumbering): boolean {
    // Nothing moves beside a frozen turn.
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

  /** Brings what moves to its end, without drawing it: the book is about to be laid out anew. */
  finishMotion(moved: Renumbering = null): void {
    const isTargetGone = openPages(pageAhead(this.#state), this.#model).every((page) => moved?.[page] === null);
    this.drawing.endLeaf();
    this.#step({ type: 'book-reshaped', isTargetGone });
  }

  /** Shows a book that was laid out anew, open where `page` is. Comes after `finishMotion`. */
  reopen(model: ViewModel, page: number): void {
    this.#model = model;
    this.#step({ type: 'book-reopened', page }, () => this.#drawAnew());
  }

  /** Changes settings that do not change the book's shape. */
  updateSettings(model: ViewModel): void {
    this.#model = model;
    this.#skipRun();
  }

  /** The boxes of the pages that lie open, or will when the running turn has landed. */
  openPages(): readonly HTMLElement[] {
    return openPages(pageAhead(this.#state), this.#model).flatMap((page) => pageBox(this.#book, page) ?? []);
  }

  /** Has the pictures loaded of the pages that are next to be shown. */
  loadPicturesBeside(): void {
    for (const box of this.openPages()) loadPictures(box);
    for (const page of pagesBeside(this.#state.page, this.#model)) loadPictures(pageBox(this.#book, page));
  }

  /** Has the pages laid out that are next to be shown, which the browser keeps of what it does not show, and a turn's frames made. */
  prepareTurn(to: 'forward' | 'back'): void {
    for (const page of pagesBeside(this.#state.page, this.#model))
      pageBox(this.#book, page)?.firstElementChild?.getBoundingClientRect();
    this.drawing.prepare(this, to);
  }

  /** Draws what has waited for pages that are made now. Returns whether anything has. */
  onPagesRendered(): boolean {
    this.loadPicturesBeside();
    return this.drawing.onPagesRendered(this);
  }

  /** Stops everything. No effect is reported afterwards; the requests that wait did not land. */
  destroy(): void {
    this.drawing.endLeaf();
    for (const resolve of this.#waiting.values()) resolve(false);
  }

  /** All effects of a step come before those of another step that a handler of the first causes. */
  #step(requestedEvent: FlipbookEvent, draw?: (before: Motion) => void): BookState {
    return this.#options.calls.together(() => {
      const event = this.#unlessRefused(requestedEvent);
      const { motion } = this.#state;
      const { state, effects } = step(this.#state, event, this.#model);
      this.#state = state;
      draw?.(motion);
      // A page that is only dragged on changes nothing of it.
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

  /** An event, or in its place the refusal of the turn that it would begin. */
  #unlessRefused(event: FlipbookEvent): FlipbookEvent {
    if (event.type !== 'turn-requested' && event.type !== 'pointer-released') return event;
    const { effects } = step(this.#state, event, this.#model);
    const coming = effects.find((effect) => effect.type === 'turn-began');
    if (!coming || this.#options.mayBegin(coming)) return event;
    return { type: 'turn-refused', request: 'request' in event ? event.request : null };
  }

  #drawAnew(): void {
    this.drawing.redraw(this);
    this.#showState();
  }

  #showState(): void {
    const model = this.#model;
    writeState(this.#root, 'state', model.frozen ? 'flipping' : this.#state.motion.phase);
    // As it will be when the running turn has landed: a closed book moves over while it opens.
    writeState(this.#root, 'alone', loneSide(openSpread(pageAhead(this.#state), model), model.rightToLeft));
  }

  /** Without motion, a run is at its end at once: the effects are the same, in the same order. */
  #skipRun(): void {
    const { run } = this.#state.motion;
    if (run && this.#model.isStill) this.send({ type: 'run-finished', run: run.id });
  }
}
