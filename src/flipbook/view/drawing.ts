import { between, reachable } from '../engine/crease.ts';
import { clickStart, requestTurn } from '../engine/run.ts';
import { openPages, openSpread, type Side, type Turn, turnEnds, turnTo } from '../engine/spreads.ts';
import type { Motion } from '../engine/state.ts';
import type { ViewModel } from './bookSizes.ts';
import type { BookStore } from './bookStore.ts';
import { hasFocus, pageBox, pageBoxes } from './elements.ts';
import { createLeaf, type LeafOptions, sideOf } from './leaf.ts';
import { type CachedFrames, framesOf } from './runFrames.ts';

/** A state to draw, and the book that it is of. */
type StoreSnapshot = Pick<BookStore, 'state' | 'model'>;

/**
 * Draws states of a book: which pages are in sight, and how a leaf of them moves.
 *
 * @param book - the box of all pages
 */
export function createDrawing(book: HTMLElement, onRunEnd: (run: number) => void) {
  const inSight = createPagesInSight(book);
  const cachedFrames: CachedFrames = new Map();
  let leaf: ReturnType<typeof createLeaf> | undefined;
  /** The motion that was drawn last, while pages of the present one are not made yet. */
  let lastMotion: Motion | undefined;
  const endLeaf = (): void => {
    leaf?.clear();
    leaf = undefined;
  };
  const leafOf = (turn: Turn, model: ViewModel): LeafOptions => {
    const { drawShadow, maxShadowOpacity } = model;
    return { turn, outline: model, book, shadow: drawShadow ? maxShadowOpacity : 0, cachedFrames };
  };
  const showTurn = ({ covered, revealed, front, back, near, far }: Turn): void =>
    inSight.show([
      [covered, far],
      [revealed, near],
      [front, near],
      [back, far],
    ]);
  const beginLeaf = (turn: Turn, model: ViewModel) => {
    endLeaf();
    showTurn(turn);
    leaf = createLeaf(leafOf(turn, model));
    return leaf;
  };
  /** The turn that moves, or that the `turn` prop freezes. */
  const turnOf = ({ state: { page, motion }, model }: StoreSnapshot): Turn | null | undefined => {
    const { frozen } = model;
    if (motion.phase !== 'read') return motion.turn;
    return frozen && turnTo({ from: page, to: frozen.direction, corner: frozen.corner ?? 'bottom' }, model);
  };
  const isRendered = (store: StoreSnapshot): boolean => {
    const turn = turnOf(store);
    if (!turn) return openPages(store.state.page, store.model).every((page) => pageBox(book, page));
    const { front, back, revealed, covered } = turn;
    return leaf?.isOf(turn) || [front, back, revealed, covered].every((page) => pageBox(book, page));
  };
  /** Draws the open spread, and above it the turn that the `turn` prop freezes. */
  const drawRest = (store: StoreSnapshot): void => {
    endLeaf();
    const { state, model } = store;
    const { start, end } = openSpread(state.page, model);
    inSight.show([
      [start, 'start'],
      [end, 'end'],
    ]);
    const [turn, { frozen }] = [turnOf(store), model];
    if (!turn || !frozen) return;
    const at = between(clickStart(turn, model), turnEnds(turn, model.page).goal, frozen.progress);
    beginLeaf(turn, model).pose(reachable(at, turn.corner, model.page));
  };
  const update = (before: Motion, store: StoreSnapshot): void => {
    const { motion } = store.state;
    if (motion === before) return;
    const last = lastMotion ?? before;
    lastMotion = isRendered(store) ? undefined : last;
    if (!lastMotion) drawMotion(motion, last, store);
    // What has the focus is about to go: it is not to be lost with it.
    else if (motion.phase === 'read') inSight.show([]);
  };
  const drawMotion = (motion: Motion, last: Motion, store: StoreSnapshot): void => {
    const { model } = store;
    if (motion.phase === 'read') {
      drawRest(store);
      return;
    }
    const { turn, run } = motion;
    const activeLeaf = leaf?.isOf(turn) ? leaf : beginLeaf(turn, model);
    if (!run && 'at' in motion) activeLeaf.follow(motion.at);
    // A run that is skipped is not drawn.
    if (run && run.id !== last.run?.id && !model.isStill) activeLeaf.run(run, () => onRunEnd(run.id));
  };
  return {
    /** Takes what moves off the pages. */
    endLeaf,
    /** Something on a page has been scrolled: it starts at its top when the page comes again. */
    noteScroll: inSight.noteScroll,
    /** Puts pages out of sight that have come into it without being opened. */
    hideTheRest: inSight.hideTheRest,
    /** Makes the frames of the next turn, if there is one that way. */
    prepare({ state, model }: StoreSnapshot, to: Turn['direction']): void {
      const motion = requestTurn(state, { to, corner: 'bottom', reason: 'method' }, model)?.motion;
      if (motion?.phase !== 'flipping') return;
      const { turn, run } = motion;
      framesOf(cachedFrames, { turn, run, side: sideOf(leafOf(turn, model)) });
    },
    /** Draws what has changed since the motion `before`; what lacks pages, once they are {@link made}. */
    update,
    /** Pages have been made. Returns whether they were waited for. */
    onPagesRendered(store: StoreSnapshot): boolean {
      const isAwaited = lastMotion !== undefined;
      if (lastMotion) update(lastMotion, store);
      inSight.hideTheRest();
      return isAwaited && !lastMotion;
    },
    /** Draws all of it, in a book that was laid out anew. */
    redraw(store: StoreSnapshot): void {
      const { motion } = store.state;
      if (motion.phase !== 'read' && leaf && isRendered(store)) {
        showTurn(motion.turn);
        leaf.refit(leafOf(motion.turn, store.model), motion);
      } else {
        endLeaf();
        update({ phase: 'read' }, store);
      }
      inSight.hideTheRest();
    },
  };
}

/**
 * Puts pages where they lie, and takes those out of sight out of layout, tab order and the accessibility tree.
 * They stay `until-found`, so that the browser's find-in-page can still reach them.
 */
function createPagesInSight(book: HTMLElement) {
  // Boxes, not numbers: a page keeps its box when its number changes.
  let visiblePages: ReadonlySet<HTMLElement> = new Set();
  /** What has been scrolled on pages in sight: at rest nobody asks where anything is scrolled to. */
  const scrolled = new Set<Element>();
  const leave = (box: HTMLElement): void => {
    for (const element of scrolled) {
      if (!box.contains(element)) continue;
      scrolled.delete(element);
      element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    }
    hide(box);
  };
  return {
    /** An element was scrolled: it goes back to its start when its page goes out of sight. */
    noteScroll(element: Element): void {
      // Going back tells of a scroll too, when the page is out of sight.
      if ([...visiblePages].some((box) => box.contains(element))) scrolled.add(element);
    },
    /** Brings these pages into sight, each on its side, the later above the earlier, and no others of those that were. */
    show(pages: readonly (readonly [page: number | null, side: Side])[]): void {
      const next = new Set<HTMLElement>();
      for (const [page, side] of pages) {
        const box = pageBox(book, page);
        if (!box) continue;
        box.dataset.side = side;
        // The blank back of a leaf comes into sight by its role.
        if (page !== null) next.add(box);
      }
      for (const box of next) {
        box.removeAttribute('hidden');
        box.removeAttribute('aria-hidden');
      }
      for (const box of visiblePages) if (!next.has(box)) leave(box);
      visiblePages = next;
    },
    /** Hides all other pages. Those that React has put into the book since have plain `hidden` only. */
    hideTheRest(): void {
      for (const box of pageBoxes(book)) if (!visiblePages.has(box)) hide(box);
    },
  };
}

/** Takes a page out of sight. Focus inside it moves to the book, or it would be lost. */
function hide(box: HTMLElement): void {
  const book = box.closest<HTMLElement>('[data-flipbook]');
  if (book && hasFocus(box)) takeFocus(book);
  if (box.getAttribute('hidden') !== 'until-found') box.setAttribute('hidden', 'until-found');
  // Chromium keeps the box itself in the accessibility tree, an empty group.
  box.setAttribute('aria-hidden', 'true');
}

/** Moves the focus to a book. One without `keyboard` can be focused only as long as it has it: a press must not focus it. */
function takeFocus(book: HTMLElement): void {
  if (!book.hasAttribute('tabindex')) {
    book.tabIndex = -1;
    book.addEventListener('blur', () => book.removeAttribute('tabindex'), { once: true });
  }
  book.focus({ preventScroll: true });
}
