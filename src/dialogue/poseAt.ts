// The character's poses as a function of time. Times are milliseconds since the mood began.
import type { CharacterArms, CharacterPose } from '../art/CharacterSprite.tsx';

export type Mood = 'quiet' | 'talking' | 'waving' | 'greeting';

/** A pose and the start of the next one; `Infinity` for the last. */
export type PoseMoment = { readonly pose: CharacterPose; readonly nextChangeMs: number };

/** The mouth stays open or closed for about a syllable. */
const mouthMs = 100;
/** The hand stays up or down this long, which looks friendly and not hurried. */
const handMs = 250;
/** A wave of more than five seconds would need a control to stop it (WCAG 2.2.2). */
const wavingMs = 4000;
/** The eyes blink once after this time, as a sign of life. The blink ends within five seconds, too. */
const blinkAtMs = 3500;
/** Long enough to notice the blink, too short to see closed eyes. */
const blinkMs = 120;

/** The time of each step of a greeting wave. */
const waveStepMs = 140;
/** The steps of a greeting wave: `down` is halfway up. */
const greetingWave = ['down', 'up', 'down'] as const;
/** A greeting starts this long after the character appears, because visitors then look at it. */
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
      return elapsedMs < blinkAtMs + blinkMs ? { pose: 'blinking', nextChangeMs: blinkAtMs + blinkMs } : stillMoment;
    default:
      return mood satisfies never;
  }
}

/** Stands, waves once, blinks, and stands. */
function greetingAt(elapsedMs: number): PoseMoment {
  if (elapsedMs < greetAtMs) return { pose: 'quiet', nextChangeMs: greetAtMs };
  const { arms, nextChangeMs } = armsAt(elapsedMs - greetAtMs);
  if (arms !== 'crossed') return { pose: `waving-${arms}`, nextChangeMs: greetAtMs + nextChangeMs };
  const eyesOpenMs = greetAtMs + greetingWave.length * waveStepMs + blinkMs;
  return elapsedMs < eyesOpenMs ? { pose: 'blinking', nextChangeMs: eyesOpenMs } : stillMoment;
}

function alternate(poses: readonly [CharacterPose, CharacterPose], turnMs: number, elapsedMs: number): PoseMoment {
  const turn = Math.floor(elapsedMs / turnMs);
  return { pose: poses[turn % 2 === 0 ? 0 : 1], nextChangeMs: (turn + 1) * turnMs };
}

/** The arms `elapsedMs` after a wave began: they wave once, and are then crossed. */
export function armsAt(elapsedMs: number): { readonly arms: CharacterArms; readonly nextChangeMs: number } {
  const moment = Math.floor(elapsedMs / waveStepMs);
  const arms = greetingWave[moment];
  return arms
    ? { arms, nextChangeMs: (moment + 1) * waveStepMs }
    : { arms: 'crossed', nextChangeMs: Number.POSITIVE_INFINITY };
}
