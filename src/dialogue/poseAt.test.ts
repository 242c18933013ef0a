import { describe, expect, it, test } from 'vitest';
import { type Mood, type PoseMoment, poseAt } from './poseAt.ts';

/** Every pose of a mood, with its start and end. */
function posesOf(mood: Mood, { untilMs }: { untilMs: number }) {
  const poses: { pose: PoseMoment['pose']; fromMs: number; toMs: number }[] = [];
  for (let fromMs = 0; fromMs < untilMs; ) {
    const { pose, nextChangeMs } = poseAt(mood, fromMs);
    poses.push({ pose, fromMs, toMs: nextChangeMs });
    fromMs = nextChangeMs;
  }
  return poses;
}

const hourMs = 3_600_000;

describe('poseAt', () => {
  test.each<[Mood, number, PoseMoment]>([
    ['talking', 0, { pose: 'talking', nextChangeMs: 100 }],
    ['talking', 99.9, { pose: 'talking', nextChangeMs: 100 }],
    ['talking', 100, { pose: 'quiet', nextChangeMs: 200 }],
    ['waving', 0, { pose: 'waving-up', nextChangeMs: 250 }],
    ['waving', 250, { pose: 'waving-down', nextChangeMs: 500 }],
    ['waving', 3999, { pose: 'waving-down', nextChangeMs: 4000 }],
    ['quiet', 0, { pose: 'quiet', nextChangeMs: poseAt('quiet', 0).nextChangeMs }],
    ['quiet', hourMs, { pose: 'quiet', nextChangeMs: Number.POSITIVE_INFINITY }],
  ])('%s, after %d ms', (mood, elapsedMs, moment) => {
    expect(poseAt(mood, elapsedMs)).toEqual(moment);
  });

  it('waves for four seconds, then stands still', () => {
    const poses = posesOf('waving', { untilMs: 4000 });
    expect(poses.at(-1)?.toMs).toBe(4000);
    expect(new Set(poses.map(({ pose }) => pose))).toEqual(new Set(['waving-up', 'waving-down']));
    expect(poseAt('waving', 4000)).toEqual({ pose: 'quiet', nextChangeMs: Number.POSITIVE_INFINITY });
  });

  it('greets with one wave after 400 ms, then blinks', () => {
    expect(posesOf('greeting', { untilMs: hourMs })).toEqual([
      { pose: 'quiet', fromMs: 0, toMs: 400 },
      { pose: 'waving-down', fromMs: 400, toMs: 540 },
      { pose: 'waving-up', fromMs: 540, toMs: 680 },
      { pose: 'waving-down', fromMs: 680, toMs: 820 },
      { pose: 'blinking', fromMs: 820, toMs: 940 },
      { pose: 'quiet', fromMs: 940, toMs: Number.POSITIVE_INFINITY },
    ]);
  });

  it('blinks once, for 120 ms, after three seconds or more', () => {
    const [openPose, blink, ...laterPoses] = posesOf('quiet', { untilMs: hourMs });
    expect(openPose?.toMs).toBeGreaterThanOrEqual(3000);
    expect(blink).toEqual({ pose: 'blinking', fromMs: openPose?.toMs, toMs: (openPose?.toMs ?? 0) + 120 });
    expect(laterPoses).toEqual([{ pose: 'quiet', fromMs: blink?.toMs, toMs: Number.POSITIVE_INFINITY }]);
  });
});
