import { type Fold, foldAt, turnProgress } from '../engine/fold.ts';
import { frameOf, type Outline } from '../engine/gestures.ts';
import { type Cuts, cutsFor, hardPose, roomyCuts, softPose } from '../engine/pose.ts';
import type { Point } from '../engine/shapes.ts';
import { foldsAlong, type Path, progressAlong } from '../engine/track.ts';
import type { Turn } from '../engine/turn.ts';
import type { FindPage } from './elements.ts';
import { createShade } from './shade.ts';

/** What each of a leaf's elements looks like at one moment, in their order. */
type Pose = readonly { transform?: string; opacity?: string }[];

/** What a leaf is made of. */
export interface LeafOptions {
  readonly turn: Turn;
  readonly outline: Outline;
  readonly find: FindPage;
  /** Strength of the darkest shadow, 0 to 1; 0 draws none. */
  readonly shadow: number;
}

/** The boxes that a turn moves, from its first moment to its last. */
export type Leaf = ReturnType<typeof createLeaf>;

/** Gets the boxes of a turn ready to move. */
export function createLeaf({ turn, outline, find, shadow }: LeafOptions) {
  const [front, back] = [find(turn.front), find(turn.back)];
  if (!front || !back) throw new Error(`The book has no page ${front ? turn.back : turn.front} to turn.`);
  const { page } = outline;
  const frame = frameOf(turn.direction, outline);
  const isHard = turn.density === 'hard';
  const ground = isHard ? front : turn.revealed === null ? undefined : find(turn.revealed);
  const drop = createShade(isHard ? 'board' : 'drop', ground?.sheet);
  const crease = createShade(isHard ? 'board' : 'crease', back.sheet);
  const sheets = [front.sheet, back.sheet, drop, crease];
  const moving = isHard ? sheets : [...sheets, front.cut, back.cut];
  let animations: readonly Animation[] = [];
  let frameRequest = 0;
  let at: Point | undefined;

  for (const [role, box] of Object.entries({ front, back })) {
    box.page.dataset.role = role;
    box.page.dataset.turning = turn.density;
  }

  const hard = (progress: number): Pose => {
    const pose = hardPose(progress, frame);
    const opacity = String(pose.shade * shadow);
    return [{ transform: pose.front }, { transform: pose.back }, { opacity }, { opacity }];
  };

  const soft = (fold: Fold, cuts: Cuts): Pose => {
    const pose = softPose(fold, { ...frame, page }, cuts);
    const opacity = String(pose.shade * shadow);
    return [
      { transform: pose.flatSheet },
      { transform: pose.flapSheet },
      { transform: pose.drop, opacity },
      { transform: pose.crease, opacity },
      { transform: pose.flatCut },
      { transform: pose.flapCut },
    ];
  };

  /** Makes the boxes that cut front and back as large as they must be. */
  const open = ({ flat, flap }: Cuts): void => {
    for (const [{ style }, { depth, top, bottom }] of [
      [front.cut, flat],
      [back.cut, flap],
    ] as const) {
      style.width = `${depth}px`;
      style.height = `${bottom - top}px`;
    }
  };

  const momentsAlong = (path: Path): readonly Pose[] => {
    if (isHard) return progressAlong(path, page).map(hard);
    const folds = foldsAlong(path, page);
    const cuts = cutsFor(folds, page);
    open(cuts);
    return folds.map((fold) => soft(fold, cuts));
  };

  const stop = (): void => {
    cancelAnimationFrame(frameRequest);
    frameRequest = 0;
    for (const animation of animations) animation.cancel();
    animations = [];
  };

  /** Shows the turn with the corner at `point`, at once. A point that gives no crease changes nothing. */
  const pose = (point: Point): void => {
    stop();
    const fold = foldAt(point, turn.corner, page);
    const cuts = roomyCuts(page);
    if (!isHard && fold) open(cuts);
    const now = isHard ? hard(turnProgress(point, page)) : fold && soft(fold, cuts);
    for (const [index, { style }] of moving.entries()) Object.assign(style, now?.[index]);
  };

  return {
    turn,
    pose,
    /** Where the corner was drawn last that followed a pointer. */
    get at(): Point | undefined {
      return at;
    },
    /** Draws the last of the points that came since the frame before. */
    follow(point: Point): void {
      at = point;
      frameRequest ||= requestAnimationFrame(() => pose(at ?? point));
    },
    /** Runs along the path beside the main thread, and calls `done` at its end unless something else came first. */
    run(path: Omit<Path, 'corner'>, durationMs: number, done: () => void): void {
      stop();
      const moments = momentsAlong({ ...path, corner: turn.corner });
      // One start for all, or some begin a frame later than their neighbours.
      const startTime = document.timeline.currentTime;
      animations = moving.map((element, index) => {
        const frames = moments.map((moment) => moment[index] ?? {});
        return Object.assign(element.animate(frames, { duration: durationMs, fill: 'both' }), { startTime });
      });
      // Stopping rejects `finished`; then whoever stopped it goes on.
      animations[0]?.finished.then(done, () => undefined);
    },
    /** Takes every trace of the turn away. */
    clear(): void {
      stop();
      drop.remove();
      crease.remove();
      for (const box of [front, back]) {
        delete box.page.dataset.role;
        delete box.page.dataset.turning;
        box.cut.removeAttribute('style');
        box.sheet.removeAttribute('style');
      }
    },
  };
}
