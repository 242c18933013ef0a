import cover from 'virtual:sprite/cover';
import coverPanorama from 'virtual:sprite/coverPanorama';
import { useMemo } from 'react';
import type { CharacterColors } from './CharacterSprite.tsx';
import { overlaySprites } from './CompiledSprite.ts';
import { characterPalette } from './characterPalette.ts';
import { heroOverlays } from './heroOverlays.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

/** The box of the hero's overlays in the panorama. They are drawn for the cover's 128 x 96 dots. */
const heroOverlayBox = { x: 14, y: -17, width: cover.width, height: cover.height };

export type CoverArtProps = PictureProps & {
  /** The hero's colors. See `CharacterSprite`. */
  colors?: CharacterColors | undefined;
};

/** The manual's cover art (128 x 96 dots): the hero at dawn, on a road of levels to a city gate. */
export function CoverArt({ colors, ...rest }: CoverArtProps) {
  const palette = useMemo(() => (colors === undefined ? undefined : characterPalette(colors)), [colors]);
  const sprite = useMemo(() => overlaySprites(cover, ...heroOverlays('cover', colors)), [colors]);
  return <Sprite {...rest} sprite={sprite} palette={palette} />;
}

/** The same scene for a low and wide cover (192 x 64 dots). Decoration. */
export function CoverPanorama({ colors, ...rest }: Omit<CoverArtProps, 'title'>) {
  const palette = useMemo(() => (colors === undefined ? undefined : characterPalette(colors)), [colors]);
  return (
    <svg viewBox={`0 0 ${coverPanorama.width} ${coverPanorama.height}`} aria-hidden="true" {...rest}>
      <Sprite sprite={coverPanorama} palette={palette} />
      {heroOverlays('cover', colors).map((overlay) => (
        <Sprite key={overlay.paths[0]?.d} sprite={overlay} palette={palette} {...heroOverlayBox} />
      ))}
    </svg>
  );
}
