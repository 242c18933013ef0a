import { bannerSprite } from './bannerSprite.ts';
import { Sprite, type SpriteProps } from './Sprite.tsx';

export type CastleBannerProps = Omit<SpriteProps, 'sprite'> & {
  /** What the banner may say, in capitals, the best first; `[]` for no castle at all. */
  names: readonly string[];
};

/** The gate of the castle that the hero is on the way to (52 x 80 dots), and a banner across it with a name. */
export function CastleBanner({ names, ...rest }: CastleBannerProps) {
  return names.length > 0 ? <Sprite {...rest} sprite={bannerSprite(names)} /> : null;
}
