// The character's poses as a function of time. Times are milliseconds since the mood began.
import type { CharacterArms, CharacterPose } from '../art/CharacterSprite.tsx';

export type Mood = 'quiet' | 'talking' | 'waving';

/** A pose, and when the next one follows: `Infinity` when none does. */
export type PoseMoment = { readonly pose: CharacterPose; readonly nextChangeMs: number };

/** How long the mouth stays open, and shut: about a syllable. */
const mouthMs = 100;
/** How long the hand stays up, and down: a friendly wave, not a hurried one. */
const handMs = 250;
/** How long the wave goes on. Under the five seconds after which a visitor would need a way to stop it (WCAG 2.2.2). */
const wavingMs = 4000;
/** Eyes are open for so long, then shut once: a sign of life. Over before five seconds, too. */
const blinkAtMs = 3500;
/** Too short to be looked at, long enough to be felt. */
const eyesShutMs = 120;

/** How long each of the hail's three moments takes. */
const hailMs = 140;
/** A hand that says hello: on its way, up, and on its way down. */
const hail = ['down', 'up', 'down'] as const;

const still = { pose: 'quiet', nextChangeMs: Number.POSITIVE_INFINITY } as const;

/** The pose of a mood after `elapsedMs`. Talking goes on with the mood; every other ends in standing still. */
export function poseAt(mood: Mood, elapsedMs: number): PoseMoment {
  switch (mood) {
    case 'talking':
      return inTurns(['talking', 'quiet'], mouthMs, elapsedMs);
    case 'waving':
      return elapsedMs < wavingMs ? inTurns(['waving-up', 'waving-down'], handMs, elapsedMs) : still;
    case 'quiet':
      if (elapsedMs < blinkAtMs) return { pose: 'quiet', nextChangeMs: blinkAtMs };
      return elapsedMs < blinkAtMs + eyesShutMs ? { pose: 'blinking', nextChangeMs: blinkAtMs + eyesShutMs } : still;
    default:
      return mood satisfies never;
  }
}

function inTurns(poses: readonly [CharacterPose, CharacterPose], turnMs: number, elapsedMs: number): PoseMoment {
  const turn = Math.max(0, Math.floor(elapsedMs / turnMs));
  return { pose: poses[turn % 2 === 0 ? 0 : 1], nextChangeMs: (turn + 1) * turnMs };
}

/** What the arms do `elapsedMs` after a hail began: a wave, once, then they are crossed. */
export function armsAt(elapsedMs: number): { readonly arms: CharacterArms; readonly nextChangeMs: number } {
  const moment = Math.max(0, Math.floor(elapsedMs / hailMs));
  const arms = hail[moment];
  return arms
    ? { arms, nextChangeMs: (moment + 1) * hailMs }
    : { arms: 'crossed', nextChangeMs: Number.POSITIVE_INFINITY };
}
