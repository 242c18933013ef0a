import { barelyLifted, cornerPoint, creaseAt, turnProgress } from '../engine/crease.ts';
import { type ClipBox, clipBoxFor, hardPose, type PartStyle, type PosedSide, softPose } from '../engine/pose.ts';
import { pointsAlong } from '../engine/run.ts';
import type { Turn } from '../engine/spreads.ts';
import type { Run } from '../engine/state.ts';

/**
 * A leaf's movement: one effect for each element, in a pose's order. The leaf sets target and
 * timing.
 */
interface RunFrames {
  /** The smallest box that fits the whole run. A hard leaf has none. */
  readonly clipBox: ClipBox | undefined;
  readonly effects: readonly KeyframeEffect[];
}

/**
 * Cached frames, by everything that they depend on. The first leaf uses them; other leaves use a
 * copy.
 */
export type CachedFrames = Map<string, RunFrames>;

/**
 * The run takes this share of its effects; afterwards they hold the last pose until the leaf
 * finishes them. Chromium updates styles and commits every frame in the last 40 ms of an effect.
 */
export const runShare = 1 / 2;

/** The number of distinct whole turns: back and forward, at either corner, soft and hard. */
const maxCachedRuns = 8;

interface PosedRun {
  readonly turn: Turn;
  readonly side: PosedSide;
  readonly run: Run;
}

/**
 * Returns the frames of a run, cached for whole turns. Parsing keyframes is the slowest step at the
 * start of a turn.
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
    (point) => creaseAt(barelyLifted(point, path, cornerPoint(corner, page)), corner, page) ?? [],
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
