import coverHairCovered from 'virtual:sprite/coverHairCovered';
import coverHairLong from 'virtual:sprite/coverHairLong';
import coverHairTied from 'virtual:sprite/coverHairTied';
import hairCovered from 'virtual:sprite/hairCovered';
import hairLong from 'virtual:sprite/hairLong';
import hairTied from 'virtual:sprite/hairTied';
import type { CompiledSprite } from './CompiledSprite.ts';

/** How the character's hair is worn. If it is covered, the hair color colors the cloth. */
export type HairCut = 'short' | 'long' | 'tied' | 'covered';

/** The sprites each haircut lays over the head and the cover's hero. A site contains one. */
export const hairCuts: Readonly<Record<HairCut, Readonly<Record<'head' | 'cover', readonly CompiledSprite[]>>>> = {
  short: { head: [], cover: [] },
  long: { head: [hairLong], cover: [coverHairLong] },
  tied: { head: [hairTied], cover: [coverHairTied] },
  covered: { head: [hairCovered], cover: [coverHairCovered] },
};
