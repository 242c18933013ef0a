import type { iconPicture } from '../../entry.server.tsx';
import { picturePng } from './picturePng.ts';

/** The room's colour, for the bars a phone's browser puts round a page, and the ground of pictures. */
export const roomColour = '#f58220';

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

// The container that browsers and desktops ask for as /favicon.ico: a list of sizes and places, then the pictures.
// https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) (PNG inside: Windows Vista and later, all browsers)

/** A square picture, as a PNG file. */
export type IcoPicture = { sizePx: number; png: Buffer };

const headerBytes = 6;
const entryBytes = 16;
const kindIcon = 1;
const bitsPerPixel = 32;
/** A size is one byte. */
const largestPx = 255;

/**
 * Several sizes of one icon as an ICO file.
 *
 * @throws when one is larger than the file's list can say
 */
export function icoFile(pictures: readonly IcoPicture[]): Buffer {
  const list = Buffer.alloc(headerBytes + pictures.length * entryBytes);
  list.writeUInt16LE(kindIcon, 2);
  list.writeUInt16LE(pictures.length, 4);
  let start = list.length;
  for (const [index, { sizePx, png }] of pictures.entries()) {
    if (sizePx > largestPx)
      throw new Error(`An ICO file is written with pictures of up to ${largestPx} pixels, not ${sizePx}.`);
    const entry = headerBytes + index * entryBytes;
    list.writeUInt8(sizePx, entry);
    list.writeUInt8(sizePx, entry + 1);
    list.writeUInt16LE(1, entry + 4);
    list.writeUInt16LE(bitsPerPixel, entry + 6);
    list.writeUInt32LE(png.length, entry + 8);
    list.writeUInt32LE(start, entry + 12);
    start += png.length;
  }
  return Buffer.concat([list, ...pictures.map(({ png }) => png)]);
}
