// The character's poses as a function of time. Times are milliseconds since the mood began.
import type { CharacterArms, CharacterPose } from '../art/CharacterSprite.tsx';

export type Mood = 'quiet' | 'talking' | 'waving' | 'greeting';

/** A pose and the start of the next one; `Infinity` for the last. */
export type PoseMoment = { readonly pose: CharacterPose; readonly nextChangeMs: number };

/** The mouth stays open or shut for about a syllable. */
const mouthMs = 100;
/** The hand stays up or down this long: a friendly wave, not a hurried one. */
const handMs = 250;
/** A wave of five seconds or more would need a control to stop it (WCAG 2.2.2). */
const wavingMs = 4000;
/** The eyes blink once after this time, as a sign of life. It ends within five seconds, too. */
const blinkAtMs = 3500;
/** A blink this short is noticed, but nobody looks at shut eyes. */
const eyesShutMs = 120;

/** The time of each of the greeting wave's three moments. */
const hailMs = 140;
/** A greeting wave: the arm goes up, is up, and goes down. */
const hail = ['down', 'up', 'down'] as const;
/** A greeting starts this long after the character appears, when the visitor looks at it. */
const greetAtMs = 400;

const stillMoment = { pose: 'quiet', nextChangeMs: Number.POSITIVE_INFINITY } as const;

/** The pose of a mood after `elapsedMs`. All moods but talking end standing still. */
export function poseAt(mood: Mood, elapsedMs: number): PoseMoment {
  switch (mood) {
    case 'talking':
      return alternate(['talking', 'quiet'], mouthMs, elapsedMs);
    case 'waving':
      return elapsedMs < wavingMs ? alternate(['waving-up', 'waving-down'], handMs, elapsedMs) : stillMoment;
    case 'greeting':
      return greetingAt(elapsedMs);
    case 'quiet':
      if (elapsedMs < blinkAtMs) return { pose: 'quiet', nextChangeMs: blinkAtMs };
      return elapsedMs < blinkAtMs + eyesShutMs
        ? { pose: 'blinking', nextChangeMs: blinkAtMs + eyesShutMs }
        : stillMoment;
    default:
      return mood satisfies never;
  }
}

/** Stands, waves once, blinks, and stands. */
function greetingAt(elapsedMs: number): PoseMoment {
  if (elapsedMs < greetAtMs) return { pose: 'quiet', nextChangeMs: greetAtMs };
  const { arms, nextChangeMs } = armsAt(elapsedMs - greetAtMs);
  if (arms !== 'crossed') return { pose: `waving-${arms}`, nextChangeMs: greetAtMs + nextChangeMs };
  const eyesOpenMs = greetAtMs + hail.length * hailMs + eyesShutMs;
  return elapsedMs < eyesOpenMs ? { pose: 'blinking', nextChangeMs: eyesOpenMs } : stillMoment;
}

function alternate(poses: readonly [CharacterPose, CharacterPose], turnMs: number, elapsedMs: number): PoseMoment {
  const turn = Math.floor(elapsedMs / turnMs);
  return { pose: poses[turn % 2 === 0 ? 0 : 1], nextChangeMs: (turn + 1) * turnMs };
}

/** The arms `elapsedMs` after a greeting began: one wave, then crossed. */
export function armsAt(elapsedMs: number): { readonly arms: CharacterArms; readonly nextChangeMs: number } {
  const moment = Math.floor(elapsedMs / hailMs);
  const arms = hail[moment];
  return arms
    ? { arms, nextChangeMs: (moment + 1) * hailMs }
    : { arms: 'crossed', nextChangeMs: Number.POSITIVE_INFINITY };
}
