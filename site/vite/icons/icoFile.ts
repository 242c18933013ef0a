/** A square picture, as a PNG file. */
export type SquarePng = { sizePx: number; png: Buffer };

const headerBytes = 6;
const entryBytes = 16;
/** 2 would be cursors. */
const iconType = 1;
const bitsPerPixel = 32;

/**
 * An icon file (.ico) with PNGs in several sizes.
 * @param pictures at most 256 pixels wide
 */
export function icoFile(pictures: readonly SquarePng[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(iconType, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ sizePx, png }) => {
    const entry = Buffer.alloc(entryBytes);
    // One byte each; 0 means 256.
    entry.writeUInt8(sizePx % 256, 0);
    entry.writeUInt8(sizePx % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(bitsPerPixel, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
