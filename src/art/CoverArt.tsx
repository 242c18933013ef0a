import cover from 'virtual:sprite/cover';
import { useMemo } from 'react';
import type { CharacterColours } from './CharacterSprite.tsx';
import { overlaySprites } from './CompiledSprite.ts';
import { characterPalette } from './characterPalette.ts';
import { hairCuts } from './hairCuts.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

export type CoverArtProps = PictureProps & {
  /** The hero's colors. See `CharacterSprite`. */
  colours?: CharacterColours | undefined;
};

/** The manual's cover art (128 x 96 dots): the hero at dawn, on a road of levels to a city gate. */
export function CoverArt({ colours, ...rest }: CoverArtProps) {
  const palette = useMemo(() => (colours === undefined ? undefined : characterPalette(colours)), [colours]);
  const worn = hairCuts[colours?.hairCut ?? 'short'].cover;
  const sprite = useMemo(() => overlaySprites(cover, ...worn), [worn]);
  return <Sprite {...rest} sprite={sprite} palette={palette} />;
}
