import { type Asked, ask } from '../engine/ask.ts';
import type { Corner } from '../engine/shapes.ts';
import { openSpread, spreadOf } from '../engine/spreads.ts';
import type { Effect, Reason } from '../engine/state.ts';
import type { BookNews } from './BookProps.ts';
import { type BookView, createBookView } from './bookView.ts';
import type { Configuration } from './configuration.ts';
import { bookElements, pageElements } from './elements.ts';
import { listen } from './listen.ts';
import { measure, shapeOf, type ViewModel } from './measure.ts';
import { openPage } from './openPage.ts';
import { createOutbox } from './outbox.ts';
import { roomIn } from './room.ts';
import { survivor } from './survivor.ts';
import { writeSizes } from './writeSizes.ts';

/** What outlives a controller: React may take effects away and bring them back. */
export interface Memory {
  /** The page to come back to: the one looked at before an orientation joined it with another. */
  looked: number;
  /** Whether the outside has been told of the first paint of all. */
  begun: boolean;
}

/** A wish to turn: to a page or by one spread. */
export interface PageRequest extends Pick<Asked, 'to' | 'reason'> {
  /** @default 'bottom' */
  readonly corner?: Corner;
  /** Without a movement. @default false */
  readonly instant?: boolean;
}

/** A book that has been brought to life. */
export interface Controller {
  /** What it is and does now. */
  readonly view: Pick<BookView, 'state' | 'model'>;
  /** The element that the book was given to live in, and the box of its pages. */
  readonly root: HTMLElement;
  readonly book: HTMLElement;
  /** Takes on what a new render decided. */
  configure(configuration: Configuration): void;
  /** Measures anew. */
  update(): void;
  /** Turns to a page or by one spread. Resolves to whether it landed there. */
  request(asked: PageRequest): Promise<boolean>;
  /** Ends everything at once; nothing is told after it. */
  destroy(): void;
}

/** Brings a book to life: measures it, listens to its visitor, and tells what happens. */
export function createController(root: HTMLElement, first: Configuration, memory: Memory): Controller {
  const { book, ruler } = bookElements(root);
  const document = root.ownerDocument;
  const window = document.defaultView ?? globalThis.window;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const ending = new AbortController();
  const { signal } = ending;
  const post = createOutbox(signal);
  let configuration = first;
  let room = roomIn(root, ruler);

  // Nobody sees a hidden document move, and it has no frames to move in.
  const modelNow = (): ViewModel => measure(room, configuration, reducedMotion.matches || document.hidden);

  const changePage = (page: number, reason: Reason): void => {
    const { props } = configuration;
    if (page !== props.page) props.onPageChange?.(page, { reason });
  };

  // Listeners are asked for when they are told, not before: the one of the last render hears of it.
  const hear = (effect: Effect): void => {
    if (effect.type === 'flip') {
      const { page, reason } = effect;
      memory.looked = page;
      post(() => {
        // Even when the page is the old one: a parent that does not take it over is followed home.
        configuration.see({ page });
        configuration.props.onFlip?.(page);
        changePage(page, reason);
      });
    } else if (effect.type === 'state') {
      root.dataset.state = effect.state;
      post(() => configuration.props.onChangeState?.(effect.state));
    } else {
      effect.motion.done?.(effect.landed);
      const { start, end } = openSpread(view.state.page, view.model);
      const shown = [start, end].filter((page) => page !== null);
      if (effect.landed) post(() => configuration.landed(shown));
    }
  };

  const model = modelNow();
  const view = createBookView({
    page: openPage(configuration.props.page ?? memory.looked, model),
    model,
    find: (index) => pageElements(book, index),
    tell: hear,
  });

  const news = (): BookNews => ({ page: view.state.page, mode: view.model.orientation });

  const write = (): void => {
    const state = view.model.turn ? 'flipping' : view.state.motion.phase;
    if (root.dataset.state !== state) root.dataset.state = state;
    writeSizes(root, view.model, room?.insetWidth ?? 0);
  };

  /**
   * Fits the book to its room, settings and pages; what moves comes to its end if it cannot go on.
   *
   * @param pagesBefore - the list of pages that there was, if it is another now
   * @returns whether the open page has another number because of it
   */
  const refit = (pagesBefore?: Configuration['pages']): boolean => {
    const before = view.model;
    const next = modelNow();
    if (!pagesBefore && shapeOf(before) === shapeOf(next)) {
      view.tune(next);
      write();
      return false;
    }
    view.settle();
    const pageBefore = view.state.page;
    if (pagesBefore) memory.looked = survivor(pagesBefore, configuration.pages, memory.looked);
    const page = openPage(memory.looked, next);
    view.adopt(next, page);
    write();
    const now = news();
    post(() => configuration.see(now));
    if (pagesBefore) post(() => configuration.props.onUpdate?.(now));
    if (before.orientation !== now.mode) post(() => configuration.props.onChangeOrientation?.(now.mode));
    const isRenumbered = pagesBefore !== undefined && page !== pageBefore;
    if (isRenumbered) post(() => changePage(page, 'pages'));
    return isRenumbered;
  };

  const update = (): void => {
    // Without a box there is nothing to measure: in a closed tab, a book stays as it is.
    room = roomIn(root, ruler) ?? room;
    refit();
  };

  const request = ({ corner = 'bottom', instant, ...wish }: PageRequest): Promise<boolean> =>
    new Promise((done) => {
      if (view.model.turn || !view.send(ask({ corner, done, ...wish }), instant)) done(false);
    });

  /** A parent that decides the page is followed, unless somebody is just turning one. */
  const follow = (isNew: boolean): void => {
    const { page } = configuration.props;
    const { motion, page: open } = view.state;
    const isMoving = motion.phase === 'flipping' || motion.phase === 'user_fold';
    if (page === undefined || (isMoving && !isNew)) return;
    if (spreadOf(page, view.model) !== spreadOf(open, view.model) || motion.phase === 'flipping') {
      void request({ to: page, reason: 'method' });
    }
  };

  write();
  listen({ root, book, window, view, request }, signal);
  reducedMotion.addEventListener('change', () => refit(), { signal });
  document.addEventListener('visibilitychange', () => refit(), { signal });
  // A book that gives its element its height must not watch that height: each change would be the cause of the next.
  const watched = new ResizeObserver(update);
  watched.observe(ruler);
  if (!configuration.settings.autoSize) watched.observe(root);
  post(() => configuration.see(news()));
  // A frame's callbacks run before it is painted: those of the next run after.
  let frame = window.requestAnimationFrame(() => {
    frame = window.requestAnimationFrame(() =>
      post(() => {
        if (memory.begun) return;
        memory.begun = true;
        configuration.props.onInit?.(news());
      }),
    );
  });

  return {
    view,
    root,
    book,
    configure(next) {
      const { pages, props } = configuration;
      configuration = next;
      const isOther = pages !== next.pages && keysOf(pages) !== keysOf(next.pages);
      const isRenumbered = refit(isOther ? pages : undefined);
      // Whoever has just been told that its page has another number must first have its say.
      if (!isRenumbered) follow(props.page !== next.props.page);
    },
    update,
    request,
    destroy() {
      ending.abort();
      watched.disconnect();
      window.cancelAnimationFrame(frame);
      view.destroy();
      view.state.motion.done?.(false);
    },
  };
}

/** Which pages are listed, and in which order. */
function keysOf(pages: Configuration['pages']): string {
  return JSON.stringify(pages.map(({ key }) => key));
}
