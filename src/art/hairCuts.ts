import { coverHairCovered } from './compiled/coverHairCovered.ts';
import { coverHairLong } from './compiled/coverHairLong.ts';
import { coverHairTied } from './compiled/coverHairTied.ts';
import { hairCovered } from './compiled/hairCovered.ts';
import { hairLong } from './compiled/hairLong.ts';
import { hairTied } from './compiled/hairTied.ts';

/** What each cut of the character's hair lays over its head, and over the hero's on the cover. A site is built with its owner's. */
export const hairCuts = {
  short: { head: [], cover: [] },
  long: { head: [hairLong], cover: [coverHairLong] },
  tied: { head: [hairTied], cover: [coverHairTied] },
  covered: { head: [hairCovered], cover: [coverHairCovered] },
} as const;
