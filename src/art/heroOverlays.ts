import type { CharacterColors } from './CharacterSprite.tsx';
import type { CompiledSprite } from './CompiledSprite.ts';
import { type HeroSprites, hairCuts } from './hairCuts.ts';
import { headphoneSprites } from './headphones.ts';

/** The sprites of the hero's headphones and hair in a drawing, bottom first. */
export function heroOverlays(drawing: keyof HeroSprites, colors: CharacterColors = {}): readonly CompiledSprite[] {
  const { hairCut = 'short', headphones = true } = colors;
  const headphoneOverlays = headphones ? headphoneSprites.worn?.[drawing] : [];
  return [...(headphoneOverlays ?? []), ...hairCuts[hairCut][drawing]];
}
