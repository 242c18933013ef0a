import type { TurnRequested } from '../engine/events.ts';
import type { Corner } from '../engine/shapes.ts';
import { openSpread, spreadOf } from '../engine/spreads.ts';
import type { Effect, Reason } from '../engine/state.ts';
import { afterPaint } from './afterPaint.ts';
import { type AvailableSpace, availableSpaceIn } from './availableSpace.ts';
import type { BookSnapshot, FlipState } from './BookProps.ts';
import { BookView } from './bookView.ts';
import { createCallbackQueue } from './callbackQueue.ts';
import type { Configuration } from './configuration.ts';
import { bookElements, pageBox } from './elements.ts';
import { listen } from './listen.ts';
import type { Memory } from './Memory.ts';
import { measure, shapeOf, type ViewModel } from './measure.ts';
import { openPage } from './openPage.ts';
import { pageTitle } from './pageTitle.ts';
import { isSameList, relocatePage } from './relocatePage.ts';
import { writeSizes } from './writeSizes.ts';

/** A turn to a page or by one spread. */
export interface PageRequest extends Pick<TurnRequested, 'to' | 'reason'> {
  /** @default 'bottom' */
  readonly corner?: Corner;
  /** Without a movement. @default false */
  readonly instant?: boolean;
}

/** Connects a drawn book with its configuration and its user: measures, listens, has the handlers called. */
export class Controller {
  /** The element of the whole component, and the box of its pages. */
  readonly root: HTMLElement;
  readonly book: HTMLElement;
  readonly view: BookView;
  /** The state that was reported last: handlers find the book as they were told. */
  reportedState: FlipState = 'read';
  readonly #ruler: HTMLElement;
  readonly #window: Window & typeof globalThis;
  readonly #memory: Memory;
  readonly #reducedMotion: MediaQueryList;
  readonly #ending = new AbortController();
  readonly #enqueue = createCallbackQueue(this.#ending.signal);
  #configuration: Configuration;
  #space: AvailableSpace | null;

  constructor(root: HTMLElement, configuration: Configuration, memory: Memory) {
    const { book, ruler } = bookElements(root);
    this.root = root;
    this.book = book;
    this.#ruler = ruler;
    this.#window = root.ownerDocument.defaultView ?? globalThis.window;
    this.#memory = memory;
    this.#configuration = configuration;
    this.#reducedMotion = this.#window.matchMedia('(prefers-reduced-motion: reduce)');
    // What the settings allow comes first: the space may be the least of it. Sheets measure until there is a state.
    root.dataset.state ??= 'read';
    writeSizes(root, measure(null, configuration, false), availableSpaceIn(root, ruler)?.insetWidth ?? 0);
    this.#space = availableSpaceIn(root, ruler);
    const model = this.#measure();
    this.view = new BookView({
      page: openPage(configuration.props.page ?? memory.lastViewedPage, model),
      model,
      book,
      onEffects: (effects) => this.#handleEffects(effects),
    });
    this.#write();
    this.#listen();
    this.#reportSnapshot();
    afterPaint(this.#window, this.#ending.signal, () => this.#reportFirstPaint());
  }

  /** Takes over what a new render decided. */
  configure(next: Configuration): void {
    const before = this.#configuration;
    this.#configuration = next;
    if (before.settings.autoSize !== next.settings.autoSize) this.#measureSpace();
    const hasOtherPages = !isSameList(before.pages, next.pages);
    if (!hasOtherPages) this.#relayout();
    // A controlled parent answers a renumbering itself; following `page` before its next render would turn twice.
    else if (this.#replacePages(before.pages)) return;
    this.#followPage(before.props.page !== next.props.page);
  }

  /** Measures the available space again. */
  update(): void {
    this.#measureSpace();
    this.#relayout();
  }

  /** Turns to a page or by one spread. Resolves to whether it landed there. */
  request({ to, reason, corner = 'bottom', instant = false }: PageRequest): Promise<boolean> {
    // A frozen turn stays.
    if (this.view.model.turn) return Promise.resolve(false);
    return this.view.request({ to, corner, reason, instant });
  }

  /** Cancels runs and listeners. No handler is called afterwards. */
  destroy(): void {
    this.#ending.abort();
    this.view.destroy();
  }

  #listen(): void {
    const { signal } = this.#ending;
    listen(this, this.#window, signal);
    const relayout = (): void => this.#relayout();
    this.#reducedMotion.addEventListener('change', relayout, { signal });
    this.root.ownerDocument.addEventListener('visibilitychange', relayout, { signal });
    const resizeObserver = new this.#window.ResizeObserver(() => this.update());
    resizeObserver.observe(this.#ruler);
    signal.addEventListener('abort', () => resizeObserver.disconnect());
  }

  #reportFirstPaint(): void {
    // What is open comes first.
    this.view.loadPicturesBeside();
    if (this.#memory.hasPainted) return;
    this.#memory.hasPainted = true;
    this.#notify(({ props }) => props.onInit?.(this.#snapshot()));
  }

  /** All effects of a step come before those of another step that a handler of the first causes. */
  #handleEffects(effects: readonly Effect[]): void {
    this.#enqueue(() => {
      for (const effect of effects) this.#handleEffect(effect);
    });
  }

  #handleEffect(effect: Effect): void {
    switch (effect.type) {
      case 'page-flipped':
        this.#memory.lastViewedPage = effect.page;
        this.#reportFlip(effect.page, effect.reason);
        break;
      case 'state-changed':
        this.root.dataset.state = effect.state;
        this.#notify(({ props }) => {
          this.reportedState = effect.state;
          props.onChangeState?.(effect.state);
        });
        break;
      case 'turn-ended':
        if (effect.landed) this.#reportLanding();
        break;
      default:
        effect satisfies never;
    }
  }

  /** Calls a handler, after those of earlier effects. It is looked up then: it is the one of the last render. */
  #notify(call: (latest: Configuration) => void): void {
    this.#enqueue(() => call(this.#configuration));
  }

  #reportFlip(page: number, reason: Reason): void {
    this.#notify(({ props, setSnapshot }) => {
      // Also when a controlled parent keeps the old page: its render then turns back.
      setSnapshot({ page });
      props.onFlip?.(page);
      this.#callPageChange(page, reason);
    });
  }

  #callPageChange(page: number, reason: Reason): void {
    const { props } = this.#configuration;
    if (page !== props.page) props.onPageChange?.(page, { reason });
  }

  #reportLanding(): void {
    this.view.loadPicturesBeside();
    const { start, end } = openSpread(this.view.state.page, this.view.model);
    const shown = [start, end].filter((page) => page !== null);
    const titles = shown.map((page) => pageTitle(pageBox(this.book, page)));
    this.#notify(({ onLanded }) => onLanded(shown, titles));
  }

  #reportSnapshot(): BookSnapshot {
    const now = this.#snapshot();
    this.#notify(({ setSnapshot }) => setSnapshot(now));
    return now;
  }

  #snapshot(): BookSnapshot {
    return { page: this.view.state.page, mode: this.view.model.orientation };
  }

  #measureSpace(): void {
    // Without a box there is nothing to measure: in a closed tab, a book stays as it is.
    this.#space = availableSpaceIn(this.root, this.#ruler) ?? this.#space;
  }

  #measure(): ViewModel {
    // A hidden document shows no motion, and has no frames to move in.
    const isStill = this.#reducedMotion.matches || this.root.ownerDocument.hidden;
    return measure(this.#space, this.#configuration, isStill);
  }

  #write(): void {
    const { view, root } = this;
    const state = view.model.turn ? 'flipping' : view.state.motion.phase;
    if (root.dataset.state !== state) root.dataset.state = state;
    writeSizes(root, view.model, this.#space?.insetWidth ?? 0);
  }

  /** Fits the book to its space and settings. What moves goes on if the book keeps its shape, else it is at its end. */
  #relayout(): void {
    const model = this.#measure();
    if (shapeOf(this.view.model) === shapeOf(model)) {
      this.view.updateSettings(model);
      this.#write();
      return;
    }
    this.view.finishMotion();
    this.#reopen(model);
  }

  /** Fits the book to another list of pages. Returns whether the open page has another number because of it. */
  #replacePages(before: Configuration['pages']): boolean {
    const model = this.#measure();
    this.view.finishMotion();
    const { page: pageBefore } = this.view.state;
    const { pages } = this.#configuration;
    this.#memory.lastViewedPage = relocatePage(before, pages, this.#memory.lastViewedPage);
    const page = this.#reopen(model, true);
    if (page === pageBefore) return false;
    this.#notify(() => this.#callPageChange(page, 'pages'));
    return true;
  }

  /** Shows the book laid out anew, and reports it. Returns the open page: where the one viewed last is now. */
  #reopen(model: ViewModel, hasOtherPages = false): number {
    const { orientation } = this.view.model;
    this.view.reopen(model, openPage(this.#memory.lastViewedPage, model));
    this.#write();
    this.view.loadPicturesBeside();
    const now = this.#reportSnapshot();
    if (hasOtherPages) this.#notify(({ props }) => props.onUpdate?.(now));
    if (orientation !== now.mode) this.#notify(({ props }) => props.onChangeOrientation?.(now.mode));
    return now.page;
  }

  /** Follows a controlled `page`, except during a user's turn. */
  #followPage(isNew: boolean): void {
    const { page } = this.#configuration.props;
    const { motion, page: open } = this.view.state;
    const isMoving = motion.phase === 'flipping' || motion.phase === 'user_fold';
    if (page === undefined || (isMoving && !isNew)) return;
    if (spreadOf(page, this.view.model) !== spreadOf(open, this.view.model) || motion.phase === 'flipping')
      void this.request({ to: page, reason: 'method' });
  }
}
