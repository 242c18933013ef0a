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

/** Draws states of a book: which pages are in sight, and how a leaf of them moves. */
export class Drawing {
  readonly #book: HTMLElement;
  readonly #inSight;
  readonly #onRunEnd: (run: number) => void;
  #leaf: Leaf | undefined;

  /** @param book - the box of all pages */
  constructor(book: HTMLElement, onRunEnd: (run: number) => void) {
    this.#book = book;
    this.#inSight = createPagesInSight(book);
    this.#onRunEnd = onRunEnd;
  }

  /** Draws what has changed since the motion `before`. */
  update(before: Motion, drawn: Drawn): void {
    const { motion } = drawn.state;
    if (motion === before) return;
    if (motion.phase === 'read') {
      this.#drawRest(drawn);
      return;
    }
    const { model } = drawn;
    const { turn } = motion;
    const leaf = this.#leaf && isSameTurn(this.#leaf.turn, turn) ? this.#leaf : this.#beginLeaf(turn, model);
    const run = runOf(motion);
    if (!run && 'at' in motion) leaf.follow(motion.at);
    // A run that is skipped is not drawn.
    if (run && run.id !== runOf(before)?.id && !model.isStill) leaf.run(run, () => this.#onRunEnd(run.id));
  }

  /** Draws all of it, in a book that was laid out anew. */
  drawAnew(drawn: Drawn): void {
    const { state, model } = drawn;
    const { motion } = state;
    if (motion.phase === 'read') this.#drawRest(drawn);
    else {
      this.#showTurn(motion.turn);
      this.#leaf?.refit(this.#leafOf(motion.turn, model), motion);
    }
    this.hideTheRest(model);
  }

  /** Puts pages out of sight that have come into it without being opened. */
  hideTheRest({ pageCount }: ViewModel): void {
    this.#inSight.hideTheRest(pageCount);
  }

  /** Something on a page has been scrolled: it starts at its top when the page comes again. */
  noteScroll(element: Element): void {
    this.#inSight.noteScroll(element);
  }

  /** Takes what moves off the pages. */
  endLeaf(): void {
    this.#leaf?.clear();
    this.#leaf = undefined;
  }

  /** Draws the open spread, and above it the turn that the `turn` prop freezes. */
  #drawRest({ state: { page }, model }: Drawn): void {
    this.endLeaf();
    const { start, end } = openSpread(page, model);
    this.#inSight.show([
      [start, 'start'],
      [end, 'end'],
    ]);
    const frozen = model.frozenTurn;
    const turn = frozen && turnTo({ from: page, to: frozen.direction, corner: frozen.corner ?? 'bottom' }, model);
    if (!turn) return;
    const at = between(clickStart(turn, model), turnEnds(turn, model.page).goal, frozen.progress);
    this.#beginLeaf(turn, model).pose(reachable(at, turn.corner, model.page));
  }

  #beginLeaf(turn: Turn, model: ViewModel): Leaf {
    this.endLeaf();
    this.#showTurn(turn);
    this.#leaf = new Leaf(this.#leafOf(turn, model));
    return this.#leaf;
  }

  #showTurn(turn: Turn): void {
    this.#inSight.show([
      [turn.covered, turn.far],
      [turn.revealed, turn.near],
      [turn.front, turn.near],
      [turn.back, turn.far],
    ]);
  }

  #leafOf(turn: Turn, model: ViewModel): LeafOptions {
    const { drawShadow, maxShadowOpacity } = model;
    return { turn, outline: model, book: this.#book, shadow: drawShadow ? maxShadowOpacity : 0 };
  }
}
