import type { CompiledSprite } from './CompiledSprite.ts';
import coverHairCovered from './compiled/coverHairCovered.json' with { type: 'json' };
import coverHairLong from './compiled/coverHairLong.json' with { type: 'json' };
import coverHairTied from './compiled/coverHairTied.json' with { type: 'json' };
import hairCovered from './compiled/hairCovered.json' with { type: 'json' };
import hairLong from './compiled/hairLong.json' with { type: 'json' };
import hairTied from './compiled/hairTied.json' with { type: 'json' };

/** How the character's hair is worn. If it is covered, the hair color colors the cloth. */
export type HairCut = 'short' | 'long' | 'tied' | 'covered';

/** The sprites each haircut lays over the head and the cover's hero. A site contains one. */
export const hairCuts: Readonly<Record<HairCut, Readonly<Record<'head' | 'cover', readonly CompiledSprite[]>>>> = {
  short: { head: [], cover: [] },
  long: { head: [hairLong], cover: [coverHairLong] },
  tied: { head: [hairTied], cover: [coverHairTied] },
  covered: { head: [hairCovered], cover: [coverHairCovered] },
};
