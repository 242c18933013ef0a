import type { Corner, Direction } from '../engine/shapes.ts';
import { spreadAt, spreadOf } from '../engine/spreads.ts';
import type { Effect, Motion, Reason } from '../engine/state.ts';
import { afterPaint } from './afterPaint.ts';
import { BookView, type ViewModel } from './bookView.ts';
import type { Configuration } from './configuration.ts';
import { pageElements } from './elements.ts';
import { Landings } from './Landings.ts';
import { listen } from './listen.ts';
import { measure } from './measure.ts';
import { openPage } from './openPage.ts';
import { Outbox } from './outbox.ts';
import { type Room, roomIn } from './room.ts';
import { sameKeys, sameShape } from './sameShape.ts';
import { survivor } from './survivor.ts';
import { writeSizes } from './writeSizes.ts';

/** What a controller begins with. */
export interface ControllerOptions {
  readonly root: HTMLElement;
  readonly book: HTMLElement;
  /** As wide as the room for the book, and of a height that does not depend on it. */
  readonly ruler: HTMLElement;
  readonly configuration: Configuration;
  readonly page: number;
  /** Called after the first paint: whether that is the first of all, of which the outside is to be told. */
  painted(): boolean;
}

/** A wish to turn: to a page or by one spread. */
export interface PageRequest {
  readonly to: number | Direction;
  readonly corner: Corner;
  readonly reason: Reason;
  /** Without a movement. @default false */
  readonly instant?: boolean;
}

/** Brings a book to life: measures it, listens to its visitor, and tells what happens. */
export class Controller {
  readonly #root: HTMLElement;
  readonly #book: HTMLElement;
  readonly #view: BookView;
  readonly #ending = new AbortController();
  readonly #outbox = new Outbox();
  readonly #landings = new Landings();
  readonly #reducedMotion: MediaQueryList;
  #configuration: Configuration;
  #room: Room | null;
  /** The page looked at before an orientation joined it with another. */
  #looked: number;

  constructor({ root, book, ruler, configuration, page, painted }: ControllerOptions) {
    this.#root = root;
    this.#book = book;
    this.#configuration = configuration;
    this.#looked = page;
    const view = root.ownerDocument.defaultView ?? window;
    this.#reducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)');
    this.#room = roomIn(root);
    const model = this.#measure();
    this.#view = new BookView({
      page: openPage(page, model),
      model,
      find: (index) => pageElements(book, index),
      tell: (effect) => this.#hear(effect),
    });
    this.#write();
    this.#freeze();
    this.#listen();
    this.#watchRoom(ruler);
    this.#tellPlace();
    afterPaint(view, this.#ending.signal, () => {
      if (painted()) this.#outbox.post(() => this.#configuration.listener.init(this.page, this.model.orientation));
    });
  }

  get page(): number {
    return this.#view.state.page;
  }

  /** The page to come back to when the book is brought to life again. */
  get looked(): number {
    return this.#looked;
  }

  get state(): Motion['phase'] {
    return this.#view.state.motion.phase;
  }

  get model(): ViewModel {
    return this.#view.model;
  }

  /** The element that the book was given to live in. */
  get element(): HTMLElement {
    return this.#root;
  }

  /** The book's box in the window, in CSS pixels as drawn. */
  get bounds(): DOMRect {
    return this.#book.getBoundingClientRect();
  }

  /** Takes on what a new render decided. */
  configure(configuration: Configuration): void {
    const before = this.#configuration;
    this.#configuration = configuration;
    const moved = this.#refit(sameKeys(before.pages, configuration.pages) ? undefined : before.pages);
    this.#write();
    if (configuration.frozen || before.frozen) this.#freeze();
    // Whoever has just been told that its page has another number must first have its say.
    if (!moved && !configuration.frozen) this.#follow(before.page !== configuration.page);
  }

  /** Measures anew. */
  update(): void {
    // Without a box there is nothing to measure: in a closed tab, a book stays as it is.
    this.#room = roomIn(this.#root) ?? this.#room;
    this.#refit();
    this.#write();
  }

  /** Turns to a page or by one spread. Resolves to whether it landed there. */
  request({ to, corner, reason, instant = false }: PageRequest): Promise<boolean> {
    if (this.#configuration.frozen) return Promise.resolve(false);
    const run = this.#view.state.runs + 1;
    return this.#landings.of(run, () => {
      this.#view.send({ type: 'asked', to, corner, reason, instant });
      if (this.#view.state.runs < run) this.#landings.answer(run, false);
    });
  }

  /** Ends everything at once; nothing is told after it. */
  destroy(): void {
    this.#ending.abort();
    this.#outbox.close();
    this.#view.destroy();
    this.#landings.giveUp();
  }

  /** Listeners are asked for when they are told, not before: the one of the last render hears of it. */
  #hear(effect: Effect): void {
    if (effect.type === 'flip') {
      this.#looked = effect.page;
      this.#outbox.post(() => this.#configuration.listener.flip(effect.page, effect.reason));
    } else if (effect.type === 'state') {
      this.#root.dataset.state = effect.state;
      this.#outbox.post(() => this.#configuration.listener.changeState(effect.state));
    } else {
      this.#landings.answer(effect.run, effect.landed);
      const spread = spreadAt(spreadOf(this.page, this.model), this.model);
      const pages = [spread?.start, spread?.end].filter((page) => typeof page === 'number');
      if (effect.landed) this.#outbox.post(() => this.#configuration.listener.landed(pages));
    }
  }

  /** A parent that decides the page is followed, unless somebody is just turning one. */
  #follow(changed: boolean): void {
    const { page } = this.#configuration;
    const { motion, page: open } = this.#view.state;
    const moving = motion.phase === 'flipping' || motion.phase === 'user_fold';
    if (page === undefined || (moving && !changed)) return;
    if (spreadOf(page, this.model) !== spreadOf(open, this.model) || motion.phase === 'flipping') {
      void this.request({ to: page, corner: 'bottom', reason: 'method' });
    }
  }

  /**
   * Fits the book to its room, settings and pages; what moves comes to its end if it cannot go on.
   *
   * @param pagesBefore - the list of pages that there was, if it is another now
   * @returns whether the open page has another number because of it
   */
  #refit(pagesBefore?: Configuration['pages']): boolean {
    const before = this.model;
    const model = this.#measure();
    if (!pagesBefore && sameShape(before, model)) {
      this.#view.tune(model);
      return false;
    }
    this.#view.settle();
    const pageBefore = this.page;
    if (pagesBefore) this.#looked = survivor(pagesBefore, this.#configuration.pages, this.#looked);
    const page = openPage(this.#looked, model);
    this.#view.adopt(model, page);
    this.#tellPlace();
    if (pagesBefore) this.#outbox.post(() => this.#configuration.listener.update(page, model.orientation));
    if (before.orientation !== model.orientation)
      this.#outbox.post(() => this.#configuration.listener.changeOrientation(model.orientation));
    const moved = pagesBefore !== undefined && page !== pageBefore;
    if (moved) this.#outbox.post(() => this.#configuration.listener.renumber(page));
    return moved;
  }

  #tellPlace(): void {
    this.#outbox.post(() => this.#configuration.listener.moved(this.page, this.model.orientation));
  }

  /** Holds a turn still, or lets go of it; what is drawn is then at rest. */
  #freeze(): void {
    const { frozen } = this.#configuration;
    this.#root.dataset.state = frozen ? 'flipping' : 'read';
    if (frozen) this.#view.freeze(frozen);
    else this.#view.thaw();
  }

  #measure(): ViewModel {
    return measure(this.#room, this.#configuration, this.#reducedMotion.matches);
  }

  #write(): void {
    const { settings } = this.#configuration;
    writeSizes(this.#root, { settings, model: this.model, insetWidth: this.#room?.insetWidth ?? 0 });
  }

  #listen(): void {
    const { signal } = this.#ending;
    const self = this;
    listen(
      {
        root: this.#root,
        book: this.#book,
        get configuration() {
          return self.#configuration;
        },
        get model() {
          return self.model;
        },
        get state() {
          return self.state;
        },
        send: (event) => this.#view.send(event),
        request: (asked) => void this.request(asked),
      },
      signal,
    );
    this.#reducedMotion.addEventListener('change', () => this.#refit(), { signal });
  }

  /** A book that gives its element its height must not watch that height: each change would be the cause of the next. */
  #watchRoom(ruler: HTMLElement): void {
    const watched = new ResizeObserver(() => this.update());
    watched.observe(ruler);
    if (!this.#configuration.settings.autoSize) watched.observe(this.#root);
    this.#ending.signal.addEventListener('abort', () => watched.disconnect());
  }
}
