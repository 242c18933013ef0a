/** Composes characters (NFC) and collapses each run of white space to one space. */
export function normalizeWhitespace(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ');
}

/** {@link normalizeWhitespace}, then trimmed. */
export function normalizeText(text: string | undefined): string {
  return normalizeWhitespace(text ?? '').trim();
}

/** The texts that are not empty, normalized, in order. */
export function nonEmptyTexts(texts: readonly (string | undefined)[] | undefined): readonly string[] {
  return (texts ?? []).map(normalizeText).filter(Boolean);
}
