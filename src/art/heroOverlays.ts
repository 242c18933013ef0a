import type { CharacterColors } from './CharacterSprite.tsx';
import type { CompiledSprite } from './CompiledSprite.ts';
import { type HeroSprites, hairCuts } from './hairCuts.ts';
import { headphoneSprites } from './headphones.ts';

/** The sprites of headphones and hair for a drawing of the bare hero, bottom first. */
export function heroOverlays(drawing: keyof HeroSprites, colors: CharacterColors = {}): readonly CompiledSprite[] {
  const { hairCut = 'short', headphones = true } = colors;
  const headphoneOverlays = headphones ? headphoneSprites.worn?.[drawing] : [];
  return [...(headphoneOverlays ?? []), ...hairCuts[hairCut][drawing]];
}
