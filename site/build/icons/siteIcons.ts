import type { iconPicture } from '../../entry.server.tsx';
import { icoFile } from './icoFile.ts';
import { picturePng } from './picturePng.ts';
import { roomColour } from './roomColour.ts';

/** The icon's files, from the site's root. */
export const iconFiles = {
  svg: 'favicon.svg',
  ico: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  manifest: ['icon-192.png', 'icon-512.png'],
  maskable: 'icon-maskable-512.png',
} as const;

/** The sizes in `favicon.ico`. The drawing has 16 dots, so each dot is a whole number of pixels. */
export const icoSizesPx = [16, 32, 48] as const;

/** The sizes that launchers ask for. */
export const manifestSizesPx = [192, 512] as const;
export const maskableSizePx = 512;

/** A phone cuts off its corners, so the console keeps clear of them. */
const touch = { ...square(180), marginPx: 16, ground: roomColour };

/** A launcher may cut the icon to a circle of four fifths: 19 pixels a dot keep the console's corners in it. */
const maskable = { ...square(maskableSizePx), marginPx: 104, ground: roomColour };

/**
 * The site's icon in each form in which it is asked for, by file: all from one drawing.
 *
 * @param svg the drawing as an SVG file
 */
export async function siteIcons(
  svg: string,
  drawing: typeof iconPicture,
): Promise<Readonly<Record<string, string | Buffer>>> {
  const small = icoSizesPx.map(async (sizePx) => ({ sizePx, png: await picturePng(drawing, square(sizePx)) }));
  const large = manifestSizesPx.map(
    async (sizePx, index) => [iconFiles.manifest[index] ?? '', await picturePng(drawing, square(sizePx))] as const,
  );
  return {
    [iconFiles.svg]: svg,
    [iconFiles.ico]: icoFile(await Promise.all(small)),
    [iconFiles.touch]: await picturePng(drawing, touch),
    ...Object.fromEntries(await Promise.all(large)),
    [iconFiles.maskable]: await picturePng(drawing, maskable),
  };
}

function square(sizePx: number): { widthPx: number; heightPx: number } {
  return { widthPx: sizePx, heightPx: sizePx };
}
