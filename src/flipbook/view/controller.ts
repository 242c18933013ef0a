import { pageAhead } from '../engine/request.ts';
import { openSpread, spreadOf } from '../engine/spreads.ts';
import type { Effect, Reason } from '../engine/state.ts';
import type { Renumbering } from '../engine/turn.ts';
import { afterPaint } from './afterPaint.ts';
import type { BookSnapshot, FlipState } from './BookProps.ts';
import { BookSizes } from './bookSizes.ts';
import { BookView } from './bookView.ts';
import { createCallbackQueue } from './callbackQueue.ts';
import type { Configuration } from './configuration.ts';
import { bookElements, pageBox } from './elements.ts';
import { listen } from './listen.ts';
import type { Memory } from './Memory.ts';
import { shapeOf } from './measure.ts';
import { openPage } from './openPage.ts';
import type { PageRequest } from './PageRequest.ts';
import { pageTitle } from './pageTitle.ts';
import { createParentPage } from './parentPage.ts';
import { relocatePage, renumbering } from './relocatePage.ts';

/** Connects a drawn book with its configuration and its user: measures, listens, has the handlers called. */
export class Controller {
  /** The element of the whole component, and the box of its pages. */
  readonly root: HTMLElement;
  readonly book: HTMLElement;
  readonly view: BookView;
  /** The state that was reported last: handlers find the book as they were told. */
  reportedState: FlipState = 'read';
  readonly #sizes: BookSizes;
  readonly #memory: Memory;
  readonly #ending = new AbortController();
  readonly #calls = createCallbackQueue(() => this.#ending.signal.aborted && !this.root.isConnected);
  readonly #parentPage;
  #configuration: Configuration;

  constructor(root: HTMLElement, configuration: Configuration, memory: Memory) {
    const { book, ruler } = bookElements(root);
    this.root = root;
    this.book = book;
    this.#sizes = new BookSizes(root, ruler, configuration);
    this.#memory = memory;
    this.#configuration = configuration;
    this.#parentPage = createParentPage(configuration.props.page);
    memory.lastViewedPage = configuration.props.page ?? memory.lastViewedPage;
    const model = this.#sizes.measure(configuration);
    this.view = new BookView({
      page: openPage(memory.lastViewedPage, model),
      model,
      book,
      onEffects: (effects) => this.#handleEffects(effects),
    });
    this.#write();
    const window = root.ownerDocument.defaultView ?? globalThis.window;
    const { signal } = this.#ending;
    const relayout = (): void => void this.#relayout();
    listen(this, window, signal);
    this.#sizes.watch(signal, () => this.update(), relayout);
    this.#reportSnapshot();
    afterPaint(window, signal, () => this.#reportFirstPaint());
  }

  /** Takes over what a new render decided. Handlers are called by {@link reportRender}. */
  configure(next: Configuration): void {
    this.#calls.pause();
    const before = this.#configuration;
    const { phase } = this.view.state.motion;
    this.#configuration = next;
    if (before.settings.autoSize !== next.settings.autoSize) this.#sizes.measureSpace();
    const moved = renumbering(before.pages, next.pages);
    const isAsked = this.#parentPage.asks(next.props.page, moved, next.pages.length);
    const isRenumbered = this.#relayout(moved);
    // A controlled parent answers a renumbering itself; following `page` before its next render would turn twice.
    if (isRenumbered && !isAsked) this.#notify(() => this.#reportRenumbering());
    // One that has landed just now is told first: the next render says whether it stays.
    else if (isAsked || phase !== 'flipping' || this.view.state.motion.phase === 'flipping') this.#followPage(isAsked);
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

  /** Turns to a page or by one spread. Resolves to whether it landed there. */
  request({ to, reason, corner = 'bottom', instant = false }: PageRequest): Promise<boolean> {
    // A frozen turn stays.
    if (this.view.model.turn) return Promise.resolve(false);
    return this.view.request({ to, corner, reason, instant });
  }

  /**
   * Cancels runs and listeners. No handler is called afterwards, unless the book is only hidden: then what moved has
   * landed, as in a hidden tab.
   *
   * @param isHidden - asked when the commit is over, which takes the element of an unmounted book out of the document
   */
  destroy(isHidden: () => boolean): void {
    this.#ending.abort();
    this.view.endLeaf();
    queueMicrotask(() => {
      if (isHidden()) this.view.finishMotion();
      this.view.destroy();
    });
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
    this.#calls.together(() => {
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
    this.#calls.enqueue(() => call(this.#configuration));
  }

  #reportFlip(page: number, reason: Reason): void {
    this.#notify(({ props, setSnapshot }) => {
      // Also when a controlled parent keeps the old page: its render then turns back.
      setSnapshot({ page });
      props.onFlip?.(page);
      this.#callPageChange(page, reason);
    });
  }

  /** The open page has another number, unless the parent has given it that already. */
  #reportRenumbering(): void {
    const { state } = this.view;
    const { told = state.page } = this.#parentPage;
    const isKnown = told === state.page && this.#isParents(pageAhead(state));
    if (!isKnown) this.#callPageChange(state.page, 'pages', told !== state.page);
  }

  /** @param isNew - whether the parent is to be told also of what it has decided on itself */
  #callPageChange(page: number, reason: Reason, isNew = false): void {
    if (!isNew && this.#isParents(page)) return;
    this.#parentPage.tell(page);
    this.#configuration.props.onPageChange?.(page, { reason });
  }

  /** Whether a page lies in the spread of the one that the parent decided on. */
  #isParents(page: number): boolean {
    const { page: decided } = this.#configuration.props;
    const { model } = this.view;
    return decided !== undefined && spreadOf(decided, model) === spreadOf(page, model);
  }

  #reportLanding(): void {
    this.view.loadPicturesBeside();
    this.#memory.hasLanded = true;
    this.#reportShown();
  }

  /** Says what lies open. */
  #reportShown(): void {
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

  #write(): void {
    const { view, root } = this;
    const state = view.model.turn ? 'flipping' : view.state.motion.phase;
    if (root.dataset.state !== state) root.dataset.state = state;
    this.#sizes.write(view.model);
  }

  /**
   * Fits the book to its space, settings and pages. What moves goes on where it can, else it comes to its end. Returns
   * whether the open page has another number.
   */
  #relayout(moved: Renumbering = null): boolean {
    const model = this.#sizes.measure(this.#configuration);
    const [view, memory, { orientation }] = [this.view, this.#memory, this.view.model];
    if (!moved && shapeOf(view.model) === shapeOf(model)) {
      view.updateSettings(model);
      this.#write();
      return false;
    }
    const relocated = (): number => relocatePage(moved, memory.lastViewedPage, model.pageCount);
    let { page: before } = view.state;
    if (!view.refit(model, openPage(relocated(), model), moved)) {
      view.finishMotion();
      before = view.state.page;
      view.reopen(model, openPage(relocated(), model));
    }
    memory.lastViewedPage = relocated();
    this.#write();
    view.loadPicturesBeside();
    const now = this.#reportSnapshot();
    if (moved && memory.hasPainted) this.#notify(({ props }) => props.onUpdate?.(now));
    if (moved && memory.hasLanded) this.#reportShown();
    if (orientation !== now.mode && memory.hasPainted)
      this.#notify(({ props }) => props.onChangeOrientation?.(now.mode));
    return now.page !== before;
  }

  /** Follows a controlled `page`, except during a user's turn. */
  #followPage(isNew: boolean): void {
    const { page } = this.#configuration.props;
    const { motion, page: open } = this.view.state;
    const isMoving = motion.phase === 'flipping' || motion.phase === 'user_fold';
    if (page === undefined || (isMoving && !isNew)) return;
    if (this.#isParents(open) && motion.phase !== 'flipping') {
      // The other page of the open spread may be the one that a book of single pages shows.
      this.#memory.lastViewedPage = page;
      return;
    }
    this.#parentPage.forget();
    void this.request({ to: page, reason: 'method' });
  }
}
