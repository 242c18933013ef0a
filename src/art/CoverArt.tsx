import { useMemo } from 'react';
import type { CharacterColours } from './CharacterSprite.tsx';
import { overlaid } from './CompiledSprite.ts';
import { characterPalette } from './characterPalette.ts';
import cover from './compiled/cover.json' with { type: 'json' };
import { hairCuts } from './hairCuts.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

export type CoverArtProps = PictureProps & {
  /** Colours of the hero: those of the character, see CharacterSprite. */
  colours?: CharacterColours | undefined;
};

/** The title picture of the manual (128 x 96 dots): the hero at dawn, and a road of levels to the gate of a city. */
export function CoverArt({ colours, ...rest }: CoverArtProps) {
  const palette = useMemo(() => (colours === undefined ? undefined : characterPalette(colours)), [colours]);
  const worn = hairCuts[colours?.hairCut ?? 'short'].cover;
  const sprite = useMemo(() => overlaid(cover, ...worn), [worn]);
  return <Sprite {...rest} sprite={sprite} palette={palette} />;
}
