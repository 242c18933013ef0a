/** Bytes as a text. @throws when they are no UTF-8 */
export function decoded(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${file} is not written in UTF-8. Save it as UTF-8.`, { cause });
  }
}
