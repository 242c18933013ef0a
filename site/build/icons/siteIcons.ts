import { faviconSprite } from '../../../src/art/faviconSprite.ts';
import { spriteToSvg } from '../../../src/art/spriteToSvg.ts';
import { paletteColour } from '../../documents/palette.ts';
import { icoFile } from './icoFile.ts';
import { type PictureFrame, picturePng } from './picturePng.ts';

/** The room's colour, for the bars a phone's browser puts round a page, and the ground of pictures. */
export const backdropColor = paletteColour('orange');

export const iconFiles = {
  svg: 'favicon.svg',
  /** Browsers and crawlers ask for it whatever the page links. */
  ico: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  manifest: ['icon-192.png', 'icon-512.png'],
  maskable: 'icon-maskable-512.png',
} as const;

/** The sizes that launchers ask for, and browsers that draw no SVG in a tab (Safari before 26). The drawing has 16 dots. */
export const manifestSizesPx = [192, 512] as const;
export const maskableSizePx = 512;

/** A tab's, on screens of one, two and three pixels a point: whole pixels for each of the drawing's 16 dots. */
const tabSizesPx = [16, 32, 48] as const;

/** A phone cuts off its corners, so the console keeps clear of them. */
const touchIcon = { ...square(180), marginPx: 16, background: backdropColor };

/** A launcher may cut the icon to a circle of four fifths: 19 pixels a dot keep the console's corners in it. */
const maskableIcon = { ...square(maskableSizePx), marginPx: 104, background: backdropColor };

/** The site's icon in each form in which it is asked for, by file: all from one drawing. */
export async function siteIcons(): Promise<Readonly<Record<string, string | Buffer>>> {
  const png = (frame: PictureFrame) => picturePng(faviconSprite, frame);
  const small = tabSizesPx.map(async (sizePx) => ({ sizePx, png: await png(square(sizePx)) }));
  const large = manifestSizesPx.map(
    async (sizePx, index) => [iconFiles.manifest[index] ?? '', await png(square(sizePx))] as const,
  );
  return {
    [iconFiles.svg]: spriteToSvg(faviconSprite),
    [iconFiles.ico]: icoFile(await Promise.all(small)),
    [iconFiles.touch]: await png(touchIcon),
    ...Object.fromEntries(await Promise.all(large)),
    [iconFiles.maskable]: await png(maskableIcon),
  };
}

function square(sizePx: number): { widthPx: number; heightPx: number } {
  return { widthPx: sizePx, heightPx: sizePx };
}
