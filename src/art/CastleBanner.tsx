import { bannerSprite } from './bannerSprite.ts';
import { Sprite, type SpriteProps } from './Sprite.tsx';

export type CastleBannerProps = Omit<SpriteProps, 'sprite'> & {
  /** The names the banner may show, in capitals, best first. Pass `[]` to draw no castle. */
  names: readonly string[];
};

/** The castle gate (52 x 80 dots) with a name on the banner across it. */
export function CastleBanner({ names, ...rest }: CastleBannerProps) {
  return names.length > 0 ? <Sprite {...rest} sprite={bannerSprite(names)} /> : null;
}
