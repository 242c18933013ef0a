import { between, reachable } from '../engine/crease.ts';
import { clickStart } from '../engine/run.ts';
import { openSpread } from '../engine/spreads.ts';
import { type BookState, type Motion, runOf } from '../engine/state.ts';
import { isSameTurn, type Turn, turnEnds, turnTo } from '../engine/turn.ts';
import { Leaf, type LeafOptions } from './leaf.ts';
import type { ViewModel } from './measure.ts';
import { createPagesInSight } from './pagesInSight.ts';

/** A state to draw, and the book that it is of. */
export interface Drawn {
  readonly state: BookState;
  readonly model: ViewModel;
}

/**
 * Draws states of a book: which pages are in sight, and how a leaf of them moves.
 *
 * @param book - the box of all pages
 */
export function createDrawing(book: HTMLElement, onRunEnd: (run: number) => void) {
  const inSight = createPagesInSight(book);
  let leaf: Leaf | undefined;
  const endLeaf = (): void => {
    leaf?.clear();
    leaf = undefined;
  };
  const leafOf = (turn: Turn, model: ViewModel): LeafOptions => {
    const { drawShadow, maxShadowOpacity } = model;
    return { turn, outline: model, book, shadow: drawShadow ? maxShadowOpacity : 0 };
  };
  const showTurn = ({ covered, revealed, front, back, near, far }: Turn): void =>
    inSight.show([
      [covered, far],
      [revealed, near],
      [front, near],
      [back, far],
    ]);
  const beginLeaf = (turn: Turn, model: ViewModel): Leaf => {
    endLeaf();
    showTurn(turn);
    leaf = new Leaf(leafOf(turn, model));
    return leaf;
  };
  /** Draws the open spread, and above it the turn that the `turn` prop freezes. */
  const drawRest = ({ state: { page }, model }: Drawn): void => {
    endLeaf();
    const { start, end } = openSpread(page, model);
    inSight.show([
      [start, 'start'],
      [end, 'end'],
    ]);
    const { frozen } = model;
    const turn = frozen && turnTo({ from: page, to: frozen.direction, corner: frozen.corner ?? 'bottom' }, model);
    if (!turn) return;
    const at = between(clickStart(turn, model), turnEnds(turn, model.page).goal, frozen.progress);
    beginLeaf(turn, model).pose(reachable(at, turn.corner, model.page));
  };
  return {
    /** Takes what moves off the pages. */
    endLeaf,
    /** Something on a page has been scrolled: it starts at its top when the page comes again. */
    noteScroll: inSight.noteScroll,
    /** Puts pages out of sight that have come into it without being opened. */
    hideTheRest: inSight.hideTheRest,
    /** Draws what has changed since the motion `before`. */
    update(before: Motion, drawn: Drawn): void {
      const { state, model } = drawn;
      const { motion } = state;
      if (motion === before) return;
      if (motion.phase === 'read') {
        drawRest(drawn);
        return;
      }
      const { turn } = motion;
      const moving = leaf && isSameTurn(leaf.turn, turn) ? leaf : beginLeaf(turn, model);
      const run = runOf(motion);
      if (!run && 'at' in motion) moving.follow(motion.at);
      // A run that is skipped is not drawn.
      if (run && run.id !== runOf(before)?.id && !model.isStill) moving.run(run, () => onRunEnd(run.id));
    },
    /** Draws all of it, in a book that was laid out anew. */
    drawAnew(drawn: Drawn): void {
      const { state, model } = drawn;
      const { motion } = state;
      if (motion.phase === 'read') drawRest(drawn);
      else {
        showTurn(motion.turn);
        leaf?.refit(leafOf(motion.turn, model), motion);
      }
      inSight.hideTheRest(model.pageCount);
    },
  };
}
