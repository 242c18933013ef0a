import coverHairCovered from 'virtual:sprite/coverHairCovered';
import coverHairLong from 'virtual:sprite/coverHairLong';
import coverHairTied from 'virtual:sprite/coverHairTied';
import hairCovered from 'virtual:sprite/hairCovered';
import hairLong from 'virtual:sprite/hairLong';
import hairTied from 'virtual:sprite/hairTied';
import walkerHairCovered from 'virtual:sprite/walkerHairCovered';
import walkerHairLong from 'virtual:sprite/walkerHairLong';
import walkerHairTied from 'virtual:sprite/walkerHairTied';
import type { CompiledSprite } from './CompiledSprite.ts';

/** The character's haircut. `covered` is a headscarf in the hair color. */
export type HairCut = 'short' | 'long' | 'tied' | 'covered';

/** The sprites that are drawn over the head, the cover's hero and the walker. */
export type HeroSprites = Readonly<Record<'head' | 'cover' | 'walker', readonly CompiledSprite[]>>;

/** The sprites of each haircut. The build removes the lines that a site does not use. */
export const hairCuts: Readonly<Record<HairCut, HeroSprites>> = {
  short: { head: [], cover: [], walker: [] },
  long: { head: [hairLong], cover: [coverHairLong], walker: [walkerHairLong] },
  tied: { head: [hairTied], cover: [coverHairTied], walker: [walkerHairTied] },
  covered: { head: [hairCovered], cover: [coverHairCovered], walker: [walkerHairCovered] },
};
