import { pointBetween, reachablePoint } from '../engine/crease.ts';
import type { PublishedState } from '../engine/publishedState.ts';
import { jumpTo, leafTiming } from '../engine/riffle.ts';
import { clickStart, easings, requestTurn } from '../engine/run.ts';
import { isSameTurn, leavesOf, openPages, openSpread, type Side, type Turn, turnEnds } from '../engine/spreads.ts';
import type { BookState } from '../engine/state.ts';
import type { ViewModel } from './bookSizes.ts';
import { hasFocus, pageBox, pageBoxes } from './elements.ts';
import { createLeaf, type LeafOptions, sideOf } from './leaf.ts';
import { type CachedFrames, framesOf } from './runFrames.ts';

/** A state, and the model that it is drawn with. */
export interface ModeledState {
  readonly state: BookState;
  readonly model: ViewModel;
}

export function createDrawing(book: HTMLElement, onRunEnd: (run: number) => void) {
  const visiblePages = createVisiblePages(book);
  const cachedFrames: CachedFrames = new Map();
  let leaves: readonly ReturnType<typeof createLeaf>[] = [];
  let leafTurn: Turn | undefined;
  /** Whether pages of the current state are not rendered yet. */
  let isWaiting = false;
  const endLeaves = (): void => {
    for (const leaf of leaves) leaf.clear();
    leaves = [];
    leafTurn = undefined;
  };
  const leafOptions = (wholeTurn: Turn, model: ViewModel): readonly LeafOptions[] => {
    const shared = { outline: model, book, isEvenlyLit: model.isDropIn, cachedFrames };
    return leavesOf(wholeTurn).map((turn, index, { length }) => ({ ...shared, turn, position: [index, length] }));
  };
  const showTurn = (turn: Turn): void => {
    const { covered, revealed, near, far } = turn;
    leafTurn = turn;
    visiblePages.show([
      [covered, far],
      [revealed, near],
      ...leavesOf(turn).flatMap(({ front, back }) => [[front, near] as const, [back, far] as const]),
    ]);
  };
  const beginLeaves = (turn: Turn, model: ViewModel): void => {
    endLeaves();
    showTurn(turn);
    leaves = leafOptions(turn, model).map(createLeaf);
  };
  const hasLeavesOf = (turn: Turn): boolean => leafTurn !== undefined && isSameTurn(leafTurn, turn);
  const frozenIn = ({ state: { page }, model }: ModeledState): PublishedState['frozen'] => {
    if (!model.frozen) return undefined;
    const { direction, to = direction, corner = 'bottom', progress } = model.frozen;
    const turn = jumpTo({ from: page, to, corner }, model);
    return turn && { turn, progress };
  };
  const turnOf = (snapshot: ModeledState): Turn | undefined => {
    const { motion } = snapshot.state;
    return motion.phase === 'read' ? frozenIn(snapshot)?.turn : motion.turn;
  };
  const isRendered = (snapshot: ModeledState): boolean => {
    const turn = turnOf(snapshot);
    if (!turn) return openPages(snapshot.state.page, snapshot.model).every((page) => pageBox(book, page));
    const { revealed, covered } = turn;
    const sides = leavesOf(turn).flatMap(({ front, back }) => [front, back]);
    return hasLeavesOf(turn) || [...sides, revealed, covered].every((page) => pageBox(book, page));
  };
  /** Draws the open spread, and above it the turn that the `turn` prop freezes. */
  const drawAtRest = (snapshot: ModeledState): void => {
    endLeaves();
    const { state, model } = snapshot;
    const { start, end } = openSpread(state.page, model);
    visiblePages.show([
      [start, 'start'],
      [end, 'end'],
    ]);
    const frozen = frozenIn(snapshot);
    if (!frozen) return;
    const { turn, progress } = frozen;
    beginLeaves(turn, model);
    const [from, to] = [clickStart(turn, model), turnEnds(turn, model.page).goal];
    for (const [index, leaf] of leaves.entries()) {
      const { delay, duration } = leafTiming(index, leaves.length);
      const time = Math.min(1, Math.max(0, (progress - delay) / duration));
      const share = leaves.length > 1 ? easings['ease-in-out-sine'](time) : progress;
      leaf.pose(reachablePoint(pointBetween(from, to, share), turn.corner, model.page));
    }
  };
  const draw = (snapshot: ModeledState): void => {
    const { state, model } = snapshot;
    const { motion } = state;
    isWaiting = !isRendered(snapshot);
    if (motion.phase === 'read') {
      // Hide all pages, so that the focus leaves a page before React removes it.
      if (isWaiting) visiblePages.show([]);
      else drawAtRest(snapshot);
      return;
    }
    if (isWaiting) return;
    const { turn, run } = motion;
    if (!hasLeavesOf(turn)) beginLeaves(turn, model);
    for (const leaf of leaves) {
      if (!run && 'at' in motion) leaf.follow(motion.at);
      // Without motion, the store ends the run at once.
      if (run && !model.isStill) leaf.run(run, () => onRunEnd(run.id));
    }
  };
  return {
    endLeaves,
    frozenIn,
    noteScroll: visiblePages.noteScroll,
    /** Hides pages that became visible without being opened. */
    hideOtherPages: visiblePages.hideOtherPages,
    layOut: visiblePages.layOut,
    prepare({ state, model }: ModeledState, to: Turn['direction']): void {
      const motion = requestTurn(state, { to, corner: 'bottom', reason: 'method' }, model)?.motion;
      if (motion?.phase !== 'flipping') return;
      const { turn, run } = motion;
      for (const options of leafOptions(turn, model)) framesOf(cachedFrames, { turn, run, side: sideOf(options) });
    },
    /** Draws the state. If pages are missing, `onPagesRendered` draws it later. */
    draw,
    onPagesRendered(snapshot: ModeledState): boolean {
      const wasWaiting = isWaiting;
      if (wasWaiting) draw(snapshot);
      visiblePages.hideOtherPages();
      return wasWaiting && !isWaiting;
    },
    /** Draws everything again after a new layout of the book. */
    redraw(snapshot: ModeledState): void {
      visiblePages.discardLayouts();
      const { motion } = snapshot.state;
      if (motion.phase !== 'read' && leafTurn && isRendered(snapshot)) {
        showTurn(motion.turn);
        for (const [index, options] of leafOptions(motion.turn, snapshot.model).entries())
          leaves[index]?.refit(options, motion);
      } else {
        endLeaves();
        draw(snapshot);
      }
      visiblePages.hideOtherPages();
    },
  };
}

/**
 * Shows some pages and hides the others from layout, tab order and screen readers, but not from
 * find-in-page.
 */
function createVisiblePages(book: HTMLElement) {
  // These are boxes, not indices, because a page keeps its box when its index changes.
  let visiblePages: ReadonlySet<HTMLElement> = new Set();
  /** Pages that were laid out before. They keep their layout while hidden. */
  let laidOutPages = new WeakSet<HTMLElement>();
  /** Scrolled elements on visible pages. With this list, a turn reads no scroll positions. */
  const scrolledElements = new Set<Element>();
  const leavePage = (box: HTMLElement): void => {
    for (const element of scrolledElements) {
      if (!box.contains(element)) continue;
      scrolledElements.delete(element);
      element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    }
    hide(box);
  };
  return {
    /** Notes an element that scrolls back to its start when its page is hidden. */
    noteScroll(element: Element): void {
      // Ignore the scroll event of a hidden page that `leavePage` has scrolled back.
      if ([...visiblePages].some((box) => box.contains(element))) scrolledElements.add(element);
    },
    /** Shows these pages and hides those shown before. */
    show(pages: readonly (readonly [page: number | null, side: Side])[]): void {
      const next = new Set<HTMLElement>();
      for (const [page, side] of pages) {
        const box = pageBox(book, page);
        if (!box) continue;
        box.dataset.side = side;
        // The style sheet shows the blank page (`null`) by its `data-role`.
        if (page !== null) next.add(box);
      }
      for (const box of next) {
        laidOutPages.add(box);
        box.removeAttribute('hidden');
        box.removeAttribute('aria-hidden');
      }
      for (const box of visiblePages) if (!next.has(box)) leavePage(box);
      visiblePages = next;
    },
    /** Lays out pages that may show next, unless they were shown before. */
    layOut(boxes: readonly (HTMLElement | null)[]): void {
      for (const box of boxes) {
        if (!box || laidOutPages.has(box)) continue;
        laidOutPages.add(box);
        box.firstElementChild?.getBoundingClientRect();
      }
    },
    discardLayouts(): void {
      laidOutPages = new WeakSet();
    },
    /** Hides all other pages. React adds new pages with plain `hidden` only. */
    hideOtherPages(): void {
      for (const box of pageBoxes(book)) if (!visiblePages.has(box)) hide(box);
    },
  };
}

/** Hides a page. If it has the focus, the book takes the focus, which would otherwise be lost. */
function hide(box: HTMLElement): void {
  const book = box.closest<HTMLElement>('[data-flipbook]');
  if (book && hasFocus(box)) takeFocus(book);
  if (box.getAttribute('hidden') !== 'until-found') box.setAttribute('hidden', 'until-found');
  // Chromium keeps the box itself in the accessibility tree, as an empty group.
  box.setAttribute('aria-hidden', 'true');
}

/** Focuses the book. A book without keys is focusable only until it loses the focus again. */
function takeFocus(book: HTMLElement): void {
  if (!book.hasAttribute('tabindex')) {
    book.tabIndex = -1;
    book.addEventListener('blur', () => book.removeAttribute('tabindex'), { once: true });
  }
  book.focus({ preventScroll: true });
}
