import { openPages, type Renumbering, renumberingBetween } from '../engine/spreads.ts';
import type { ComingTurn, Effect } from '../engine/state.ts';
import type { BookReport, FlipState } from './BookProps.ts';
import { createBookSizes, shapeOf } from './bookSizes.ts';
import { type BookStore, createBookStore } from './bookStore.ts';
import { createCallbackQueue } from './callbackQueue.ts';
import { warnAbout } from './checkBook.ts';
import { type Configuration, type Memory, pageToOpen } from './configuration.ts';
import { bookElements, pageBox, pageTitle, writeState } from './elements.ts';
import { followMedia } from './followMedia.ts';
import { followWheel } from './followWheel.ts';
import { createFrameRequest } from './frameRequest.ts';
import { listen, openFragment, type ReactListener } from './listen.ts';
import { createParentPage } from './parentPage.ts';

/** Connects a rendered book with its configuration and user: measures, listens, calls handlers. */
export class Controller {
  readonly root: HTMLElement;
  readonly book: HTMLElement;
  readonly store: BookStore;
  readonly listener: ReactListener;
  readonly #status: HTMLElement;
  /** The last reported state. Handlers read the state that they were called with. */
  reportedState: FlipState = 'read';
  readonly #sizes;
  readonly #memory: Memory;
  readonly #ending = new AbortController();
  readonly #calls = createCallbackQueue(() => this.#ending.signal.aborted && !this.root.isConnected);
  readonly #parentPage;
  readonly #updateMedia: () => void;
  readonly #updateWheel: () => void;
  #configuration: Configuration;

  constructor(root: HTMLElement, configuration: Configuration, memory: Memory) {
    const { book, ruler, status } = bookElements(root);
    this.root = root;
    this.book = book;
    this.#status = status;
    // Style sheets size the book until it has a state.
    writeState(root, 'state', configuration.props.turn ? 'flipping' : 'read');
    this.#sizes = createBookSizes(root, ruler, configuration);
    this.#memory = memory;
    this.#configuration = configuration;
    memory.lastViewedPage = Number(configuration.props.page ?? memory.lastViewedPage);
    const model = this.#sizes.measure(configuration);
    this.#stopWaiting(model.pageCount);
    this.store = createBookStore({
      page: memory.lastViewedPage,
      model,
      root,
      book,
      calls: this.#calls,
      mayBegin: (turn) => this.#mayBegin(turn),
      onEffect: (effect) => this.#handleEffect(effect),
      progressHandler: () => this.#configuration.props.onTurnProgress,
    });
    this.#parentPage = createParentPage({ store: this.store, props: () => this.#configuration.props });
    this.#sizes.write(model);
    const { signal } = this.#ending;
    const relayout = (): void => void this.#relayout();
    this.listener = listen(this, signal);
    this.#updateMedia = followMedia(this, () => this.#configuration.props.pauseMediaOutOfView === true, signal);
    this.#updateWheel = followWheel(this, () => this.#configuration.props.turnBy?.wheel === true, signal);
    this.#sizes.watch(signal, () => this.update(), relayout);
    this.#publish();
    if (!memory.hasPainted) openFragment(this);
    const nextFrame = createFrameRequest();
    // Frame callbacks run before their frame is painted, so the second one runs after the first paint.
    nextFrame.run(() => nextFrame.run(() => this.#reportFirstPaint()));
    signal.addEventListener('abort', nextFrame.cancel);
    for (const type of ['beforeprint', 'afterprint'] as const)
      window.addEventListener(type, () => this.#configuration.renderAll?.(type === 'beforeprint'), { signal });
  }

  /** Applies a new render. {@link reportRender} calls the handlers. */
  configure(next: Configuration): void {
    this.#calls.pause();
    const before = this.#configuration;
    const { phase } = this.store.state.motion;
    this.#configuration = next;
    this.#updateMedia();
    this.#updateWheel();
    if (before.settings.autoSize !== next.settings.autoSize) this.#sizes.measureSpace();
    const renumbering = renumberingBetween(before.pages, next.pages);
    const isParentTurn = this.#parentPage.takePage(renumbering, next.pages.length);
    const isRenumbered = this.#relayout(renumbering);
    // Wait for the parent's answer to a renumbering; following `page` now would turn twice.
    if (isRenumbered && !isParentTurn) this.#notify(() => this.#parentPage.reportRenumbering());
    // After a landing, wait for the parent's next render before following `page`.
    else if (isParentTurn || phase !== 'flipping' || this.store.state.motion.phase === 'flipping')
      this.#parentPage.follow(isParentTurn, this.#memory);
    if (this.#memory.hasPainted && before.rawPage !== next.rawPage) warnAbout?.(this, next);
  }

  /** Called once refs and layout effects of new pages have run. */
  reportRender(): void {
    this.#calls.resume();
  }

  update(): void {
    this.#sizes.measureSpace();
    this.#relayout();
  }

  /**
   * Stops the book. If React only hid it, a running turn still lands and is reported.
   * @param isHidden - called after the commit, which removes an unmounted book's element
   */
  destroy(isHidden: () => boolean): void {
    this.#ending.abort();
    this.store.drawing.endLeaves();
    queueMicrotask(() => {
      if (isHidden()) this.store.finishMotion();
      this.store.destroy();
    });
  }

  onPagesRendered(): void {
    const wasWaiting = this.store.onPagesRendered();
    // The open pages had no titles before they were rendered.
    if (wasWaiting && this.#memory.hasLanded && this.store.state.motion.phase === 'read') this.#announceOpenPages();
  }

  /** Prepares the next turn: loads pictures now, and lays out pages and computes frames in idle time. */
  #prepare(): void {
    this.store.loadPicturesBeside();
    for (const to of ['forward', 'back'] as const)
      window.requestIdleCallback?.(() => {
        if (!this.#ending.signal.aborted) this.store.prepareTurn(to);
      });
  }

  #reportFirstPaint(): void {
    // Only now, so that the open pages load first.
    this.#prepare();
    if (this.#memory.hasPainted) return;
    this.#memory.hasPainted = true;
    warnAbout?.(this, this.#configuration);
    this.#notify(({ props }) => props.onInit?.(this.#report()));
  }

  #mayBegin({ from, to, reason, durationMs, certain }: ComingTurn): boolean {
    let mayBegin = true;
    const cancel = (): void => {
      mayBegin = false;
    };
    const turn = { from, to, reason, certain, durationMs: this.store.model.isStill ? 0 : durationMs, cancel };
    this.#calls.callNow(() => this.#configuration.props.onTurnStart?.(turn));
    return mayBegin;
  }

  #handleEffect(effect: Effect): void {
    switch (effect.type) {
      case 'turn-coming':
        if (!effect.certain) break;
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
          this.#announceOpenPages();
        }
        this.#publish();
        if (effect.began)
          this.#notify(({ props }) => props.onTurnEnd?.({ page: this.store.state.page, landed: effect.landed }));
        break;
      default:
        effect satisfies never;
    }
  }

  /** Calls a handler of the latest render, after those of earlier effects. */
  #notify(call: (latest: Configuration) => void): void {
    this.#calls.enqueue(() => call(this.#configuration));
  }

  #announceOpenPages(): void {
    const openPageIndices = openPages(this.store.state.page, this.store.model);
    const titles = openPageIndices.map((page) => pageTitle(pageBox(this.book, page)));
    this.#notify(({ statusOf }) => {
      const status = statusOf(openPageIndices, titles);
      // Screen readers repeat text that is written again.
      if (this.#status.textContent !== status) this.#status.textContent = status;
    });
  }

  /** Renders a controlled book again, which turns back if the parent has kept its page. */
  #renderControlled(): void {
    this.#notify(({ props, renderAgain }) => props.page !== undefined && renderAgain());
  }

  #publish(): void {
    this.#updateMedia();
    this.#notify(({ publish }) => publish(this.store.published));
  }

  /** Stops waiting for a page that exists now, or that the reader has turned away from. */
  #stopWaiting(pageCount = Number.POSITIVE_INFINITY): void {
    const { awaitedPage = 0 } = this.#memory;
    if (awaitedPage < pageCount) this.#memory.awaitedPage = undefined;
  }

  #report(): BookReport {
    return { page: this.store.state.page, mode: this.store.model.orientation };
  }

  /**
   * Lays the book out again. A movement continues if it can.
   * @returns whether the open page was renumbered
   */
  #relayout(renumbering: Renumbering = null): boolean {
    const model = this.#sizes.measure(this.#configuration);
    const [store, memory, { orientation }] = [this.store, this.#memory, this.store.model];
    if (!renumbering && shapeOf(store.model) === shapeOf(model)) {
      store.updateSettings(model);
      this.#sizes.write(model);
      return false;
    }
    const pageNow = (): number => pageToOpen(memory, renumbering, model.pageCount);
    let { page: previousPage } = store.state;
    if (!store.refit(model, pageNow(), renumbering)) {
      store.finishMotion(renumbering);
      previousPage = store.state.page;
      store.reopen(model, pageNow());
    }
    memory.lastViewedPage = pageNow();
    this.#stopWaiting(model.pageCount);
    this.#sizes.write(model);
    store.loadPicturesBeside();
    this.#renderControlled();
    this.#publish();
    const report = this.#report();
    if (renumbering && memory.hasPainted) this.#notify(({ props }) => props.onUpdate?.(report));
    if (renumbering && memory.hasLanded) this.#announceOpenPages();
    if (orientation !== report.mode && memory.hasPainted)
      this.#notify(({ props }) => props.onChangeOrientation?.(report.mode));
    return report.page !== previousPage;
  }
}
