const pngEnd = 'IEND';
const jpegEnd = Buffer.from([0xff, 0xd9]);
const startOfScan = 0xda;

/**
 * Whether the end of a PNG, JPEG or WebP file is missing. The drawing library would leave that part
 * empty without a word.
 * @param {Buffer} bytes
 */
export function isCut(bytes) {
  if (bytes.toString('latin1', 1, 4) === 'PNG') return !bytes.includes(pngEnd);
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return bytes.readUInt32LE(4) + 8 > bytes.length;
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  // Skip the segments before the pixels: one of them may hold a preview, with an end of its own.
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan)
    at += 2 + bytes.readUInt16BE(at + 2);
  return !bytes.includes(jpegEnd, at);
}
