const pngEnd = 'IEND';
const jpegEnd = Buffer.from([0xff, 0xd9]);
const startOfScan = 0xda;

/**
 * Whether the end of a PNG, JPEG or WebP file is missing. The drawing library would leave that part
 * empty without an error.
 * @param {Buffer} bytes
 */
export function isTruncated(bytes) {
  if (bytes.toString('latin1', 1, 4) === 'PNG') return !bytes.includes(pngEnd);
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return bytes.readUInt32LE(4) + 8 > bytes.length;
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  // Skip the segments before the pixels, because one of them may contain a preview with its own end.
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff && bytes[offset + 1] !== startOfScan)
    offset += 2 + bytes.readUInt16BE(offset + 2);
  return !bytes.includes(jpegEnd, offset);
}
