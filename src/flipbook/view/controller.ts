import { openPages, type Renumbering, renumbering } from '../engine/spreads.ts';
import type { ComingTurn, Effect } from '../engine/state.ts';
import { afterPaint } from './afterPaint.ts';
import type { BookSnapshot, FlipState } from './BookProps.ts';
import { BookSizes, shapeOf } from './bookSizes.ts';
import { BookStore } from './bookStore.ts';
import { createCallbackQueue } from './callbackQueue.ts';
import { type Configuration, type Memory, pageToOpen } from './configuration.ts';
import { bookElements, pageBox, pageTitle, writeState } from './elements.ts';
import { followMedia } from './followMedia.ts';
import { listen, openFragment } from './listen.ts';
import { createParentPage } from './parentPage.ts';
import { warnAbout } from './warnings.ts';

/** Connects a drawn book with its configuration and its user: measures, listens, has the handlers called. */
export class Controller {
  /** The element of the whole component, and the box of its pages. */
  readonly root: HTMLElement;
  readonly book: HTMLElement;
  readonly store: BookStore;
  readonly #status: HTMLElement;
  /** The state that was reported last: handlers find the book as they were told. */
  reportedState: FlipState = 'read';
  readonly #sizes: BookSizes;
  readonly #memory: Memory;
  readonly #ending = new AbortController();
  readonly #calls = createCallbackQueue(() => this.#ending.signal.aborted && !this.root.isConnected);
  readonly #parentPage;
  readonly #updateMedia: () => void;
  #configuration: Configuration;

  constructor(root: HTMLElement, configuration: Configuration, memory: Memory) {
    const { book, ruler, status } = bookElements(root);
    this.root = root;
    this.book = book;
    this.#status = status;
    // Sheets measure until there is a state.
    writeState(root, 'state', configuration.props.turn ? 'flipping' : 'read');
    this.#sizes = new BookSizes(root, ruler, configuration);
    this.#memory = memory;
    this.#configuration = configuration;
    memory.lastViewedPage = configuration.props.page ?? memory.lastViewedPage;
    const model = this.#sizes.measure(configuration);
    this.#stopWaiting(model.pageCount);
    this.store = new BookStore({
      page: memory.lastViewedPage,
      model,
      root,
      book,
      calls: this.#calls,
      mayBegin: (turn) => this.#mayBegin(turn),
      onEffect: (effect) => this.#handleEffect(effect),
    });
    this.#parentPage = createParentPage({ store: this.store, props: () => this.#configuration.props });
    this.#sizes.write(model);
    const window = root.ownerDocument.defaultView ?? globalThis.window;
    const { signal } = this.#ending;
    const relayout = (): void => void this.#relayout();
    listen(this, window, signal);
    this.#updateMedia = followMedia(this, () => this.#configuration.props.pauseMediaOutOfView === true, signal);
    this.#sizes.watch(signal, () => this.update(), relayout);
    this.#publish();
    if (!memory.hasPainted) openFragment(this);
    afterPaint(window, signal, () => this.#reportFirstPaint());
    for (const type of ['beforeprint', 'afterprint'] as const)
      window.addEventListener(type, () => this.#configuration.makeAll?.(type === 'beforeprint'), { signal });
  }

  /** Takes over what a new render decided. Handlers are called by {@link reportRender}. */
  configure(next: Configuration): void {
    this.#calls.pause();
    const before = this.#configuration;
    const { phase } = this.store.state.motion;
    this.#configuration = next;
    this.#updateMedia();
    if (before.settings.autoSize !== next.settings.autoSize) this.#sizes.measureSpace();
    const moved = renumbering(before.pages, next.pages);
    const parentTurns = this.#parentPage.parentTurns(moved, next.pages.length);
    const isRenumbered = this.#relayout(moved);
    // A controlled parent answers a renumbering itself; following `page` before its next render would turn twice.
    if (isRenumbered && !parentTurns) this.#notify(() => this.#parentPage.reportRenumbering());
    // One that has landed just now is told first: the next render says whether it stays.
    else if (parentTurns || phase !== 'flipping' || this.store.state.motion.phase === 'flipping')
      this.#parentPage.follow(parentTurns, this.#memory);
  }

  /** Calls the handlers of a render: once all it drew is there, refs and layout effects of new pages, too. */
  reportRender(): void {
    this.#calls.resume();
  }

  /** Measures the available space again. */
  update(): void {
    this.#sizes.measureSpace();
    this.#relayout();
  }

  /**
   * Cancels runs and listeners. No handler is called afterwards, unless the book is only hidden: then what moved has
   * landed, as in a hidden tab.
   *
   * @param isHidden - asked when the commit is over, which takes the element of an unmounted book out of the document
   */
  destroy(isHidden: () => boolean): void {
    this.#ending.abort();
    this.store.drawing.endLeaf();
    queueMicrotask(() => {
      if (isHidden()) this.store.finishMotion();
      this.store.destroy();
    });
  }

  /** Takes over pages that are made now, of a book that makes them when needed. */
  onPagesRendered(): void {
    const isAwaited = this.store.onPagesRendered();
    // What lies open could not say its titles yet.
    if (isAwaited && this.#memory.hasLanded && this.store.state.motion.phase === 'read') this.#reportShown();
  }

  /** Prepares the next turn: pictures are asked for now, the rest waits for idle time, where the browser tells of it. */
  #prepare(): void {
    this.store.loadPicturesBeside();
    for (const to of ['forward', 'back'] as const)
      this.root.ownerDocument.defaultView?.requestIdleCallback?.(() => this.store.prepareTurn(to));
  }

  #reportFirstPaint(): void {
    // What is open comes first.
    this.#prepare();
    if (this.#memory.hasPainted) return;
    this.#memory.hasPainted = true;
    warnAbout?.(this, this.#configuration.props);
    this.#notify(({ props }) => props.onInit?.(this.#snapshot()));
  }

  /** Asks the handler of the last render whether a turn may begin. */
  #mayBegin({ from, to, reason, durationMs }: ComingTurn): boolean {
    let mayBegin = true;
    const cancel = (): void => {
      mayBegin = false;
    };
    const turn = { from, to, reason, durationMs: this.store.model.isStill ? 0 : durationMs, cancel };
    this.#calls.within(() => this.#configuration.props.onTurnStart?.(turn));
    return mayBegin;
  }

  #handleEffect(effect: Effect): void {
    switch (effect.type) {
      case 'turn-began':
        this.#stopWaiting();
        this.store.loadPicturesBeside();
        this.#publish();
        break;
      case 'page-flipped':
        this.#memory.lastViewedPage = effect.page;
        this.#notify(({ props }) => props.onFlip?.(effect.page));
        this.#notify(() => this.#parentPage.reportChange(effect.page, effect.reason));
        this.#renderControlled();
        break;
      case 'state-changed':
        this.#notify(({ props }) => {
          this.reportedState = effect.state;
          props.onChangeState?.(effect.state);
        });
        this.#publish();
        break;
      case 'turn-ended':
        if (effect.landed) {
          this.#prepare();
          this.#memory.hasLanded = true;
          this.#reportShown();
        }
        this.#publish();
        if (effect.began)
          this.#notify(({ props }) => props.onTurnEnd?.({ page: this.store.state.page, landed: effect.landed }));
        break;
      default:
        effect satisfies never;
    }
  }

  /** Calls a handler, after those of earlier effects. It is looked up then: it is the one of the last render. */
  #notify(call: (latest: Configuration) => void): void {
    this.#calls.enqueue(() => call(this.#configuration));
  }

  /** Says what lies open. */
  #reportShown(): void {
    const openPageIndices = openPages(this.store.state.page, this.store.model);
    const titles = openPageIndices.map((page) => pageTitle(pageBox(this.book, page)));
    this.#notify(({ statusOf }) => {
      const status = statusOf(openPageIndices, titles);
      // Said again, it would be read out again.
      if (this.#status.textContent !== status) this.#status.textContent = status;
    });
  }

  /** A controlled parent that keeps the old page renders nothing: this render, after its own if it has one, turns back. */
  #renderControlled(): void {
    this.#notify(({ props, renderAgain }) => props.page !== undefined && renderAgain());
  }

  #publish(): void {
    this.#updateMedia();
    this.#notify(({ publish }) => {
      const { page, motion } = this.store.state;
      const { pageCount, orientation, showCover } = this.store.model;
      publish({ state: { page, motion }, binding: { pageCount, orientation, showCover } });
    });
  }

  /** The page that was waited for is there, or not wanted any more. */
  #stopWaiting(pageCount = Number.POSITIVE_INFINITY): void {
    const { awaitedPage = 0 } = this.#memory;
    if (awaitedPage < pageCount) this.#memory.awaitedPage = undefined;
  }

  #snapshot(): BookSnapshot {
    return { page: this.store.state.page, mode: this.store.model.orientation };
  }

  /**
   * Fits the book to its space, settings and pages. What moves goes on where it can, else it comes to its end. Returns
   * whether the open page has another number.
   */
  #relayout(moved: Renumbering = null): boolean {
    const model = this.#sizes.measure(this.#configuration);
    const [store, memory, { orientation }] = [this.store, this.#memory, this.store.model];
    if (!moved && shapeOf(store.model) === shapeOf(model)) {
      store.updateSettings(model);
      this.#sizes.write(model);
      return false;
    }
    const relocated = (): number => pageToOpen(memory, moved, model.pageCount);
    let { page: before } = store.state;
    if (!store.refit(model, relocated(), moved)) {
      store.finishMotion(moved);
      before = store.state.page;
      store.reopen(model, relocated());
    }
    memory.lastViewedPage = relocated();
    this.#stopWaiting(model.pageCount);
    this.#sizes.write(model);
    store.loadPicturesBeside();
    this.#renderControlled();
    this.#publish();
    const now = this.#snapshot();
    if (moved && memory.hasPainted) this.#notify(({ props }) => props.onUpdate?.(now));
    if (moved && memory.hasLanded) this.#reportShown();
    if (orientation !== now.mode && memory.hasPainted)
      this.#notify(({ props }) => props.onChangeOrientation?.(now.mode));
    return now.page !== before;
  }
}
