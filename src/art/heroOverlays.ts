import type { CharacterColors } from './CharacterSprite.tsx';
import type { CompiledSprite } from './CompiledSprite.ts';
import { type HeroSprites, hairCuts } from './hairCuts.ts';
import { headphoneSprites } from './headphones.ts';

/** The headphones and the hair that lie over a drawing of the bare hero, from the bottom up. */
export function heroOverlays(drawing: keyof HeroSprites, colors: CharacterColors = {}): readonly CompiledSprite[] {
  const { hairCut = 'short', headphones = true } = colors;
  const worn = headphones ? headphoneSprites.worn?.[drawing] : [];
  return [...(worn ?? []), ...hairCuts[hairCut][drawing]];
}
