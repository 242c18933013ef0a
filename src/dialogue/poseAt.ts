// The character's poses as a function of time. Times are milliseconds since the mood began.
import type { CharacterPose } from '../art/CharacterSprite.tsx';

/** What the character does. */
export type Mood = 'quiet' | 'talking' | 'waving';

/** A pose, and when the next one follows: `Infinity` when none does. */
export type PoseMoment = { readonly pose: CharacterPose; readonly nextChangeMs: number };

/** How long the mouth stays open, and shut: about a syllable. */
const mouthMs = 100;
/** How long the hand stays up, and down: a friendly wave, not a hurried one. */
const handMs = 250;
/** How long the wave goes on. Under the five seconds after which a visitor would need a way to stop it (WCAG 2.2.2). */
const wavingMs = 4000;
/** Too short to be looked at, long enough to be felt. */
const eyesShutMs = 120;
/** Eyes are open for three to five seconds between blinks. */
const eyesOpenMs = { least: 3000, most: 5000 };
/** After so many blinks, less than a minute, the eyes stay open: no timer runs for ever on a page that is read. */
const blinks = 12;

/**
 * The pose of a mood after `elapsedMs`. Waving ends in being quiet; being quiet ends in standing still.
 *
 * @param seed which of many rows of blinks, so that two characters need not blink as one @default 1
 */
export function poseAt(mood: Mood, elapsedMs: number, seed = 1): PoseMoment {
  if (mood === 'talking') return inTurns(['talking', 'quiet'], mouthMs, elapsedMs);
  if (mood === 'waving' && elapsedMs < wavingMs) return inTurns(['waving-up', 'waving-down'], handMs, elapsedMs);

  let changeMs = mood === 'waving' ? wavingMs : 0;
  for (let blink = 0; blink < blinks; blink += 1) {
    changeMs += eyesOpenMs.least + (eyesOpenMs.most - eyesOpenMs.least) * scattered(seed + blink);
    if (elapsedMs < changeMs) return { pose: 'quiet', nextChangeMs: changeMs };
    changeMs += eyesShutMs;
    if (elapsedMs < changeMs) return { pose: 'blinking', nextChangeMs: changeMs };
  }
  return { pose: 'quiet', nextChangeMs: Number.POSITIVE_INFINITY };
}

function inTurns(poses: readonly [CharacterPose, CharacterPose], turnMs: number, elapsedMs: number): PoseMoment {
  const turn = Math.max(0, Math.floor(elapsedMs / turnMs));
  return { pose: poses[turn % 2 === 0 ? 0 : 1], nextChangeMs: (turn + 1) * turnMs };
}

/** From 0 to 1, the same for the same number: multiples of the golden ratio never come in step (Weyl's sequence). */
function scattered(number: number): number {
  return (Math.imul(number, 0x9e3779b1) >>> 0) / 2 ** 32;
}
