/**
 * Whether a picture was compressed by `compressPng`, cheaply: the two bytes before the compressed pixels say, in their
 * last two bits of eight, how hard the compressor tried (RFC 1950, FLEVEL). Ours says 3, the most; the browser's
 * screenshots and those of the canvas say 0 and 2.
 */
export function isCompressed(png: Uint8Array): boolean {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const pixels = bytes.indexOf('IDAT');
  return pixels > 0 && (bytes[pixels + 5] ?? 0) >> 6 === 3;
}
