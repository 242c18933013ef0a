import { between } from '../engine/points.ts';
import { clickStart, reshape, shown } from '../engine/run.ts';
import { openSpread } from '../engine/spreads.ts';
import type { BookState, Change, Effect, Motion } from '../engine/state.ts';
import { jump, openAt, step } from '../engine/step.ts';
import { type Turn, turnEnds, turnTo } from '../engine/turn.ts';
import type { FindPage } from './elements.ts';
import { createLeaf, type Leaf } from './leaf.ts';
import type { ViewModel } from './measure.ts';
import { createStage } from './stage.ts';

/** Draws what the engine says, and tells the engine when a movement has been shown. Owns no rule of its own. */
export interface BookView {
  readonly state: BookState;
  readonly model: ViewModel;
  /**
   * Lets something happen to the book, and tells of it.
   *
   * @param instant - whether the turn that was asked for is at its end at once. `false` by default
   * @returns whether it made a difference
   */
  send(change: Change, instant?: boolean): boolean;
  /** Brings what moves to its end, without drawing it: the book is about to be another. */
  settle(): void;
  /** Takes on a changed book, after `settle`. `page`: where the open page is now. */
  adopt(model: ViewModel, page: number): void;
  /** Changes settings that do not change the book's shape. */
  tune(model: ViewModel): void;
  /** Stops everything. Nothing is told any more. */
  destroy(): void;
}

/** What a view begins with. */
export interface BookViewOptions {
  readonly page: number;
  readonly model: ViewModel;
  readonly find: FindPage;
  readonly tell: (effect: Effect) => void;
}

/** Draws a book for the first time. */
export function createBookView({ page, model: first, find, tell }: BookViewOptions): BookView {
  const places = createStage(find);
  let state = openAt(page);
  let model = first;
  let leaf: Leaf | undefined;

  const endLeaf = (): void => {
    leaf?.clear();
    leaf = undefined;
  };

  const beginLeaf = (turn: Turn): Leaf => {
    endLeaf();
    places.show([
      [turn.covered, turn.far],
      [turn.revealed, turn.near],
      [turn.front, turn.near],
      [turn.back, turn.far],
    ]);
    leaf = createLeaf({ turn, outline: model, find, shadow: model.drawShadow ? model.maxShadowOpacity : 0 });
    return leaf;
  };

  /** The open spread, and the turn that is held still above it. */
  const rest = (): void => {
    endLeaf();
    const { start, end } = openSpread(state.page, model);
    places.show([
      [start, 'start'],
      [end, 'end'],
    ]);
    const held = model.turn;
    const turn = held && turnTo({ from: state.page, to: held.direction, corner: held.corner ?? 'bottom' }, model);
    if (turn) beginLeaf(turn).pose(between(clickStart(turn, model), turnEnds(turn, model.page).goal, held.progress));
  };

  const draw = ({ turn, run, at }: Motion, before: Motion): void => {
    if (!turn) {
      rest();
      return;
    }
    const drawn = leaf?.turn === turn ? leaf : beginLeaf(turn);
    if (at && !run) drawn.follow(at);
    // What is at its end at once has no way there.
    else if (run && run !== before.run && !model.still) drawn.run(run, () => send(shown(run)));
  };

  /** Whoever wants no motion gets the same effects in the same order, at once. */
  const skip = (): void => {
    const { run } = state.motion;
    if (run && model.still) send(shown(run));
  };

  const advance = (change: Change, instant?: boolean, show?: typeof draw): boolean => {
    const before = state;
    const next = (instant ? jump : step)(before, change, model);
    state = next.state;
    if (state.motion !== before.motion) show?.(state.motion, before.motion);
    for (const effect of next.effects) tell(effect);
    return next.state !== before;
  };

  const send = (change: Change, instant?: boolean): boolean => {
    const isOther = advance(change, instant, draw);
    skip();
    return isOther;
  };

  const settle = (): void => {
    endLeaf();
    advance(reshape);
  };

  const adopt = (next: ViewModel, at: number): void => {
    const { motion } = state;
    model = next;
    state = openAt(at);
    rest();
    places.hideTheRest(model.pageCount);
    // Whoever was told that a turn had come to its end may have begun another: the book for it is gone.
    motion.done?.(false);
    if (motion.phase !== 'read') tell({ type: 'state', state: 'read' });
  };

  adopt(model, page);
  return {
    get state() {
      return state;
    },
    get model() {
      return model;
    },
    send,
    settle,
    adopt,
    tune(next) {
      model = next;
      skip();
    },
    destroy: endLeaf,
  };
}
