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
