import { spriteToSvg } from '../../../src/art/spriteToSvg.ts';
import { paletteColour } from '../../documents/palette.ts';
import { coveredSprite } from '../sprites/coveredSprite.ts';
import { readSprite } from '../sprites/readSprite.ts';
import { icoFile } from './icoFile.ts';
import { type PictureFrame, picturePng } from './picturePng.ts';

/** The backdrop's color, also for a phone browser's bars and the background of pictures. */
export const backdropColor = paletteColour('orange');

export const iconFiles = {
  svg: 'favicon.svg',
  /** Browsers and crawlers request it even if no page links to it. */
  ico: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  manifest: ['icon-192.png', 'icon-512.png'],
  maskable: 'icon-maskable-512.png',
} as const;

/** The sizes for launchers, and for browsers without SVG favicons (Safari before 26). */
export const manifestSizesPx = [192, 512] as const;
export const maskableSizePx = 512;

/** For tabs at pixel ratios 1, 2 and 3: multiples of the sprite's 16 dots. */
const tabSizesPx = [16, 32, 48] as const;

/** Phones round the corners, so the console needs a margin. */
const touchIcon = { ...square(180), marginPx: 16, background: backdropColor };

/** Launchers may crop to a circle of 80 %, which contains the console's corners at 19 pixels per dot. */
const maskableIcon = { ...square(maskableSizePx), marginPx: 104, background: backdropColor };

/** The site's icons by file name, all from one sprite. */
export async function siteIcons(): Promise<Readonly<Record<string, string | Buffer>>> {
  const sprite = coveredSprite(readSprite('favicon'));
  const png = (frame: PictureFrame) => picturePng(sprite, frame);
  const small = tabSizesPx.map(async (sizePx) => ({ sizePx, png: await png(square(sizePx)) }));
  const large = manifestSizesPx.map(
    async (sizePx, index) => [iconFiles.manifest[index] ?? '', await png(square(sizePx))] as const,
  );
  return {
    [iconFiles.svg]: spriteToSvg(sprite),
    [iconFiles.ico]: icoFile(await Promise.all(small)),
    [iconFiles.touch]: await png(touchIcon),
    ...Object.fromEntries(await Promise.all(large)),
    [iconFiles.maskable]: await png(maskableIcon),
  };
}

function square(sizePx: number): { widthPx: number; heightPx: number } {
  return { widthPx: sizePx, heightPx: sizePx };
}
