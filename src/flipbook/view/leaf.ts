import { type Fold, foldAt, turnProgress } from '../engine/fold.ts';
import { type Frame, frameOf, type Outline } from '../engine/gestures.ts';
import { type Cuts, cutsFor, hardPose, roomyCuts, softPose } from '../engine/pose.ts';
import type { Point } from '../engine/shapes.ts';
import { foldsAlong, type Path, progressAlong } from '../engine/track.ts';
import type { Turn } from '../engine/turn.ts';
import type { FindPage, PageElements } from './elements.ts';
import { createShade } from './shade.ts';

/** One style at one moment: which element shows what. */
type Pose = readonly (readonly [HTMLElement, { transform: string; opacity?: string }])[];

/** What a leaf is made of. */
export interface LeafOptions {
  readonly turn: Turn;
  readonly outline: Outline;
  readonly find: FindPage;
  /** Strength of the darkest shadow, 0 to 1. */
  readonly shadow: number;
}

/** The boxes that a turn moves, from its first moment to its last. */
export class Leaf {
  readonly turn: Turn;
  readonly #frame: Frame;
  readonly #outline: Outline;
  readonly #front: PageElements;
  readonly #back: PageElements;
  readonly #drop: HTMLElement;
  readonly #crease: HTMLElement;
  readonly #strength: number;
  #animations: Animation[] = [];

  constructor({ turn, outline, find, shadow }: LeafOptions) {
    const front = find(turn.front);
    const back = find(turn.back);
    if (!front || !back) throw new Error(`The book has no page ${front ? turn.back : turn.front} to turn.`);
    this.turn = turn;
    this.#outline = outline;
    this.#frame = frameOf(turn.direction, outline);
    this.#front = front;
    this.#back = back;
    this.#strength = shadow;
    front.page.dataset.role = 'front';
    back.page.dataset.role = 'back';
    const ground = turn.density === 'hard' ? front : turn.revealed === null ? undefined : find(turn.revealed);
    this.#drop = createShade(turn.density === 'hard' ? 'board' : 'drop', ground?.sheet);
    this.#crease = createShade(turn.density === 'hard' ? 'board' : 'crease', back.sheet);
    for (const { page } of [front, back]) page.dataset.turning = turn.density;
  }

  /** Shows the turn with the corner at `point`, at once. A point that gives no crease changes nothing. */
  pose(point: Point): void {
    this.#stop();
    const { page } = this.#outline;
    if (this.turn.density === 'hard') {
      write(this.#hard(turnProgress(point, page)));
      return;
    }
    const fold = foldAt(point, this.turn.corner, page);
    if (!fold) return;
    const cuts = roomyCuts(page);
    this.#open(cuts);
    write(this.#soft(fold, cuts));
  }

  /** Runs along the path beside the main thread, and calls `done` at its end unless something else came first. */
  run(path: Path, durationMs: number, done: () => void): void {
    this.#stop();
    const moments = this.#moments(path);
    const last = moments.at(-1);
    if (!last) {
      done();
      return;
    }
    const tracks = last.map(([element], index) => ({ element, frames: moments.map((pose) => pose[index]?.[1] ?? {}) }));
    this.#animations = tracks.map(({ element, frames }) =>
      element.animate(frames, { duration: durationMs, fill: 'both' }),
    );
    // One start for all, or some begin a frame later than their neighbours.
    const startTime = document.timeline.currentTime;
    for (const animation of this.#animations) animation.startTime = startTime;
    const [first] = this.#animations;
    // Stopping rejects `finished`; then whoever stopped it goes on.
    first?.finished.then(done, () => undefined);
  }

  /** Takes every trace of the turn away. */
  clear(): void {
    this.#stop();
    this.#drop.remove();
    this.#crease.remove();
    for (const { page, cut, sheet } of [this.#front, this.#back]) {
      delete page.dataset.role;
      delete page.dataset.turning;
      cut.removeAttribute('style');
      sheet.removeAttribute('style');
    }
  }

  #stop(): void {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
  }

  #moments(path: Path): readonly Pose[] {
    const { page } = this.#outline;
    if (this.turn.density === 'hard') return progressAlong(path, page).map((progress) => this.#hard(progress));
    const folds = foldsAlong(path, page);
    const cuts = cutsFor(folds, page);
    this.#open(cuts);
    return folds.map((fold) => this.#soft(fold, cuts));
  }

  #open({ flat, flap }: Cuts): void {
    for (const [{ cut }, size] of [
      [this.#front, flat],
      [this.#back, flap],
    ] as const) {
      cut.style.width = `${size.depth}px`;
      cut.style.height = `${size.bottom - size.top}px`;
    }
  }

  #soft(fold: Fold, cuts: Cuts): Pose {
    const pose = softPose(fold, { ...this.#frame, page: this.#outline.page }, cuts);
    const opacity = String(pose.shade * this.#strength);
    return [
      [this.#front.cut, { transform: pose.flatCut }],
      [this.#front.sheet, { transform: pose.flatSheet }],
      [this.#back.cut, { transform: pose.flapCut }],
      [this.#back.sheet, { transform: pose.flapSheet }],
      [this.#drop, { transform: pose.drop, opacity }],
      [this.#crease, { transform: pose.crease, opacity }],
    ];
  }

  #hard(progress: number): Pose {
    const pose = hardPose(progress, this.#frame);
    const opacity = String(pose.shade * this.#strength);
    return [
      [this.#front.sheet, { transform: pose.front }],
      [this.#back.sheet, { transform: pose.back }],
      [this.#drop, { transform: 'none', opacity }],
      [this.#crease, { transform: 'none', opacity }],
    ];
  }
}

function write(pose: Pose): void {
  for (const [element, style] of pose) Object.assign(element.style, style);
}
