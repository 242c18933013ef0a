/** A text with its letters in their composed form, and each run of white space as one space. */
export function normalizeWhitespace(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ');
}

/** A text as it is printed: {@link normalizeWhitespace}, without the spaces around it. */
export function normalizeText(text: string | undefined): string {
  return normalizeWhitespace(text ?? '').trim();
}

/** The texts that say something, in their order. */
export function nonEmptyTexts(texts: readonly (string | undefined)[] | undefined): readonly string[] {
  return (texts ?? []).map(normalizeText).filter(Boolean);
}
