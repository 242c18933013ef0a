/** A text with its letters in their composed form, and each run of white space as one space. */
export function oneSpaced(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ');
}

/** A text as it is printed: {@link oneSpaced}, without the spaces around it. */
export function said(text: string | undefined): string {
  return oneSpaced(text ?? '').trim();
}

/** The texts that say something, in their order. */
export function allSaid(texts: readonly (string | undefined)[] | undefined): readonly string[] {
  return (texts ?? []).map(said).filter(Boolean);
}
