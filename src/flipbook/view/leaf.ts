import { cornerPoint, foldAt, turnProgress } from '../engine/fold.ts';
import { frameOf, type Outline } from '../engine/frame.ts';
import { cutFor, hardPose, type Look, roomyCut, softPose } from '../engine/pose.ts';
import type { Point } from '../engine/shapes.ts';
import type { Run } from '../engine/state.ts';
import { barelyLifted, pointsAlong } from '../engine/track.ts';
import type { Turn } from '../engine/turn.ts';
import type { FindPage } from './elements.ts';
import { createShade } from './shade.ts';

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
  const side = { ...frameOf(turn.direction, outline), page, shadow };
  const isHard = turn.density === 'hard';
  const ground = isHard ? front : turn.revealed === null ? undefined : find(turn.revealed);
  const drop = createShade(isHard ? 'board' : 'drop', ground?.sheet);
  const crease = createShade(isHard ? 'board' : 'crease', back.sheet);
  const sheets = [front.sheet, back.sheet, drop, crease];
  const moving = isHard ? sheets : [...sheets, front.cut, back.cut];
  let animations: readonly Animation[] = [];
  let frameRequest = 0;
  let draw: () => void;

  for (const [role, box] of Object.entries({ front, back })) {
    box.page.dataset.role = role;
    box.page.dataset.turning = turn.density;
  }

  /** What the leaf looks like with its corner at each of the points on a way. Those that are no places are left out. */
  const posesAt = (points: readonly Point[], way: Pick<Run, 'from' | 'to'>, cutOf: typeof cutFor) => {
    if (isHard) return points.map((point): readonly Look[] => hardPose(turnProgress(point, page), side));
    const flat = cornerPoint(turn.corner, page);
    const folds = points.flatMap((point) => foldAt(barelyLifted(point, way, flat), turn.corner, page) ?? []);
    const cut = cutOf(folds, page);
    for (const { style } of [front.cut, back.cut]) {
      style.width = `${cut.depth}px`;
      style.height = `${cut.bottom - cut.top}px`;
    }
    return folds.map((fold): readonly Look[] => softPose(fold, side, cut));
  };

  /** Draws in the next frame. Of what is asked for before it, the last counts. */
  const inNextFrame = (then: () => void): void => {
    draw = then;
    frameRequest ||= requestAnimationFrame(() => {
      frameRequest = 0;
      draw();
    });
  };

  const stop = (): void => {
    cancelAnimationFrame(frameRequest);
    frameRequest = 0;
    for (const animation of animations) animation.cancel();
    animations = [];
  };

  /** Shows the turn with the corner at `point`, at once. A point that is no place changes nothing. */
  const pose = (point: Point): void => {
    stop();
    const [now] = posesAt([point], { from: point, to: point }, (_, size) => roomyCut(size));
    for (const [index, { style }] of moving.entries()) Object.assign(style, now?.[index]);
  };

  return {
    turn,
    pose,
    /** Draws the last of the points that came since the frame before. */
    follow(point: Point): void {
      inNextFrame(() => pose(point));
    },
    /** Runs beside the main thread, and calls `done` at the end unless something else came first. */
    run(way: Run, done: () => void): void {
      stop();
      const poses = posesAt(pointsAlong(way, page), way, cutFor);
      animations = moving.map((element, index) => {
        const frames = poses.map((pose) => ({ ...pose[index] }));
        const animation = element.animate(frames, { duration: way.durationMs, fill: 'both' });
        // Until then it shows where it begins.
        animation.pause();
        return animation;
      });
      // One start for all, or some begin a frame later than their neighbours. In a frame, for in Firefox the timeline's
      // time is that of the last one: as old as the page has been still.
      inNextFrame(() => {
        const startTime = document.timeline.currentTime;
        for (const animation of animations) animation.startTime = startTime;
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
        // Chromium's `removeAttribute` leaves an empty one behind.
        box.cut.toggleAttribute('style', false);
        box.sheet.toggleAttribute('style', false);
      }
    },
  };
}
