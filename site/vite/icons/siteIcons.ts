import { spriteToSvg } from '../../../src/art/spriteToSvg.ts';
import { paletteColor } from '../../documents/palette.ts';
import { readSprite } from '../../sprites/readSprite.ts';
import { seamlessSprite } from '../../sprites/seamlessSprite.ts';
import { type PictureFrame, picturePng } from './picturePng.ts';

/** The backdrop's color, also for a phone browser's bars and the background of pictures. */
export const backdropColor = paletteColor('orange');

export const iconFiles = {
  svg: 'favicon.svg',
  /**
   * Browsers and crawlers request this file even if no page links to it. They read a PNG under this
   * name.
   */
  ico: 'favicon.ico',
  /** For browsers without SVG favicons (Safari before 26). */
  png: 'icon-192.png',
  touch: 'apple-touch-icon.png',
} as const;

/** The site's icons by file name, all from one sprite. */
export async function siteIcons(): Promise<Readonly<Record<string, string | Buffer>>> {
  const sprite = seamlessSprite(readSprite('favicon'));
  const png = (sizePx: number, frame: Partial<PictureFrame> = {}) =>
    picturePng(sprite, { widthPx: sizePx, heightPx: sizePx, ...frame });
  return {
    [iconFiles.svg]: spriteToSvg(sprite),
    // A multiple of the sprite's 16 dots, for tabs at pixel ratios 1 to 3.
    [iconFiles.ico]: await png(48),
    [iconFiles.png]: await png(192),
    // Phones round the corners, so the console needs a margin.
    [iconFiles.touch]: await png(180, { marginPx: 16, background: backdropColor }),
  };
}
