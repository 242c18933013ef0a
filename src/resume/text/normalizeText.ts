/** Composes characters (NFC) and collapses each run of white space or control characters to one space. */
export function normalizeWhitespace(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ');
}

/** Normalizes white space ({@link normalizeWhitespace}) and trims. */
export function normalizeText(text: string | undefined): string {
  return normalizeWhitespace(text ?? '').trim();
}

/** Normalizes texts and removes empty ones. */
export function nonEmptyTexts(texts: readonly (string | undefined)[] | undefined): readonly string[] {
  return (texts ?? []).map(normalizeText).filter(Boolean);
}
