import { cornerPoint, creaseAt, turnProgress, withMinLift } from '../engine/crease.ts';
import { type ClipBox, clipBoxFor, hardPose, type PartStyle, type PosedSide, softPose } from '../engine/pose.ts';
import { pointsAlong } from '../engine/run.ts';
import type { Turn } from '../engine/spreads.ts';
import type { Run } from '../engine/state.ts';

/**
 * The keyframes that move a leaf. There is one effect per element, in the order of the parts of a
 * pose. `createLeaf` sets each effect's target and timing.
 */
interface RunFrames {
  /** The smallest box that fits the whole run. A hard leaf has none. */
  readonly clipBox: ClipBox | undefined;
  readonly effects: readonly KeyframeEffect[];
}

/**
 * Caches the frames of each run. An effect has only one target, so the first leaf of a riffle uses
 * the cached one, and the others copy it.
 */
export type CachedFrames = Map<string, RunFrames>;

/**
 * The share of an effect's duration in which the leaf moves. The effect then holds the last pose
 * until the leaf finishes it, because Chromium updates styles and commits every frame in an
 * effect's last 40 ms.
 */
export const runShare = 1 / 2;

/** The number of different whole turns: back and forward, at either corner, soft and hard. */
const maxCachedRuns = 8;

interface PosedRun {
  readonly turn: Turn;
  readonly side: PosedSide;
  readonly run: Run;
}

/**
 * Returns the frames of a run, from the cache if possible. Parsing keyframes is the slowest step at
 * the start of a turn.
 */
export function framesOf(
  cachedFrames: CachedFrames,
  { turn, side, run: { id: _, durationMs: __, ...path } }: PosedRun,
): RunFrames {
  const { corner, density } = turn;
  const key = JSON.stringify([corner, density, path, side]);
  let frames = cachedFrames.get(key);
  if (frames) return frames;
  const { page } = side;
  const points = pointsAlong(path, page);
  const creases = points.flatMap(
    (point) => creaseAt(withMinLift(point, path, cornerPoint(corner, page)), corner, page) ?? [],
  );
  const clipBox = density === 'hard' ? undefined : clipBoxFor(creases, page);
  const poses: readonly (readonly PartStyle[])[] = clipBox
    ? creases.map((crease) => softPose(crease, side, clipBox))
    : points.map((point) => hardPose(turnProgress(point, page), side));
  const effects = Array.from(poses[0] ?? [], (_, index) => {
    const keyframes: Keyframe[] = poses.map((pose) => ({ ...pose[index] }));
    const last = keyframes.at(-1);
    keyframes.splice(-1, 1, { ...last, offset: runShare }, { ...last });
    return new KeyframeEffect(null, keyframes, { fill: 'both' });
  });
  frames = { clipBox, effects };
  if (cachedFrames.size === maxCachedRuns) cachedFrames.clear();
  cachedFrames.set(key, frames);
  return frames;
}
