/** Decodes UTF-8, or UTF-16 after a byte order mark. @throws on any other encoding */
export function decodeText(bytes: Uint8Array, file: string): string {
  const mark = String(bytes.subarray(0, 2));
  const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${file} is not valid UTF-8. Save it as UTF-8.`, { cause });
  }
}
