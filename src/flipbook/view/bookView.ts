import type { BookEvent } from '../engine/events.ts';
import { cornerPoint } from '../engine/fold.ts';
import type { Model } from '../engine/model.ts';
import { clickStart } from '../engine/run.ts';
import type { Point } from '../engine/shapes.ts';
import { spreadAt, spreadOf } from '../engine/spreads.ts';
import type { BookState, Effect, Motion } from '../engine/state.ts';
import { openAt, step } from '../engine/step.ts';
import { settlingPaper, turningHand } from '../engine/track.ts';
import { type Turn, turnBy, turnEnds } from '../engine/turn.ts';
import type { FrozenTurn } from './configuration.ts';
import type { FindPage } from './elements.ts';
import { Leaf } from './leaf.ts';
import { Stage } from './stage.ts';

/** A corner under the pointer rises this far, both ways … */
const liftPx = 50;
/** … in this time, and falls as fast. */
const liftMs = 50;

/** What the view must know beside the engine's model. */
export interface ViewModel extends Model {
  /** Strength of the darkest shadow, 0 to 1; 0 draws none. */
  readonly shadow: number;
  /** Motion is shown at its end at once. */
  readonly still: boolean;
}

type Flipping = Extract<Motion, { phase: 'flipping' }>;
type FoldCorner = Extract<Motion, { phase: 'fold_corner' }>;

/** What a view begins with. */
export interface BookViewOptions {
  readonly page: number;
  readonly model: ViewModel;
  readonly find: FindPage;
  readonly tell: (effect: Effect) => void;
}

/** Draws what the engine says, and tells the engine when a movement has been shown. Owns no rule of its own. */
export class BookView {
  #state: BookState;
  #model: ViewModel;
  readonly #find: FindPage;
  readonly #stage: Stage;
  readonly #tell: (effect: Effect) => void;
  #leaf: Leaf | null = null;
  #frame = 0;
  #at: Point | null = null;

  constructor({ page, model, find, tell }: BookViewOptions) {
    this.#state = openAt(page);
    this.#model = model;
    this.#find = find;
    this.#tell = tell;
    this.#stage = new Stage(find);
    this.#rest();
    this.#stage.hideTheRest(model.pageCount);
  }

  get state(): BookState {
    return this.#state;
  }

  get model(): ViewModel {
    return this.#model;
  }

  /** Pages in sight: those of the open spread, and those of a turn under way. */
  get shown(): readonly number[] {
    return this.#stage.shown;
  }

  /** Lets something happen to the book. */
  send(event: BookEvent): void {
    const before = this.#state.motion;
    const { state, effects } = step(this.#state, event, this.#model);
    this.#state = state;
    if (state.motion !== before) this.#draw(state.motion, before);
    for (const effect of effects) this.#tell(effect);
    // Whoever wants no motion gets the same events in the same order, at once.
    if (this.#state.motion === state.motion && this.#model.still) this.#skip(state.motion);
  }

  /** Brings what moves to its end, without drawing it: the book is about to be another. */
  settle(): void {
    const { state, effects } = step(this.#state, { type: 'reshaped' }, this.#model);
    this.#endLeaf();
    this.#state = state;
    for (const effect of effects) this.#tell(effect);
  }

  /** Takes on a changed book, after `settle`. `page`: where the open page is now. */
  adopt(model: ViewModel, page: number): void {
    this.#model = model;
    this.#state = { ...openAt(page), runs: this.#state.runs };
    this.#rest();
    this.#stage.hideTheRest(model.pageCount);
  }

  /** Changes settings that do not change the book's shape. */
  tune(model: ViewModel): void {
    this.#model = model;
    if (model.still) this.#skip(this.#state.motion);
  }

  /** Holds a turn still; nothing is told of it. */
  freeze({ direction, corner = 'bottom', progress }: FrozenTurn): void {
    this.#endLeaf();
    const turn = turnBy({ from: this.#state.page, to: direction, corner }, this.#model);
    if (!turn) {
      this.#rest();
      return;
    }
    this.#beginLeaf({ turn });
    const { goal } = turnEnds(turn, this.#model.page);
    const from = clickStart(turn, this.#model);
    this.#leaf?.pose({ x: from.x + (goal.x - from.x) * progress, y: from.y + (goal.y - from.y) * progress });
  }

  /** Lets go of what `freeze` held. */
  thaw(): void {
    this.#endLeaf();
    this.#rest();
  }

  /** Stops everything. Nothing is told any more. */
  destroy(): void {
    this.#endLeaf();
  }

  #skip(motion: Motion): void {
    if (motion.phase === 'flipping') this.send({ type: 'landed', run: motion.run });
    else if (motion.phase === 'fold_corner' && motion.stage !== 'held') this.send({ type: 'lifted' });
  }

  #draw(motion: Motion, before: Motion): void {
    if (motion.phase === 'read') {
      this.#endLeaf();
      this.#rest();
      return;
    }
    if (this.#leaf?.turn !== motion.turn) this.#beginLeaf(motion);
    if (motion.phase === 'flipping') this.#run(motion);
    else if (motion.phase === 'user_fold') this.#follow(motion.at);
    else if (motion.stage === 'held') this.#follow(motion.at);
    else if (before.phase !== 'fold_corner' || before.stage !== motion.stage) this.#lift(motion);
  }

  #beginLeaf({ turn }: { turn: Turn }): void {
    this.#endLeaf();
    this.#stage.begin(turn, this.#model);
    this.#leaf = new Leaf({ turn, outline: this.#model, find: this.#find, shadow: this.#model.shadow });
  }

  #run({ turn, from, outcome, durationMs, run }: Flipping): void {
    this.#stopFollowing();
    if (this.#model.still) return;
    const ends = turnEnds(turn, this.#model.page);
    const to = outcome === 'over' ? ends.goal : ends.start;
    const easing = durationMs < this.#model.flippingTime ? settlingPaper : turningHand;
    this.#leaf?.run({ from, to, corner: turn.corner, easing }, durationMs, () => this.send({ type: 'landed', run }));
  }

  #lift({ turn, stage }: FoldCorner): void {
    this.#stopFollowing();
    if (this.#model.still) return;
    const flat = cornerPoint(turn.corner, this.#model.page);
    const risen = { x: flat.x - liftPx, y: flat.y + (turn.corner === 'top' ? liftPx : -liftPx) };
    const [from, to] = stage === 'lifting' ? [flat, risen] : [this.#at ?? risen, flat];
    this.#leaf?.run({ from, to, corner: turn.corner, easing: settlingPaper }, liftMs, () =>
      this.send({ type: 'lifted' }),
    );
  }

  /** Draws the last of the points that came since the frame before. */
  #follow(at: Point): void {
    this.#at = at;
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#at) this.#leaf?.pose(this.#at);
    });
  }

  #stopFollowing(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #endLeaf(): void {
    this.#stopFollowing();
    this.#at = null;
    this.#leaf?.clear();
    this.#leaf = null;
  }

  #rest(): void {
    const spread = spreadAt(spreadOf(this.#state.page, this.#model), this.#model);
    this.#stage.rest(spread ?? { start: null, end: null });
  }
}
