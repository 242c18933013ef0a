import type { BookEvent } from '../engine/events.ts';
import { cornerPoint } from '../engine/fold.ts';
import { between } from '../engine/points.ts';
import { clickStart } from '../engine/run.ts';
import { openSpread } from '../engine/spreads.ts';
import type { BookState, Effect, Motion } from '../engine/state.ts';
import { openAt, step } from '../engine/step.ts';
import { settlingPaper, turningHand } from '../engine/track.ts';
import { type Turn, turnEnds, turnTo } from '../engine/turn.ts';
import type { FindPage } from './elements.ts';
import { createLeaf, type Leaf } from './leaf.ts';
import type { ViewModel } from './measure.ts';
import { createStage } from './stage.ts';

/** A corner under the pointer rises this far, both ways … */
const liftPx = 50;
/** … in this time, and falls as fast. */
const liftMs = 50;

type FoldCorner = Extract<Motion, { phase: 'fold_corner' }>;

/** Draws what the engine says, and tells the engine when a movement has been shown. Owns no rule of its own. */
export interface BookView {
  readonly state: BookState;
  readonly model: ViewModel;
  /** Lets something happen to the book. */
  send(event: BookEvent): void;
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

  const lift = (lifted: Leaf, { turn, stage }: FoldCorner): void => {
    const flat = cornerPoint(turn.corner, model.page);
    const risen = { x: flat.x - liftPx, y: flat.y + (turn.corner === 'top' ? liftPx : -liftPx) };
    const [from, to] = stage === 'lifting' ? [flat, risen] : [lifted.at ?? risen, flat];
    lifted.run({ from, to, easing: settlingPaper }, liftMs, () => send({ type: 'lifted' }));
  };

  const draw = (motion: Motion, before: Motion): void => {
    if (motion.phase === 'read') {
      rest();
      return;
    }
    const drawn = leaf?.turn === motion.turn ? leaf : beginLeaf(motion.turn);
    if (motion.phase === 'user_fold' || (motion.phase === 'fold_corner' && motion.stage === 'held')) {
      drawn.follow(motion.at);
    } else if (model.still) {
      // What is at its end at once has no way there.
      return;
    } else if (motion.phase === 'flipping') {
      const { run, durationMs } = motion;
      const easing = durationMs < model.flippingTime ? settlingPaper : turningHand;
      drawn.run({ ...motion, easing }, durationMs, () => send({ type: 'landed', run }));
    } else if (before.phase !== 'fold_corner' || before.stage !== motion.stage) lift(drawn, motion);
  };

  /** Whoever wants no motion gets the same events in the same order, at once. */
  const skip = (motion: Motion): void => {
    if (!model.still) return;
    if (motion.phase === 'flipping') send({ type: 'landed', run: motion.run });
    else if (motion.phase === 'fold_corner' && motion.stage !== 'held') send({ type: 'lifted' });
  };

  const send = (event: BookEvent): void => {
    const before = state.motion;
    const next = step(state, event, model);
    state = next.state;
    const { motion } = state;
    if (motion !== before) draw(motion, before);
    for (const effect of next.effects) tell(effect);
    if (state.motion === motion) skip(motion);
  };

  const settle = (): void => {
    endLeaf();
    const next = step(state, { type: 'reshaped' }, model);
    state = next.state;
    for (const effect of next.effects) tell(effect);
  };

  const adopt = (next: ViewModel, at: number): void => {
    model = next;
    state = { ...openAt(at), runs: state.runs };
    rest();
    places.hideTheRest(model.pageCount);
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
      skip(state.motion);
    },
    destroy: endLeaf,
  };
}
