// Reads a picture's size from its header, in pixels. Image libraries allocate memory for the whole
// picture before they decode it, and crash the process when there is not enough.
import { svgSize } from './svgSize.ts';

export type PictureSize = { width: number; height: number };

type Reader = (bytes: Buffer) => PictureSize | undefined;

/** The picture formats, by their first bytes. */
const kinds: readonly { begins: RegExp; read: Reader }[] = [
  { begins: /^\x89PNG\r\n/, read: (bytes) => big(bytes, 16) },
  { begins: /^\xFF\xD8\xFF/, read: jpegSize },
  { begins: /^GIF8/, read: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }) },
  { begins: /^RIFF.{4}WEBP/s, read: webpSize },
  { begins: /^.{4}ftypavi[fs]/s, read: avifSize },
  { begins: /^(?:\xEF\xBB\xBF)?\s*</, read: (bytes) => svgSize(bytes.toString('utf8')) },
];

/** The size that a PNG, JPEG, GIF, WebP, AVIF or SVG file states; `undefined` if there is none. */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  const start = bytes.toString('latin1', 0, 64);
  try {
    const size = kinds.find(({ begins }) => begins.test(start))?.read(bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (cause) {
    // The file ends before its size field.
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

function big(bytes: Buffer, at: number): PictureSize {
  return { width: bytes.readUInt32BE(at), height: bytes.readUInt32BE(at + 4) };
}

/** Start-of-frame markers, which skip DHT (C4), JPG (C8) and DAC (CC) in their range. */
const frames = /[\xC0-\xC3\xC5-\xC7\xC9-\xCB\xCD-\xCF]/;

function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  for (;;) {
    // Skip fill bytes before a marker.
    while (bytes.readUInt8(at + 1) === 0xff) at += 1;
    if (frames.test(String.fromCharCode(bytes.readUInt8(at + 1))))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
}

function webpSize(bytes: Buffer): PictureSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const both = bytes.readUInt32LE(21);
      return { width: (both & 0x3fff) + 1, height: ((both >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}

/** The largest stated size: a tiled AVIF also states the size of its tiles. */
function avifSize(bytes: Buffer): PictureSize | undefined {
  const sizes: PictureSize[] = [];
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) sizes.push(big(bytes, at + 8));
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}
