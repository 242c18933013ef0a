import type { SpriteData } from '../SpriteData.ts';
import { armless, blinking, glad, quiet, talking, waving, wavingDown, wavingUp } from './character/poses.ts';
import { difference } from './shapes/difference.ts';

/** The character without arms, and with the face of one who listens. What follows is laid over it. */
export const character = armless;

/** Arms crossed. */
export const characterCrossed = (): SpriteData => difference(armless(), quiet());

/** The mouth, open. */
export const characterTalking = (): SpriteData => difference(quiet(), talking());

/** The eyes, closed. */
export const characterBlinking = (): SpriteData => difference(quiet(), blinking());

/** The mouth, grinning. */
export const characterGrinning = (): SpriteData => difference(quiet(), glad());

/** One arm down, the other half up. What follows is laid over it. */
export const characterWaving = (): SpriteData => difference(armless(), waving());

/** The hand at its highest. */
export const characterWavingUp = (): SpriteData => difference(waving(), wavingUp());

/** The hand at its lowest. */
export const characterWavingDown = (): SpriteData => difference(waving(), wavingDown());
